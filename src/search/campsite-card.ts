import type { PublicListing } from '../listings/index.ts';
import { type CampsiteKind, campsitePath } from '../places/index.ts';
import { type AreaNames, type CardSource, cardsOf, type ListingCard, rowsOf } from './card.ts';
import { type OpenCampsiteCardRow, selectOpenCampsiteCards } from './campsite-row.sql.ts';
import { type CampsiteFacts, factsOf } from './campsite-tags.ts';
import { CAMPSITE } from './filters/audience.ts';
import { campsiteIdOf, indexIdOf, isOpenData } from './open-data.ts';

/** An open-data campsite's card in a list: what OpenStreetMap states of it. */
export interface CampsiteCard {
  kind: 'campsite';
  /** Below 0, so that it is no listing's; without its sign the number of its page. */
  id: number;
  /** `/place/{slug}-{id}`. */
  path: string;
  category: typeof CAMPSITE;
  siteKind: CampsiteKind;
  /** Null for one without a name. */
  name: string | null;
  /** The town or village that it is near, by its address or the gazetteer. */
  near: string | null;
  position: PublicListing['position'];
  countryCode: string;
  /** ISO 3166-2. */
  regionId: string | null;
  /** In English. */
  regionName: string | null;
  townId: number | null;
  /** In the gazetteer. */
  townName: string | null;
  facts: CampsiteFacts;
}

/** The card of any row of the index. */
export type AnyCard = ListingCard | CampsiteCard;

/**
 * Reads cards of listings and open-data campsites, in the order of `ids`; what is not shown is left out, and while
 * the database is away what is not known.
 */
export async function knownCardsOf(
  source: CardSource,
  names: AreaNames,
  ids: readonly number[],
): Promise<{ cards: AnyCard[]; unknown: number }> {
  const campsiteIds = ids.filter(isOpenData).map(campsiteIdOf);
  const [listings, campsites] = await Promise.all([
    cardsOf(
      source,
      names,
      ids.filter((id) => !isOpenData(id)),
    ),
    rowsOf(source, 'campsites', selectOpenCampsiteCards, campsiteIds),
  ]);
  const unknown = listings.unknown + campsites.missing.length;
  if (campsites.found.size === 0) return { cards: listings.cards, unknown };
  const cards = new Map<number, AnyCard>(listings.cards.map((card) => [card.id, card]));
  for (const row of campsites.found.values()) {
    cards.set(indexIdOf(row.id), presentCampsite(row, names));
  }
  return { cards: ids.flatMap((id) => cards.get(id) ?? []), unknown };
}

function presentCampsite(row: OpenCampsiteCardRow, names: AreaNames): CampsiteCard {
  const { id, kind, name, tags, lat, lng, country_code, region_id } = row;
  const townName = (row.town_id !== null && names.town(row.town_id)?.name) || null;
  return {
    kind: 'campsite',
    id: indexIdOf(id),
    path: campsitePath(name, id),
    category: CAMPSITE,
    siteKind: kind,
    name,
    near: townName,
    position: { lat, lng, radius: 0 },
    countryCode: country_code,
    regionId: region_id,
    regionName: (region_id !== null && names.regionName(region_id)) || null,
    townId: row.town_id,
    townName,
    facts: factsOf(tags, row.left_out),
  };
}

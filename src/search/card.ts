import {
  costsOf,
  listingPath,
  type PublicListing,
  publicPosition,
  type Stay,
  type StayCosts,
} from '../listings/index.ts';
import { noneWhileAway, type Queryable, type Statement } from '../platform/db/index.ts';
import type { LastKnown } from '../platform/last-known.ts';
import type { AvailabilityAnswer } from './availability-answer.ts';
import { type CardRow, selectCards, selectPrices } from './card.sql.ts';

type Vehicle = NonNullable<PublicListing['vehicle']>;
type Campsite = NonNullable<PublicListing['campsite']>;

const DRIVING = ['licence', 'fuel', 'length_m', 'height_m', 'width_m', 'weight_kg'] as const;

/** A listing's card in a list. */
export interface ListingCard {
  kind: 'listing';
  id: number;
  /** `/listing/{slug}-{id}`. */
  path: string;
  category: PublicListing['category'];
  title: string;
  image: PublicListing['images'][number] | null;
  imageCount: number;
  position: PublicListing['position'];
  countryCode: string;
  /** ISO 3166-2. */
  regionId: string | null;
  /** In English. */
  regionName: string | null;
  townId: number | null;
  /** In the gazetteer. */
  townName: string | null;
  price: PublicListing['price'];
  /** What a stay costs besides; its nights are those of the dates asked about. */
  costs: StayCosts;
  sleeps: number | null;
  seats: number | null;
  vehicleClass: Vehicle['vehicle_class'] | null;
  transmission: Vehicle['transmission'] | null;
  /** What decides who may drive it and where it fits, beside `costs.min_driver_age`. */
  driving: Pick<Vehicle, (typeof DRIVING)[number]>;
  pitchTypes: Campsite['pitch_types'] | null;
  rating: PublicListing['rating'];
  partner: { name: string; isDemo: boolean };
  /** What others offer that is the same vehicle or campsite. */
  offers: OtherOffer[];
}

/** Another partner's offer of the same vehicle or campsite; it is shown, and has a page of its own. */
export interface OtherOffer {
  id: number;
  /** `/listing/{slug}-{id}`. */
  path: string;
  title: string;
  partner: { name: string; isDemo: boolean };
  price: PublicListing['price'];
  /** The answer to the question that the card is a result of; null for a card that is none. */
  said: SaidOfOffer | null;
}

/** What an offer beside a result says to the question. */
export interface SaidOfOffer {
  /** Whether it is a result itself, wherever it is. */
  isResult: boolean;
  /** Whether it is not free for the dates. */
  isTaken: boolean;
  availability: AvailabilityAnswer | null;
  stay: Stay | null;
}

/** Names that cards show besides the listing's own data. */
export interface AreaNames {
  town(id: number): { name: string } | undefined;
  regionName(code: string): string | undefined;
}

/** Where cards are read. */
export interface CardSource {
  /** The databases: a replica and its primary, or the same one twice. */
  replica: Queryable;
  primary: Queryable;
  known: Known;
  /** Whether the index has followed everything committed before the question, so that known rows need not be read. */
  isCurrent?: boolean;
}

/** What is known while the databases are away. */
export interface Known {
  listings: LastKnown<number>;
  /** Open-data campsites, by the ids of their pages. */
  campsites: LastKnown<number>;
}

/**
 * Reads the cards of listings, in the order of `ids`; those that are not shown are left out. While the database is
 * away, those are as well of which nothing is known, `unknown` in number.
 */
export async function cardsOf(
  source: CardSource,
  names: AreaNames,
  ids: readonly number[],
): Promise<{ cards: ListingCard[]; unknown: number }> {
  const { found, missing } = await rowsOf(source, 'listings', selectCards, ids);
  const others = [...found.values()].flatMap(({ same_as }) => same_as ?? []);
  const unread = [...new Set(others)].filter((id) => !found.has(id));
  const { found: beside } = await rowsOf(source, 'listings', selectCards, unread);
  const offers = ({ same_as }: CardRow): OtherOffer[] =>
    (same_as ?? []).flatMap((id) => {
      const row = found.get(id) ?? beside.get(id);
      return row === undefined ? [] : [presentOffer(row)];
    });
  const cards = ids.flatMap((id) => {
    const row = found.get(id);
    return row === undefined ? [] : [{ ...presentCard(row, names), offers: offers(row) }];
  });
  return { cards, unknown: missing.length };
}

/**
 * Reads prices by listing id; null for listings without one, and for those of which nothing is known while the
 * database is away. Listings that are not shown are left out.
 */
export async function pricesOf(
  source: CardSource,
  ids: readonly number[],
): Promise<Map<number, PublicListing['price']>> {
  const { found, missing } = await rowsOf(source, 'listings', selectPrices, ids);
  const prices = [...found].map(([id, { price }]) => [id, presentPrice(price)] as const);
  return new Map([...prices, ...missing.map((id) => [id, null] as const)]);
}

/**
 * The rows of a statement by id. Rows that the replica does not have yet are read from the primary; while that is
 * away, those that are shown and not known are `missing`. What was read from a replica is never taken for current:
 * it may be older than the change that was forgotten before.
 */
export async function rowsOf<Row extends { id: number }>(
  { replica, primary, known, isCurrent = false }: CardSource,
  subjects: keyof Known,
  select: Statement<Row, [ids: readonly number[]]>,
  ids: readonly number[],
): Promise<{ found: Map<number, Row>; missing: number[] }> {
  if (ids.length === 0) return { found: new Map(), missing: [] };
  const read = async (some: readonly number[]) => {
    const rows = new Map((await replica.query(select, [some])).map((row) => [row.id, row]));
    const missing = some.filter((id) => !rows.has(id));
    if (missing.length > 0 && primary !== replica) {
      for (const row of await primary.query(select, [missing]).catch(noneWhileAway)) {
        rows.set(row.id, row);
      }
    }
    return rows;
  };
  const options = { isCurrent: isCurrent && primary === replica };
  return known[subjects].each(ids, select.name, read, options);
}

function presentCard(row: CardRow, { town, regionName }: AreaNames): Omit<ListingCard, 'offers'> {
  const { category, policies } = row;
  const price = presentPrice(row.price);
  return {
    kind: 'listing',
    id: row.id,
    path: listingPath(row.slug, row.id),
    category,
    title: row.title,
    image: row.cover,
    imageCount: row.images,
    position: publicPosition(row),
    countryCode: row.country_code,
    regionId: row.region_id,
    regionName: (row.region_id !== null && regionName(row.region_id)) || null,
    townId: row.town_id,
    townName: (row.town_id !== null && town(row.town_id)?.name) || null,
    price,
    costs: costsOf({ category, price, policies }, null),
    sleeps: row.sleeps,
    seats: row.vehicle?.seats ?? null,
    vehicleClass: row.vehicle?.vehicle_class ?? null,
    transmission: row.vehicle?.transmission ?? null,
    driving: drivingOf(row),
    pitchTypes: row.campsite?.pitch_types ?? null,
    rating: row.rating,
    partner: { name: row.partner_name, isDemo: row.is_demo },
  };
}

/** What is stated of it; a campsite states nothing. */
function drivingOf({ vehicle }: CardRow): ListingCard['driving'] {
  const driving: Record<string, unknown> = {};
  for (const name of DRIVING) if (vehicle?.[name] !== undefined) driving[name] = vehicle[name];
  return driving;
}

const presentOffer = (row: CardRow): OtherOffer => ({
  id: row.id,
  path: listingPath(row.slug, row.id),
  title: row.title,
  partner: { name: row.partner_name, isDemo: row.is_demo },
  price: presentPrice(row.price),
  said: null,
});

/** A price with all keys, null for what is not stated. */
function presentPrice(price: CardRow['price']): PublicListing['price'] {
  if (!price) return null;
  const { from, currency, unit, min_nights = null, deposit = null } = price;
  return { from, currency, unit, min_nights, deposit };
}

import type { Queryable, Tx } from '../platform/db/index.ts';
import {
  DECLARE_OSM_CAMPSITES,
  FETCH_OSM_CAMPSITES,
  type OsmCampsiteRow,
  selectCampsitesOfPartners,
  selectOsmCampsites,
} from './campsite-row.sql.ts';
import {
  type CampsiteFacts,
  factsOf,
  TAGGED_AMENITIES,
  TAGGED_PITCH_TYPES,
} from './campsite-tags.ts';
import type { Changed } from './changes.ts';
import { CAMPSITE } from './filters/audience.ts';
import type { SearchableRow } from './index-row.sql.ts';
import type { ListingIndex, LiveIndex } from './live-index.ts';
import { indexIdOf } from './open-data.ts';

/**
 * Creation time of campsites, in seconds since 1970, to which their id is added. The sort order by age thus puts
 * campsites behind all listings, and those with the highest ids, which were imported last, first among themselves.
 */
const BEFORE_LISTINGS = -(2 ** 32);

/** Turns an open-data campsite into a row of the index. */
export function searchableCampsite(row: OsmCampsiteRow): SearchableRow {
  const facts = factsOf(row.tags);
  const { access, amenities, pitchTypes, dogs } = facts;
  return {
    id: indexIdOf(row.id),
    category: CAMPSITE,
    lat: row.lat,
    lng: row.lng,
    approximate: false,
    blur_angle: 0,
    blur_distance: 0,
    country_code: row.country_code,
    region_id: row.region_id,
    town_id: row.town_id,
    price_from: null,
    currency: null,
    price_unit: null,
    min_nights: null,
    sleeps: null,
    created: BEFORE_LISTINGS + row.id,
    amenities: amenities.yes.join(','),
    images: 0,
    description: row.name?.length ?? 0,
    vehicle: null,
    campsite: statedOf(facts),
    policies: dogs === null ? null : ({ pets_allowed: dogs } as SearchableRow['policies']),
    rating: null,
    isRestricted: access.length > 0,
    unknown: {
      amenities: missing(TAGGED_AMENITIES, amenities),
      pitchTypes: missing(TAGGED_PITCH_TYPES, pitchTypes),
    },
  };
}

const statedOf = ({ pitchTypes, season, capacity }: CampsiteFacts): SearchableRow['campsite'] =>
  ({
    pitch_types: pitchTypes.yes,
    ...(season && { open_from: season.first, open_to: season.last }),
    ...(capacity !== null && { pitches: capacity }),
  }) as SearchableRow['campsite'];

const missing = <Name>(
  all: readonly Name[],
  { yes, no }: { yes: readonly Name[]; no: readonly Name[] },
): Name[] => all.filter((name) => !yes.includes(name) && !no.includes(name));

/** Puts all open-data campsites into an index that has none. */
export async function loadCampsites(tx: Tx, index: ListingIndex): Promise<void> {
  await tx.client.query(DECLARE_OSM_CAMPSITES);
  const fetch = () => tx.client.query<OsmCampsiteRow>(FETCH_OSM_CAMPSITES);
  let page = await fetch();
  while (page.rows.length > 0) {
    // The next page is fetched while this one is inserted.
    const next = fetch();
    for (const row of page.rows) index.put(searchableCampsite(row));
    page = await next;
  }
}

/**
 * Ids of the campsites to read again after changes: changed campsites, and those that a changed partner's listings are
 * linked to.
 */
export async function campsitesOf(
  db: Queryable,
  { campsites, partners }: Changed,
): Promise<Set<number>> {
  if (partners.size === 0) return campsites;
  const rows = await db.query(selectCampsitesOfPartners, [[...partners]]);
  return new Set([...campsites, ...rows.map(({ id }) => id)]);
}

/** Reads campsites again and updates the index; removes those that are no longer results. */
export async function refreshCampsites(
  db: Queryable,
  live: LiveIndex,
  ids: readonly number[],
): Promise<void> {
  const rows = (await db.query(selectOsmCampsites, [ids])).map(searchableCampsite);
  const remaining = new Set(rows.map(({ id }) => id));
  live.change((index) => {
    for (const row of rows) index.put(row);
    for (const id of ids.map(indexIdOf)) if (!remaining.has(id)) index.remove(id);
  });
}

import { seeded } from '@campcairn/seeded';
import { copyRows, type CopyValue } from '../../src/places/copy-rows.ts';
import type { Db } from '../../src/platform/db/index.ts';
import type { OsmCampsiteRow } from '../../src/search/campsite-row.sql.ts';
import type { Centre } from './synthetic.ts';

const BATCH = 1000;

const COPY_CAMPSITES = `copy place (id, osm_ref, kind, name, lat, lng, tags, country_code, region_id,
  town_id, first_seen_at, updated_at) from stdin`;

/**
 * Tags of OpenStreetMap's campsites with their frequency in western Europe and their possible
 * values.
 */
const TAGS: readonly [key: string, share: number, values: readonly string[]][] = [
  ['tents', 0.35, ['yes', 'yes', 'no']],
  ['caravans', 0.35, ['yes', 'yes', 'no']],
  ['motorhome', 0.2, ['yes', 'no']],
  ['toilets', 0.3, ['yes', 'yes', 'no']],
  ['shower', 0.25, ['yes', 'hot', 'no']],
  ['drinking_water', 0.25, ['yes', 'no']],
  ['power_supply', 0.2, ['yes', 'no']],
  ['sanitary_dump_station', 0.15, ['yes', 'no']],
  ['internet_access', 0.25, ['wlan', 'no']],
  ['dog', 0.1, ['yes', 'leashed', 'no']],
  ['fee', 0.4, ['yes', 'no']],
  ['opening_hours', 0.15, ['Apr-Sep', 'Mar 15-Oct 31', '24/7', 'Mo-Fr 08:00-18:00']],
  ['website', 0.5, ['https://campsite.example/']],
];

/** A synthetic campsite and its town. */
interface SyntheticCampsite {
  name: string | null;
  tags: Record<string, string>;
  lat: number;
  lng: number;
  centre: Centre;
}

/**
 * Returns a generator of campsites some kilometres from towns of any size. The same seed gives the
 * same sequence.
 */
export function campsiteSynthesiser(
  centres: readonly Centre[],
  seed = 'campsites',
): () => SyntheticCampsite {
  const stream = seeded(seed);
  return () => {
    const centre = stream.pick(centres);
    const tags: Record<string, string> = { tourism: stream.pick(['camp_site', 'caravan_site']) };
    for (const [key, share, values] of TAGS) {
      if (stream.next() < share) tags[key] = stream.pick(values);
    }
    return {
      name: stream.next() < 0.75 ? `Camping ${centre.name}` : null,
      tags,
      lat: centre.lat + (stream.next() - 0.5) * 0.2,
      lng: centre.lng + (stream.next() - 0.5) * 0.3,
      centre,
    };
  };
}

/** Converts a campsite to the form that the index reads. */
export const openCampsiteOf = (
  id: number,
  { name, tags, lat, lng, centre }: SyntheticCampsite,
): OsmCampsiteRow => ({
  id,
  name,
  tags,
  lat,
  lng,
  country_code: centre.countryCode,
  region_id: centre.regionId,
  town_id: centre.id,
});

function rowOf(id: number, campsite: SyntheticCampsite): CopyValue[] {
  const { name, tags, lat, lng, centre } = campsite;
  const { countryCode, regionId, id: town } = centre;
  const time = '2026-01-01T00:00:00Z';
  const json = JSON.stringify(tags);
  return [
    id,
    `node/${id}`,
    tags.tourism!,
    name,
    lat,
    lng,
    json,
    countryCode,
    regionId,
    town,
    time,
    time,
  ];
}

/** Writes `count` campsites directly, without the triggers, as `fill` writes listings. */
export async function fillCampsites(
  db: Db,
  count: number,
  make: () => SyntheticCampsite,
): Promise<void> {
  function* batches(): Generator<CopyValue[][]> {
    for (let first = 1; first <= count; first += BATCH) {
      const size = Math.min(BATCH, count - first + 1);
      yield Array.from({ length: size }, (_, i) => rowOf(first + i, make()));
    }
  }
  await db.transaction(async (tx) => {
    await tx.client.query('set local session_replication_role = replica');
    await copyRows(tx, COPY_CAMPSITES, batches());
    await tx.client.query(`select setval(pg_get_serial_sequence('place', 'id'), $1)`, [count]);
  });
  await db.withClient((client) => client.query('vacuum analyze place'));
}

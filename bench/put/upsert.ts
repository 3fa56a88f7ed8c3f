import { LISTING_COLUMNS } from '../../src/listings/write.sql.ts';
import { openDatabase } from '../../src/platform/db/index.ts';
import type { Subject } from '../support/subject.ts';
import { upsertListings } from './upsert.sql.ts';

/** A row with the columns of a listing. */
export type ListingRow = Record<string, unknown> & { external_id: string; price_from: number };

const asList = (values: readonly string[]): string => `{${values.join(',')}}`;

/**
 * Writes rows like those of PUTs for some seconds, many by each statement.
 * @param options.connections how many statements run at a time
 * @param options.rows how many rows a statement has
 * @param options.row makes the row of a number, from 0 on
 * @returns rows a second
 */
export async function upsertsPerSecond(
  { sockets, partnerId }: Subject,
  options: { connections: number; rows: number; seconds: number; row(number: number): ListingRow },
): Promise<number> {
  const { connections, rows, seconds, row } = options;
  const url = `postgres://postgres@/campcairn?host=${encodeURIComponent(sockets)}`;
  const db = openDatabase(url, { max: connections });
  let next = 0;
  let written = 0;
  const write = async () => {
    const given = Array.from({ length: rows }, () => row(next++));
    const columns = LISTING_COLUMNS.map(([name, type]) =>
      given.map((one) => {
        const value = one[name];
        if (type === 'jsonb') return JSON.stringify(value);
        return type.endsWith('[]') ? asList(value as string[]) : value;
      }),
    );
    const ids = given.map((one) => one.external_id);
    await db.execute(upsertListings, [partnerId, ids, ...columns]);
    written += rows;
  };
  await write();
  written = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const writer = async () => {
    while (performance.now() < until) await write();
  };
  await Promise.all(Array.from({ length: connections }, writer));
  const took = (performance.now() - began) / 1000;
  await db.end();
  return Math.round(written / took);
}

import { copyOut, type Session } from '../../platform/db/index.ts';
import { HASH_BYTES, KnownRows, ROW_BYTES } from './known-rows.ts';

/**
 * PostgreSQL's binary COPY of one row with one value: a header, a count of 1, the value's length (-1 for null), the
 * value.
 */
const LENGTH_AT = 19 + 2;
const VALUE_AT = LENGTH_AT + 4;

/**
 * Loads the hashes of a feed's rows that are published as last applied. The database puts them all together, 24 bytes
 * each: a message for each row takes longer than reading it, and grouping them means sorting them.
 */
export async function loadKnownRows(session: Session, feedId: number): Promise<KnownRows> {
  const known = new KnownRows();
  // COPY takes no parameters; a number is safe to interpolate.
  const stream = copyOut(
    session.client,
    `copy (select string_agg(int8send(listing_id) || row_hash, '') from feed_row
           where feed_id = ${Number(feedId)} and state = 'live'
             and octet_length(row_hash) = ${HASH_BYTES})
     to stdout (format binary)`,
  );
  let held: Buffer = Buffer.alloc(0);
  /** Bytes of the value that are still to come; null before it. */
  let left: number | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let data = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    if (left === null && data.length >= VALUE_AT) {
      left = Math.max(0, data.readInt32BE(LENGTH_AT));
      data = data.subarray(VALUE_AT);
    }
    const there = Math.min(left ?? 0, data.length);
    const whole = there - (there % ROW_BYTES);
    known.add(data.subarray(0, whole));
    if (left !== null) left -= whole;
    held = data.subarray(whole);
  }
  return known;
}

import { copyOut, type Session } from '../../platform/db/index.ts';
import { HASH_BYTES, KnownRows } from './known-rows.ts';

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
  // COPY takes no parameters; a number is safe to interpolate.
  const stream = copyOut(
    session.client,
    `copy (select string_agg(int8send(listing_id) || row_hash, '') from feed_row
           where feed_id = ${Number(feedId)} and state = 'live'
             and octet_length(row_hash) = ${HASH_BYTES})
     to stdout (format binary)`,
  );
  let begun: Buffer = Buffer.alloc(0);
  let packed: Uint8Array<ArrayBuffer> | null = null;
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let data = chunk;
    if (packed === null) {
      begun = Buffer.concat([begun, chunk]);
      if (begun.length < VALUE_AT) continue;
      packed = new Uint8Array(Math.max(0, begun.readInt32BE(LENGTH_AT)));
      data = begun.subarray(VALUE_AT);
    }
    const rows = data.subarray(0, packed.length - filled);
    packed.set(rows, filled);
    filled += rows.length;
  }
  return new KnownRows(packed?.buffer);
}

import { copyOut, type Session } from '../../platform/db/index.ts';
import { HASH_BYTES, KnownRows, NO_HASH } from './known-rows.ts';

/**
 * PostgreSQL's binary COPY of one row with one value: a header, a count of 1, the value's length (-1 for null), the
 * value.
 */
const LENGTH_AT = 19 + 2;
const VALUE_AT = LENGTH_AT + 4;

/** The hash of a row, in SQL; `NO_HASH` of one without a hash of this length. */
const ROW_HASH = `case when octet_length(row_hash) = ${HASH_BYTES} then row_hash else int8send(${NO_HASH}) end`;

/**
 * Loads the hashes of a feed's live rows; of none when no row has one. The database puts them all together, 16 bytes
 * each: a message for each row takes longer than reading it, and grouping them means sorting them.
 */
export async function loadKnownRows(session: Session, feedId: number): Promise<KnownRows> {
  // COPY takes no parameters; a number is safe to interpolate.
  const stream = copyOut(
    session.client,
    `copy (select string_agg(int8send(listing_id) || ${ROW_HASH}, '') from feed_row
           where feed_id = ${Number(feedId)} and state = 'live'
           having bool_or(octet_length(row_hash) = ${HASH_BYTES}))
     to stdout (format binary)`,
  );
  let begun: Buffer = Buffer.alloc(0);
  let packed: Buffer<ArrayBuffer> | undefined;
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let data = chunk;
    if (packed === undefined) {
      begun = Buffer.concat([begun, chunk]);
      if (begun.length < VALUE_AT) continue;
      packed = Buffer.alloc(Math.max(0, begun.readInt32BE(LENGTH_AT)));
      data = begun.subarray(VALUE_AT);
    }
    const rows = data.subarray(0, packed.length - filled);
    packed.set(rows, filled);
    filled += rows.length;
  }
  return new KnownRows(packed);
}

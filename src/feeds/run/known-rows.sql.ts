import { copyOut, type Session } from '../../platform/db/index.ts';
import { HASH_BYTES, KnownRows, ROW_BYTES } from './known-rows.ts';

/** PostgreSQL's binary COPY: a header, then before each row of one value a count of 1 and the value's length. */
const HEADER_BYTES = 19;
const LENGTH_AT = 2;
const VALUE_AT = LENGTH_AT + 4;

/** Rows that are sent as one value are of listings whose ids are equal but for so many of the lowest bits. */
const TOGETHER_BITS = 13;

/**
 * Loads the hashes of a feed's rows that are published as last applied. Thousands are put together by the
 * database: a message for each row takes more time than all else.
 */
export async function loadKnownRows(session: Session, feedId: number): Promise<KnownRows> {
  const known = new KnownRows();
  // COPY takes no parameters; a number is safe to interpolate.
  const stream = copyOut(
    session.client,
    `copy (select string_agg(int8send(listing_id) || row_hash, '') from feed_row
           where feed_id = ${Number(feedId)} and state = 'live'
             and octet_length(row_hash) = ${HASH_BYTES}
           group by listing_id >> ${TOGETHER_BITS})
     to stdout (format binary)`,
  );
  let held: Buffer = Buffer.alloc(0);
  let at = HEADER_BYTES;
  /** Bytes of the present value that are still to come. */
  let left = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const data = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (at + VALUE_AT <= data.length || left > 0) {
      if (left === 0) {
        left = data.readInt32BE(at + LENGTH_AT);
        at += VALUE_AT;
      }
      const there = Math.min(left, data.length - at);
      const whole = there - (there % ROW_BYTES);
      if (whole <= 0) break;
      known.add(data.subarray(at, at + whole));
      at += whole;
      left -= whole;
    }
    held = data.subarray(Math.min(at, data.length));
    at = Math.max(0, at - data.length);
  }
  return known;
}

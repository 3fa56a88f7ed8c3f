import { copyOut, type Session } from '../../platform/db/index.ts';
import { HASH_BYTES, KnownRows } from './known-rows.ts';

/** PostgreSQL's binary COPY: a header, then for each row a count of 2, a bigint and a bytea. */
const HEADER_BYTES = 19;
const TUPLE_BYTES = 2 + 4 + 8 + 4 + HASH_BYTES;
const ID_AT = 2 + 4;
const HASH_AT = ID_AT + 8 + 4;

/** Loads the hashes of a feed's rows that are published as last applied. */
export async function loadKnownRows(session: Session, feedId: number): Promise<KnownRows> {
  const known = new KnownRows();
  // COPY takes no parameters; a number is safe to interpolate.
  const stream = copyOut(
    session.client,
    `copy (select listing_id, row_hash from feed_row
           where feed_id = ${Number(feedId)} and state = 'live'
             and octet_length(row_hash) = ${HASH_BYTES})
     to stdout (format binary)`,
  );
  let held: Buffer = Buffer.alloc(0);
  let skip = HEADER_BYTES;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const data = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = skip;
    for (; at + TUPLE_BYTES <= data.length; at += TUPLE_BYTES) {
      const id = data.readInt32BE(at + ID_AT) * 2 ** 32 + data.readUInt32BE(at + ID_AT + 4);
      known.add(id, data, at + HASH_AT);
    }
    held = data.subarray(Math.min(at, data.length));
    skip = Math.max(0, at - data.length);
  }
  return known;
}

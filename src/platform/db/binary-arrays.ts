import { copyOut } from './copy.ts';
import type { Pool } from './queryable.ts';

/** Signature, flags, and the length of an extension that is never sent. */
const HEADER_BYTES = 19;
const FIELD_COUNT_BYTES = 2;

/** Bytes of the length before each field and each element; a length of -1 means null. */
const LENGTH_BYTES = 4;

/** Bytes before the first element of an array: dimensions, whether it has nulls, type, length, lower bound. */
const ARRAY_HEADER_BYTES = 20;
/** Offset of the array's length. */
const ARRAY_LENGTH_AT = 12;

/** Texts that stay bytes until they are read. */
export interface Texts {
  /** The text at an index, or null. */
  at(index: number): string | null;
  /**
   * Returns each text of two bytes as one number, the first byte being the higher; 0 for any other
   * text.
   */
  pairs(): Uint16Array;
}

/** An array without elements: an aggregate of no rows is null. */
const EMPTY = Buffer.alloc(ARRAY_HEADER_BYTES);

const lengthOf = (bytes: Buffer): number => bytes.readInt32BE(ARRAY_LENGTH_AT);

/** Reads each element into `values`, whose element size is the same. */
function filled<Values extends Int32Array | Float64Array>(
  values: Values,
  valueAt: (byte: number) => number,
): Values {
  const stride = LENGTH_BYTES + values.BYTES_PER_ELEMENT;
  const first = ARRAY_HEADER_BYTES + LENGTH_BYTES;
  for (let at = 0; at < values.length; at++) values[at] = valueAt(first + at * stride);
  return values;
}

/** Reads an `integer[]` without nulls. */
export const integers = (bytes: Buffer): Int32Array =>
  filled(new Int32Array(lengthOf(bytes)), (byte) => bytes.readInt32BE(byte));

/** Reads a `double precision[]` without nulls. */
export const doubles = (bytes: Buffer): Float64Array =>
  filled(new Float64Array(lengthOf(bytes)), (byte) => bytes.readDoubleBE(byte));

/** Reads a `text[]`; each element becomes a string when it is asked for. */
export function texts(bytes: Buffer): Texts {
  const starts = new Uint32Array(lengthOf(bytes));
  for (let at = 0, byte = ARRAY_HEADER_BYTES; at < starts.length; at++) {
    starts[at] = byte + LENGTH_BYTES;
    byte = starts[at]! + Math.max(0, bytes.readInt32BE(byte));
  }
  const sizeAt = (index: number): number => bytes.readInt32BE(starts[index]! - LENGTH_BYTES);
  return {
    at(index) {
      const size = sizeAt(index);
      return size < 0 ? null : bytes.toString('utf8', starts[index], starts[index]! + size);
    },
    pairs() {
      const pairs = new Uint16Array(starts.length);
      for (let at = 0; at < pairs.length; at++)
        if (sizeAt(at) === 2) pairs[at] = bytes.readUInt16BE(starts[at]);
      return pairs;
    },
  };
}

/** Makes a function that reads the next so many bytes of a stream. */
function readerOf(stream: AsyncIterator<Buffer>): (count: number) => Promise<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  return async (count) => {
    const bytes = Buffer.allocUnsafeSlow(count);
    for (let at = 0; at < count;) {
      if (rest.length === 0) {
        const { value, done } = await stream.next();
        if (done) throw new Error('A COPY of arrays ended early');
        rest = value;
      }
      const copied = rest.copy(bytes, at);
      rest = rest.subarray(copied);
      at += copied;
    }
    return bytes;
  };
}

/** Functions that read the columns of a statement, in its order. */
type Readers = Readonly<Record<string, (bytes: Buffer) => unknown>>;

/** The columns as their functions read them. */
type Columns<Of extends Readers> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/**
 * Reads the arrays of `copy (select array_agg(…), …) to stdout (format binary)`, for so many rows
 * that creating an object for each would take most of the time. It holds the bytes of one column at
 * a time, because a process mostly keeps memory that it needed only once. The format is described in
 * PostgreSQL's documentation of COPY and in the source of `array_send`.
 * @param sent the bytes that the statement sent; they are read to their end
 */
export async function readArrays<Of extends Readers>(
  sent: AsyncIterable<Buffer>,
  readers: Of,
): Promise<Columns<Of>> {
  const columns: Record<string, unknown> = {};
  const stream = sent[Symbol.asyncIterator]();
  const read = readerOf(stream);
  await read(HEADER_BYTES + FIELD_COUNT_BYTES);
  for (const [name, reader] of Object.entries(readers)) {
    const length = (await read(LENGTH_BYTES)).readInt32BE();
    columns[name] = reader(length < 0 ? EMPTY : await read(length));
  }
  while (!(await stream.next()).done);
  return columns as Columns<Of>;
}

/** Runs a statement whose arrays `readArrays` reads. */
export const copyOutArrays = <Of extends Readers>(
  db: Pool,
  sql: string,
  readers: Of,
): Promise<Columns<Of>> => db.withClient((client) => readArrays(copyOut(client, sql), readers));

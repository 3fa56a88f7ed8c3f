import { buffer } from 'node:stream/consumers';
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

/** The elements of an array of PostgreSQL, as bytes. */
export interface BinaryArray {
  /** The elements of an `integer[]` without nulls. */
  integers(): Int32Array;
  /** The elements of a `double precision[]` without nulls. */
  doubles(): Float64Array;
  /** The elements of a `text[]`; each becomes a string when it is read. */
  texts(): Texts;
}

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

const EMPTY: BinaryArray = {
  integers: () => new Int32Array(),
  doubles: () => new Float64Array(),
  texts: () => ({ at: () => null, pairs: () => new Uint16Array() }),
};

/** @param bytes an array, its own header included */
function textsIn(bytes: Buffer, length: number): Texts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const starts = new Uint32Array(length);
  for (let at = 0, byte = ARRAY_HEADER_BYTES; at < length; at++) {
    starts[at] = byte + LENGTH_BYTES;
    byte = starts[at]! + Math.max(0, view.getInt32(byte));
  }
  const lengthAt = (index: number): number => view.getInt32(starts[index]! - LENGTH_BYTES);
  return {
    at(index) {
      const size = lengthAt(index);
      return size < 0 ? null : bytes.toString('utf8', starts[index], starts[index]! + size);
    },
    pairs() {
      const pairs = new Uint16Array(length);
      for (let at = 0; at < length; at++)
        if (lengthAt(at) === 2) pairs[at] = view.getUint16(starts[at]!);
      return pairs;
    },
  };
}

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

function arrayIn(field: Buffer): BinaryArray {
  const length = field.readInt32BE(ARRAY_LENGTH_AT);
  const view = new DataView(field.buffer, field.byteOffset, field.length);
  return {
    integers: () => filled(new Int32Array(length), (byte) => view.getInt32(byte)),
    doubles: () => filled(new Float64Array(length), (byte) => view.getFloat64(byte)),
    // A copy, so that the other fields need not stay in memory.
    texts: () => textsIn(Buffer.from(field), length),
  };
}

/**
 * Reads the arrays of `copy (select array_agg(…), …) to stdout (format binary)`, for so many rows
 * that creating an object for each would take most of the time. An aggregate of no rows is an empty
 * array. The format is described in PostgreSQL's documentation of COPY and in the source of
 * `array_send`.
 * @param names of the arrays, in the order of the statement
 */
export async function copyOutArrays<Name extends string>(
  db: Pool,
  sql: string,
  names: readonly Name[],
): Promise<Record<Name, BinaryArray>> {
  const bytes = await db.withClient((client) => buffer(copyOut(client, sql)));
  let at = HEADER_BYTES + FIELD_COUNT_BYTES;
  const arrays = names.map((name): [Name, BinaryArray] => {
    const start = at + LENGTH_BYTES;
    const length = bytes.readInt32BE(at);
    at = start + Math.max(0, length);
    return [name, length < 0 ? EMPTY : arrayIn(bytes.subarray(start, at))];
  });
  return Object.fromEntries(arrays) as Record<Name, BinaryArray>;
}

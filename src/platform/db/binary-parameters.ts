// Arrays of many values as parameters: PostgreSQL takes their bytes several times faster than it
// parses their texts. The format is described in the source of its `array_recv`.

/** Dimensions, whether there are nulls, type, length and lower bound, of four bytes each. */
const HEADER_BYTES = 20;
/** Bytes of the length before each element; a length of -1 means null. */
const LENGTH_BYTES = 4;

const DAY_MS = 86_400_000;
/** Day 0 of PostgreSQL's dates. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

/** Returns a function that writes the arrays of a type, given by its OID in `pg_type`. */
const arrayOf =
  <Value>(
    oid: number,
    bytesEach: number,
    write: (buffer: Buffer, value: Value, at: number) => void,
  ) =>
  (values: readonly (Value | null)[]): Buffer => {
    const nulls = values.reduce((count, value) => count + Number(value === null), 0);
    const bytes = LENGTH_BYTES * values.length + bytesEach * (values.length - nulls);
    const buffer = Buffer.allocUnsafe(HEADER_BYTES + bytes);
    const header = [1, Number(nulls > 0), oid, values.length, 1];
    for (const [place, number] of header.entries()) buffer.writeInt32BE(number, 4 * place);
    let at = HEADER_BYTES;
    for (const value of values) {
      buffer.writeInt32BE(value === null ? -1 : bytesEach, at);
      at += LENGTH_BYTES;
      if (value === null) continue;
      write(buffer, value, at);
      at += bytesEach;
    }
    return buffer;
  };

/** Writes a `bigint[]` of safe integers. */
export const bigintArray = arrayOf<number>(20, 8, (buffer, value, at) => {
  const high = Math.floor(value / 2 ** 32);
  buffer.writeInt32BE(high, at);
  buffer.writeUInt32BE(value - high * 2 ** 32, at + 4);
});

/** Writes a `date[]` of days as YYYY-MM-DD. */
export const dateArray = arrayOf<string>(1082, 4, (buffer, value, at) =>
  buffer.writeInt32BE((Date.parse(value) - EPOCH_MS) / DAY_MS, at),
);

/** Writes a `boolean[]`. */
export const booleanArray = arrayOf<boolean>(16, 1, (buffer, value, at) =>
  buffer.writeUInt8(Number(value), at),
);

/**
 * Reads all records of a MaxMind database (maxmind.github.io/MaxMind-DB, version 2.0), as far as
 * GeoLite2 City uses the format. It walks the search tree and returns each record that a network
 * refers to once.
 */
const METADATA_MARKER = Buffer.from('\u00ab\u00cd\u00efMaxMind.com', 'latin1');

/** Number of zero bytes between the tree and the data. */
const SEPARATOR_BYTES = 16;

type Value = string | number | boolean | Buffer | Value[] | { [key: string]: Value };

/** Creates a decoder for values of a data section that begins at `base`. */
function createDecoder(bytes: Buffer, base: number) {
  let at = 0;
  const unsigned = (length: number): number => {
    let value = 0;
    for (let i = 0; i < length; i++) value = value * 256 + bytes[at++]!;
    return value;
  };
  const sizeOf = (control: number): number => {
    const size = control & 0x1f;
    if (size < 29) return size;
    if (size === 29) return 29 + unsigned(1);
    return size === 30 ? 285 + unsigned(2) : 65_821 + unsigned(3);
  };
  function pointed(control: number): Value {
    const size = (control >> 3) & 3;
    const start = control & 7;
    const to =
      size === 0
        ? start * 256 + unsigned(1)
        : size === 1
          ? 2048 + start * 65_536 + unsigned(2)
          : size === 2
            ? 526_336 + start * 16_777_216 + unsigned(3)
            : unsigned(4);
    const back = at;
    at = base + to;
    const value = next();
    at = back;
    return value;
  }
  function next(): Value {
    const control = bytes[at++]!;
    const type = control >> 5 || bytes[at++]! + 7;
    if (type === 1) return pointed(control);
    const size = sizeOf(control);
    if (type === 7) {
      const entries = Array.from({ length: size }, (): [string, Value] => [String(next()), next()]);
      return Object.fromEntries(entries);
    }
    if (type === 11) return Array.from({ length: size }, next);
    if (type === 14) return size === 1;
    if (type === 5 || type === 6 || type === 9 || type === 10) return unsigned(size);
    const start = at;
    at += size;
    if (type === 2) return bytes.toString('utf8', start, at);
    if (type === 3) return bytes.readDoubleBE(start);
    if (type === 15) return bytes.readFloatBE(start);
    return bytes.subarray(start, at);
  }
  return (offset: number): Value => {
    at = base + offset;
    return next();
  };
}

/** Yields the records of a database, each once, in the order of its tree. */
export function* readRecords(bytes: Buffer): Generator<Value> {
  const start = bytes.lastIndexOf(METADATA_MARKER) + METADATA_MARKER.length;
  const metadata = createDecoder(bytes, start)(0) as Record<string, number>;
  const [nodes, bits] = [metadata['node_count']!, metadata['record_size']!];
  if (bits !== 28) throw new Error(`records of ${bits} bits are not read`);
  const treeBytes = (nodes * bits * 2) / 8;
  const decode = createDecoder(bytes, treeBytes + SEPARATOR_BYTES);
  const seen = new Set<number>();
  for (let node = 0; node < nodes; node++) {
    const at = node * 7;
    const middle = bytes[at + 3]!;
    const left = ((middle & 0xf0) << 20) | bytes.readUIntBE(at, 3);
    const right = ((middle & 0x0f) << 24) | bytes.readUIntBE(at + 4, 3);
    for (const record of [left, right]) {
      if (record <= nodes || seen.has(record)) continue;
      seen.add(record);
      yield decode(record - nodes - SEPARATOR_BYTES);
    }
  }
}

/** A line or ring as alternating x and y, in Web Mercator from 0 to 1 with north at the top. */
export interface Path {
  points: Float64Array;
  west: number;
  north: number;
  east: number;
  south: number;
}

/** Coasts and borders of the world (Natural Earth 1:10m). */
export interface Shapes {
  /** The rings of each land mass; the outline comes before its holes. */
  land: Path[][];
  borders: Path[];
  /** Borders between the regions of the covered countries. */
  regions: Path[];
}

/** Number of steps into which the width of the world is divided; each is less than three metres. */
const STEPS = 2 ** 24;

/** Writes signed integers as variable-length bytes. */
export class Writer {
  readonly #bytes: number[] = [];

  write(value: number): void {
    let rest = value < 0 ? -2 * value - 1 : 2 * value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  done(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

/** Reads integers that a `Writer` wrote. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let value = 0;
    let place = 1;
    let byte = this.#bytes[this.#at++]!;
    while (byte >= 128) {
      value += (byte - 128) * place;
      place *= 128;
      byte = this.#bytes[this.#at++]!;
    }
    value += byte * place;
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

/** A line or ring as alternating x and y, in Web Mercator from 0 to 1 with north at the top. */
export type Points = ArrayLike<number>;

/** Writes a line; each point is stored as the difference from the previous one. */
export function writeLine(writer: Writer, points: Points): void {
  writer.write(points.length / 2);
  const last = [0, 0];
  for (let at = 0; at < points.length; at++) {
    const value = Math.round(points[at]! * STEPS);
    writer.write(value - last[at % 2]!);
    last[at % 2] = value;
  }
}

/** Reads a line that `writeLine` wrote. */
export function readLine(reader: Reader): Path {
  const count = reader.read();
  const points = new Float64Array(count * 2);
  const path = { points, west: Infinity, north: 1, east: -Infinity, south: 0 };
  let x = 0;
  let y = 0;
  for (let at = 0; at < 2 * count; at += 2) {
    x += reader.read();
    y += reader.read();
    const east = x / STEPS;
    const south = y / STEPS;
    points[at] = east;
    points[at + 1] = south;
    if (east < path.west) path.west = east;
    if (east > path.east) path.east = east;
    if (south < path.north) path.north = south;
    if (south > path.south) path.south = south;
  }
  return path;
}

/** Serialises shapes; each point is stored as the difference from the previous one. */
export function packShapes(shapes: {
  land: Points[][];
  borders: Points[];
  regions: Points[];
}): Buffer {
  const { land, borders, regions } = shapes;
  const writer = new Writer();
  writer.write(land.length);
  for (const rings of land) {
    writer.write(rings.length);
    for (const ring of rings) writeLine(writer, ring);
  }
  writer.write(borders.length);
  for (const line of borders) writeLine(writer, line);
  writer.write(regions.length);
  for (const line of regions) writeLine(writer, line);
  return writer.done();
}

const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);

/** Reads shapes that `packShapes` wrote. */
export function unpackShapes(bytes: Uint8Array): Shapes {
  const reader = new Reader(bytes);
  const line = () => readLine(reader);
  return {
    land: times(reader.read(), () => times(reader.read(), line)),
    borders: times(reader.read(), line),
    regions: times(reader.read(), line),
  };
}

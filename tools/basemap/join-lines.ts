type Point = [lng: number, lat: number];
type Line = Point[];

/** A bounding box in whole degrees. */
export interface Edges {
  west: number;
  east: number;
  south: number;
  north: number;
}

const keyOf = ([lng, lat]: Point): string => `${lng.toFixed(4)} ${lat.toFixed(4)}`;

/** Joins lines that were cut at the edges of tiles: each to the line that begins where it ends. */
export function joinedLines(lines: readonly Line[]): Line[] {
  const starts = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line[0]!);
    starts.set(key, [...(starts.get(key) ?? []), line]);
  }
  const ends = new Set(lines.map((line) => keyOf(line.at(-1)!)));
  const used = new Set<Line>();
  const follow = (first: Line): Line => {
    const whole = [...first];
    used.add(first);
    for (;;) {
      const next = starts.get(keyOf(whole.at(-1)!))?.find((line) => !used.has(line));
      if (!next) return whole;
      used.add(next);
      for (const point of next.slice(1)) whole.push(point);
    }
  };
  // Follows lines without a predecessor first. The remaining lines are rings.
  const open = lines.filter((line) => !ends.has(keyOf(line[0]!))).map(follow);
  return [...open, ...lines.flatMap((line) => (used.has(line) ? [] : [follow(line)]))];
}

/**
 * Returns how far around the box a point of its edge is, counterclockwise from the south-west: 0 to
 * 4.
 */
function around([lng, lat]: Point, { west, east, south, north }: Edges): number {
  const gaps = [lat - south, east - lng, north - lat, lng - west].map(Math.abs);
  switch (gaps.indexOf(Math.min(...gaps))) {
    case 0:
      return (lng - west) / (east - west);
    case 1:
      return 1 + (lat - south) / (north - south);
    case 2:
      return 2 + (east - lng) / (east - west);
    default:
      return 3 + (north - lat) / (north - south);
  }
}

/**
 * Returns rings with the enclosed area on the left. Open lines are closed along the edge of the
 * box.
 */
export function closedIn(lines: readonly Line[], edges: Edges): Line[] {
  const { west, east, south, north } = edges;
  const corners: Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const isClosed = (line: Line) => keyOf(line[0]!) === keyOf(line.at(-1)!);
  const rings = lines.filter(isClosed);
  const open = lines
    .filter((line) => !isClosed(line))
    .map((line) => ({ line, from: around(line[0]!, edges), to: around(line.at(-1)!, edges) }))
    .sort((a, b) => a.from - b.from);
  const used = new Set<Line>();
  for (const first of open) {
    if (used.has(first.line)) continue;
    const ring: Line = [];
    let part = first;
    do {
      used.add(part.line);
      for (const point of part.line) ring.push(point);
      const { to } = part;
      const next = open.find(({ from }) => from > to) ?? open[0]!;
      const until = next.from > to ? next.from : next.from + 4;
      for (let corner = Math.floor(to) + 1; corner < until; corner += 1)
        ring.push(corners[corner % 4]!);
      part = next;
    } while (!used.has(part.line));
    ring.push(ring[0]!);
    rings.push(ring);
  }
  return rings;
}

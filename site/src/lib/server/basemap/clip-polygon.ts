import { type Box, boxOf, type Canvas, type Drawn, misses, project, scaleOf } from './clip.ts';
import type { Path } from './packed-shapes.ts';

type Point = Drawn[number];

/**
 * A part of a ring inside the box, with the positions on the box's edge where it enters and leaves.
 */
interface Stretch {
  points: Drawn;
  enters: number;
  leaves: number;
  used: boolean;
}

const isSpeck = ({ west, east, north, south }: Path, canvas: Canvas): boolean =>
  Math.max(east - west, south - north) * scaleOf(canvas) < canvas.detail;

/**
 * Returns how far around the box a point of its edge is, clockwise from the top left corner: 0 to
 * 4.
 */
function around([x, y]: Point, { left, top, right, bottom }: Box): number {
  const [width, height] = [right - left, bottom - top];
  const gaps = [y - top, right - x, bottom - y, x - left].map(Math.abs);
  switch (gaps.indexOf(Math.min(...gaps))) {
    case 0:
      return (x - left) / width;
    case 1:
      return 1 + (y - top) / height;
    case 2:
      return 2 + (right - x) / width;
    default:
      return 3 + (bottom - y) / height;
  }
}

/**
 * Returns the part of a segment that is in the box, from `t0` to `t1` of its length (Liang–Barsky
 * algorithm).
 */
function within([ax, ay]: Point, [bx, by]: Point, box: Box): [t0: number, t1: number] | null {
  let [t0, t1] = [0, 1];
  const [dx, dy] = [bx - ax, by - ay];
  const sides: [number, number][] = [
    [-dx, ax - box.left],
    [dx, box.right - ax],
    [-dy, ay - box.top],
    [dy, box.bottom - ay],
  ];
  for (const [p, q] of sides) {
    if (p === 0) {
      if (q < 0) return null;
    } else if (p < 0) t0 = Math.max(t0, q / p);
    else t1 = Math.min(t1, q / p);
  }
  return t0 < t1 ? [t0, t1] : null;
}

/**
 * Returns the parts of a closed ring inside the box. A ring that is entirely inside is one part
 * whose `enters` is NaN.
 */
function stretchesOf(ring: Drawn, box: Box): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Drawn | null = null;
  const at = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
    ax + (bx - ax) * t,
    ay + (by - ay) * t,
  ];
  for (let index = 0; index < ring.length; index += 1) {
    const [a, b] = [ring[index]!, ring[(index + 1) % ring.length]!];
    const part = within(a, b, box);
    if (part) {
      open ??= [at(a, b, part[0])];
      open.push(at(a, b, part[1]));
    }
    if (open && (!part || part[1] < 1)) {
      stretches.push({ points: open, enters: 0, leaves: 0, used: false });
      open = null;
    }
  }
  if (open) {
    // The loop began inside the box, so the remaining part leads into the first stretch.
    const first = stretches[0];
    if (!first)
      return [{ points: open.slice(0, -1), enters: Number.NaN, leaves: Number.NaN, used: false }];
    const [x, y] = open.at(-1)!;
    const [fx, fy] = first.points[0]!;
    if (x === fx && y === fy) first.points.unshift(...open.slice(0, -1));
    else stretches.push({ points: open, enters: 0, leaves: 0, used: false });
  }
  for (const stretch of stretches) {
    stretch.enters = around(stretch.points[0]!, box);
    stretch.leaves = around(stretch.points.at(-1)!, box);
  }
  return stretches;
}

const cornersOf = ({ left, top, right, bottom }: Box): Drawn => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Joins parts into rings along the box's edge, clockwise. */
function joined(stretches: Stretch[], box: Box): Drawn[] {
  const corners = cornersOf(box);
  const entries = stretches.toSorted((a, b) => a.enters - b.enters);
  const rings: Drawn[] = [];
  for (const start of stretches) {
    if (start.used) continue;
    const ring: Drawn = [];
    let stretch = start;
    do {
      stretch.used = true;
      ring.push(...stretch.points);
      const from = stretch.leaves;
      const next = entries.find(({ enters }) => enters > from) ?? entries[0]!;
      const to = next.enters > from ? next.enters : next.enters + 4;
      for (let corner = Math.floor(from) + 1; corner < to; corner += 1)
        ring.push(corners[corner % 4]!);
      stretch = next;
    } while (!stretch.used);
    rings.push(ring);
  }
  return rings;
}

/**
 * Whether a point is inside a polygon: a ray to its right crosses the rings an odd number of times.
 */
export function containsPoint(rings: readonly Drawn[], [px, py]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
      if (yi > py !== yj > py && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

/**
 * Clips a polygon to the canvas. The resulting rings neither touch nor fold back along the edge, so
 * that they can be triangulated. Outlines have to run clockwise on the screen, holes
 * counterclockwise.
 */
export function clipPolygon(polygon: readonly Path[], canvas: Canvas): Drawn[] {
  const [outline] = polygon;
  if (!outline || misses(outline, canvas) || isSpeck(outline, canvas)) return [];
  const box = boxOf(canvas);
  const drawn = polygon
    .filter((ring, at) => at === 0 || !isSpeck(ring, canvas))
    .map((ring) => project(ring, canvas).slice(0, -1))
    .filter((ring) => ring.length > 2);
  if (drawn.length === 0) return [];
  const stretches = drawn.flatMap((ring) => stretchesOf(ring, box));
  const whole = stretches.filter(({ enters }) => Number.isNaN(enters)).map(({ points }) => points);
  const cut = stretches.filter(({ enters }) => !Number.isNaN(enters));
  if (cut.length > 0) return [...joined(cut, box), ...whole].filter((ring) => ring.length > 2);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const fills = containsPoint(drawn, middle);
  if (stretches.length === 0) return fills ? [cornersOf(box)] : [];
  // These rings are entirely inside the box: the outline itself, or holes of land that fills the
  // rest of the box.
  const outlineInside = stretchesOf(drawn[0]!, box).length > 0;
  return outlineInside ? whole : [cornersOf(box), ...whole];
}

import type { Frame } from '#lib/map/mercator.ts';
import type { Path } from './packed-shapes.ts';

/** A clipped line in the drawing's own units. */
export type Drawn = [x: number, y: number][];

/** How a frame is drawn: `size` units wide, with `margin` units more on every side. */
export interface Canvas {
  frame: Frame;
  size: number;
  margin: number;
  /** Points nearer than this many units to the one before are left out, and islands as small. */
  detail: number;
}

/** A box in the drawing's units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Units of the drawing for each unit of the Mercator projection. */
export const scaleOf = ({ frame, size }: Canvas): number => size / frame.width;

/** The box that is drawn, margins included, in the drawing's units. */
export const boxOf = ({ frame, size, margin }: Canvas): Box => ({
  left: -margin,
  top: -margin,
  right: size + margin,
  bottom: (size * frame.height) / frame.width + margin,
});

/** Whether no part of a path can be on the canvas, by their bounds. */
export const misses = (path: Path, { frame, size, margin }: Canvas): boolean => {
  const edge = (margin * frame.width) / size;
  return (
    path.east < frame.west - edge ||
    path.west > frame.west + frame.width + edge ||
    path.south < frame.north - edge ||
    path.north > frame.north + frame.height + edge
  );
};

/** The points of a path in the drawing's units, those left out that are too near to the last. */
export function project({ points }: Path, canvas: Canvas): Drawn {
  const { frame } = canvas;
  const scale = scaleOf(canvas);
  const { detail } = canvas;
  const drawn: Drawn = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const x = (points[at]! - frame.west) * scale;
    const y = (points[at + 1]! - frame.north) * scale;
    const far = Math.abs(x - lastX) > detail || Math.abs(y - lastY) > detail;
    if (!far && at < points.length - 2) continue;
    drawn.push([x, y]);
    lastX = x;
    lastY = y;
  }
  return drawn;
}

/** The parts of a line that are on the canvas, each a little longer than that. */
export function clipLine(path: Path, canvas: Canvas): Drawn[] {
  if (misses(path, canvas)) return [];
  const { left, top, right, bottom } = boxOf(canvas);
  const points = project(path, canvas);
  const parts: Drawn[] = [];
  let part: Drawn = [];
  for (let at = 1; at < points.length; at += 1) {
    const [a, b] = [points[at - 1]!, points[at]!];
    const outside =
      Math.max(a[0], b[0]) < left ||
      Math.min(a[0], b[0]) > right ||
      Math.max(a[1], b[1]) < top ||
      Math.min(a[1], b[1]) > bottom;
    if (outside) {
      if (part.length > 0) parts.push(part);
      part = [];
    } else {
      if (part.length === 0) part.push(a);
      part.push(b);
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

import type { Frame } from '#lib/map/mercator.ts';
import type { Path } from './packed-shapes.ts';

/** A clipped line in the units of the drawing. */
export type Drawn = [x: number, y: number][];

/** The size of a drawing: `size` units wide, with `margin` additional units on every side. */
export interface Canvas {
  frame: Frame;
  size: number;
  margin: number;
  /**
   * A point closer than this many units to the previous one is dropped, and so are islands of that
   * size.
   */
  detail: number;
}

/** A box in the units of the drawing. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the units of the drawing for each unit of the Mercator projection. */
export const scaleOf = ({ frame, size }: Canvas): number => size / frame.width;

/** Returns the drawn box including margins, in the units of the drawing. */
export const boxOf = ({ frame, size, margin }: Canvas): Box => ({
  left: -margin,
  top: -margin,
  right: size + margin,
  bottom: (size * frame.height) / frame.width + margin,
});

/** Whether no part of a path can be on the canvas, judged by its bounding box. */
export const misses = (path: Path, { frame, size, margin }: Canvas): boolean => {
  const edge = (margin * frame.width) / size;
  return (
    path.east < frame.west - edge ||
    path.west > frame.west + frame.width + edge ||
    path.south < frame.north - edge ||
    path.north > frame.north + frame.height + edge
  );
};

/**
 * Projects the points of a path into the units of the drawing, without points that are too close to
 * the last.
 */
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

/** Returns the parts of a line that are on the canvas. Each extends slightly beyond it. */
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

type Point = number[];

/** Returns the square of a point's distance from a segment. */
function apartSquared([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((px! - ax!) * dx + (py! - ay!) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return (px! - ax! - t * dx) ** 2 + (py! - ay! - t * dy) ** 2;
}

/**
 * Simplifies a line (Douglas–Peucker): no dropped point is farther than `tolerance` from the
 * result.
 */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  const stretches: [number, number][] = [[0, line.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let farthest = from;
    let distance = tolerance ** 2;
    for (let at = from + 1; at < to; at += 1) {
      const apart = apartSquared(line[at]!, line[from]!, line[to]!);
      if (apart <= distance) continue;
      farthest = at;
      distance = apart;
    }
    if (farthest === from) continue;
    isKept[farthest] = 1;
    stretches.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => isKept[at] === 1);
}

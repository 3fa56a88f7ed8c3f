import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import type { Path } from './packed-shapes.ts';

/**
 * Writes a line in whole units, with relative coordinates after the first point. This halves the
 * size.
 */
function writeLine(line: Drawn): string {
  const [first, ...rest] = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  let [x, y] = first!;
  const ways = rest.flatMap(([nextX, nextY]) => {
    const way = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return way[0] === 0 && way[1] === 0 ? [] : way;
  });
  const written = ways.join(' ').replaceAll(' -', '-');
  return `M${first!.join(' ')}${written === '' ? '' : `l${written}`}`;
}

/** Returns the `d` of an SVG path with the parts of areas that are on a canvas. */
export const areasData = (polygons: readonly Path[][], canvas: Canvas): string =>
  polygons
    .flatMap((polygon) => clipPolygon(polygon, canvas))
    .map((line) => `${writeLine(line)}Z`)
    .join('');

/** Returns the `d` of an SVG path with the parts of lines that are on a canvas. */
export const linesData = (paths: readonly Path[], canvas: Canvas): string =>
  paths
    .flatMap((path) => clipLine(path, canvas))
    .map(writeLine)
    .join('');

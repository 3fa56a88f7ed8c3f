import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import type { Path } from './packed-shapes.ts';

/** A line of a path in whole units, each point but the first by its way from the one before: half as many bytes. */
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

/** The `d` of an SVG path with what of some areas is on a canvas. */
export const areasData = (polygons: readonly Path[][], canvas: Canvas): string =>
  polygons
    .flatMap((polygon) => clipPolygon(polygon, canvas))
    .map((line) => `${writeLine(line)}Z`)
    .join('');

/** The same of some lines. */
export const linesData = (paths: readonly Path[], canvas: Canvas): string =>
  paths
    .flatMap((path) => clipLine(path, canvas))
    .map(writeLine)
    .join('');

import type { Drawn } from './clip.ts';

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

/** What the `d` of an SVG path says of some lines; `end` is `Z` for areas and empty for lines. */
export const pathData = (lines: readonly Drawn[], end: 'Z' | ''): string =>
  lines.map((line) => writeLine(line) + end).join('');

export type Point = readonly [x: number, y: number];

/** Formats a number with at most one decimal, which is precise enough for a picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A closed shape with straight edges between the points. */
export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="M${points.map(at).join('L')}Z" fill="${fill}" ${more}/>`;

/**
 * Returns path data of a smooth line through the points (Catmull-Rom as cubic Béziers), without its
 * start.
 */
function curveThrough(points: readonly Point[]): string {
  let data = '';
  for (let i = 0; i < points.length - 1; i++) {
    const here = points[i]!;
    const next = points[i + 1]!;
    const before = points[i - 1] ?? here;
    const after = points[i + 2] ?? next;
    const first: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const second: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    data += `C${at(first)} ${at(second)} ${at(next)}`;
  }
  return data;
}

/** A smooth line through the points, filled down to `bottom`. */
export const softGround = (points: readonly Point[], bottom: number, fill: string): string =>
  `<path d="M${at(points[0]!)}${curveThrough(points)}V${n(bottom)}H${n(points[0]![0])}Z" fill="${fill}"/>`;

/** A closed smooth shape through the points. */
export function softShape(points: readonly Point[], fill: string, more = ''): string {
  const ring = [points.at(-1)!, ...points, points[0]!, points[1]!];
  const data = curveThrough(ring).split('C').slice(2, -1);
  return `<path d="M${at(points[0]!)}C${data.join('C')}Z" fill="${fill}" ${more}/>`;
}

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${radius ? `rx="${n(radius)}" ` : ''}fill="${fill}" ${more}/>`;

export const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${more}/>`;

/** A stroked line along path data. */
export const line = (data: string, stroke: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const group = (content: string, attributes: string): string =>
  `<g ${attributes}>${content}</g>`;

/** Moves `content` to a point and scales it; `flip` mirrors it to face left. */
export const placed = (content: string, x: number, y: number, scale = 1, flip = false): string =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})"`,
  );

/** A stop of a gradient: colour, offset in percent, opacity. */
export type Stop = readonly [colour: string, offset: number, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([colour, offset, opacity = 1]) =>
        `<stop offset="${n(offset)}%" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

interface Definer {
  define(make: (id: string) => string): string;
}

/** Defines a gradient from top to bottom of the filled shape; returns the value of `fill`. */
export const vertical = (canvas: Definer, list: readonly Stop[]): string =>
  `url(#${canvas.define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`)})`;

/** Defines a gradient from left to right; returns the value of `fill`. */
export const horizontal = (canvas: Definer, list: readonly Stop[]): string =>
  `url(#${canvas.define((id) => `<linearGradient id="${id}">${stops(list)}</linearGradient>`)})`;

/** Defines a gradient from the middle outwards; returns the value of `fill`. */
export const radial = (canvas: Definer, list: readonly Stop[]): string =>
  `url(#${canvas.define((id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`)})`;

/** Clips `content` to a shape. */
export const clipped = (canvas: Definer, shape: string, content: string): string =>
  `<g clip-path="url(#${canvas.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})">${content}</g>`;

/**
 * Draws the contour lines behind the home page's search, from invented hills.
 * `npx node site/tools/draw-contours.ts`
 */
import { writeFileSync } from 'node:fs';

const WIDTH = 1600;
const HEIGHT = 760;
const CELL = 20;
const INTERVAL = 0.05;

type Hill = [x: number, y: number, height: number, spreadX: number, spreadY: number, turn: number];

const HILLS: Hill[] = [
  [1260, 230, 1, 260, 150, 0.5],
  [1480, 520, 0.62, 210, 130, -0.4],
  [960, 560, 0.4, 260, 110, 0.2],
  [260, 180, 0.5, 230, 140, -0.3],
  [60, 600, 0.55, 240, 160, 0.6],
  [620, 60, 0.34, 260, 120, 0.1],
];

/**
 * Returns the height at a point: the hills plus a few long waves, so that no contour is an ellipse.
 */
function height(x: number, y: number): number {
  let sum = 0;
  for (const [hx, hy, top, sx, sy, turn] of HILLS) {
    const dx = (x - hx) * Math.cos(turn) + (y - hy) * Math.sin(turn);
    const dy = (y - hy) * Math.cos(turn) - (x - hx) * Math.sin(turn);
    sum += top * Math.exp(-((dx / sx) ** 2) - (dy / sy) ** 2);
  }
  const rough =
    Math.sin(x / 97 + Math.sin(y / 131) * 1.7) +
    Math.sin(y / 83 - x / 211) +
    0.5 * Math.sin(x / 41 + y / 57) +
    0.45 * Math.sin(y / 29 - x / 63);
  return sum + rough * 0.026;
}

type Point = [number, number];

/** Joins the crossings of a level with the grid into lines (marching squares). */
function linesAt(level: number): Point[][] {
  const next = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const join = (a: Point, b: Point) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = next.get(key(from)) ?? [];
      list.push(to);
      next.set(key(from), list);
    }
  };
  for (let y = -CELL; y < HEIGHT + CELL; y += CELL) {
    for (let x = -CELL; x < WIDTH + CELL; x += CELL) {
      const corners: Point[] = [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ];
      const crossings: Point[] = [];
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % 4]!;
        const [ha, hb] = [height(...a), height(...b)];
        if (ha < level === hb < level) return;
        const t = (level - ha) / (hb - ha);
        crossings.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      });
      for (let i = 0; i + 1 < crossings.length; i += 2) join(crossings[i]!, crossings[i + 1]!);
    }
  }
  const lines: Point[][] = [];
  const starts = [...next].sort((a, b) => a[1].length - b[1].length).map(([start]) => start);
  for (const start of starts) {
    const line: Point[] = [];
    let at: Point | undefined = start.split(',').map(Number) as Point;
    while (at) {
      line.push(at);
      const ways: Point[] = next.get(key(at)) ?? [];
      const to: Point | undefined = ways.shift();
      if (to) {
        const back: Point[] = next.get(key(to)) ?? [];
        const own = back.findIndex((p) => key(p) === key(at!));
        if (own >= 0) back.splice(own, 1);
      }
      at = to;
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

/** Returns a smooth line of quadratic curves; every second crossing is a control point. */
function path(line: Point[]): string {
  const thin = line.filter((_, i) => i % 2 === 0 || i === line.length - 1);
  const [first, last] = [thin[0]!, thin.at(-1)!];
  const closed = Math.hypot(first[0] - last[0], first[1] - last[1]) < CELL;
  if (closed) thin.push(thin[1]!, thin[2]!);
  const round = (n: number) => Math.round(n);
  let drawn = `M${round(thin[0]![0])} ${round(thin[0]![1])}`;
  for (let i = 1; i < thin.length - 1; i += 1) {
    const [p, q] = [thin[i]!, thin[i + 1]!];
    drawn += `Q${round(p[0])} ${round(p[1])} ${round((p[0] + q[0]) / 2)} ${round((p[1] + q[1]) / 2)}`;
  }
  return drawn;
}

const thin: string[] = [];
const thick: string[] = [];
for (let step = 0; step < 22; step += 1) {
  const target = step % 5 === 0 ? thick : thin;
  target.push(...linesAt(0.06 + step * INTERVAL).map(path));
}
writeFileSync(
  new URL('../src/lib/brand/contours.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#000"><path stroke-width="1.2" d="${thin.join('')}"/><path stroke-width="2.2" d="${thick.join('')}"/></svg>\n`,
);

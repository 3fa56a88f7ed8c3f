import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { box, n, path, type Point, polygon, softGround, vertical } from '../svg.ts';

/** Returns the points of a soft rolling line across the picture, around `base` and `rise` high. */
export function rolling(canvas: Canvas, base: number, rise: number, waves = 2): Point[] {
  const { random } = canvas;
  const parts = [1, 2.1, 3.7].map(
    (f) => [f * waves, random.between(0, 7), random.between(0.6, 1) / f] as const,
  );
  const points: Point[] = [];
  for (let x = -60; x <= WIDTH + 60; x += 60) {
    const sum = parts.reduce(
      (s, [f, phase, size]) => s + Math.sin((x / WIDTH) * Math.PI * f + phase) * size,
      0,
    );
    points.push([x, base - rise * (0.5 + sum * 0.32)]);
  }
  return points;
}

/** Hills between two heights, from far to near. */
export function hills(
  canvas: Canvas,
  far: number,
  near: number,
  count: number,
  colours: readonly string[],
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const nearness = count === 1 ? 1 : i / (count - 1);
    const y = far + (near - far) * nearness;
    const colour = canvas.tone(canvas.random.pick(colours), 0.72 * (1 - nearness));
    const fill = vertical(canvas, [
      [lighter(colour, 0.08), 0],
      [mix(colour, canvas.light.haze, 0.22), 100],
    ]);
    drawn += softGround(
      rolling(canvas, y, canvas.random.between(46, 92), canvas.random.between(1.1, 2.6)),
      y + 190,
      fill,
    );
  }
  return drawn;
}

/** A line between two points, broken up like rock. */
function jagged(canvas: Canvas, from: Point, to: Point, steps: number, rough: number): Point[] {
  const points: Point[] = [from];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const wobble = canvas.random.between(-rough, rough) * Math.sin(t * Math.PI);
    points.push([
      from[0] + (to[0] - from[0]) * t + wobble,
      from[1] + (to[1] - from[1]) * t + canvas.random.between(-rough, rough) * 0.45,
    ]);
  }
  return [...points, to];
}

/** One mountain with a lit and a shaded side, and snow on its upper part. */
function mountain(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance: number,
  rock: string,
  snow: number,
): string {
  const { random } = canvas;
  const spread = height * random.between(1.05, 1.5);
  const top: Point = [x, foot - height];
  const left = jagged(canvas, [x - spread, foot], top, 9, height * 0.05);
  const right = jagged(
    canvas,
    top,
    [x + spread * random.between(0.85, 1.15), foot],
    9,
    height * 0.05,
  );
  const spine = jagged(
    canvas,
    top,
    [x + spread * random.between(-0.12, 0.3), foot],
    7,
    height * 0.1,
  );
  const lit = canvas.tone(rock, distance);
  const shaded = canvas.tone(darker(rock, 0.34), distance);
  const fade = (colour: string) =>
    vertical(canvas, [
      [colour, 0],
      [mix(colour, canvas.light.haze, 0.62), 100],
    ]);
  const sides =
    polygon([...left, ...right], fade(lit)) +
    polygon([...spine, ...right.toReversed()], fade(shaded));
  if (snow <= 0) return sides;

  const line = foot - height * (1 - snow);
  const cut = (edge: Point[]) => edge.filter(([, y]) => y < line);
  const hem = (from: Point, to: Point) => jagged(canvas, from, to, 6, height * 0.1 * (0.4 + snow));
  const [leftTop, rightTop, spineTop] = [cut(left), cut(right), cut(spine)];
  const middle = spineTop.at(-1) ?? top;
  const white = canvas.tone('#fbfdff', distance * 0.55);
  const blue = canvas.tone('#b9cfe4', distance * 0.7);
  return (
    sides +
    polygon([...leftTop, ...spineTop, ...hem(middle, leftTop[0] ?? top)], white) +
    polygon([...spineTop.toReversed(), ...rightTop, ...hem(rightTop.at(-1) ?? top, middle)], blue)
  );
}

/** A range of mountains along the horizon; distant ones are paler. */
export function mountains(canvas: Canvas, foot: number, height: number, rock: string): string {
  const { random, season } = canvas;
  // Fills the foot of the range, so that no sky is visible below it.
  let drawn = box(0, foot - 2, WIDTH, 90, mix(canvas.tone(rock, 0.5), canvas.light.haze, 0.5));
  for (const [distance, scale, count] of [
    [0.66, 0.8, 5],
    [0.4, 1, 4],
  ] as const) {
    const places = Array.from(
      { length: count },
      (_, i) => (WIDTH / (count - 1)) * i + random.between(-90, 90),
    );
    for (const x of random.some(places, count)) {
      const tall = height * scale * random.between(0.62, 1.08);
      drawn += mountain(
        canvas,
        x,
        foot,
        tall,
        distance,
        rock,
        Math.min(0.8, season.snow * random.between(0.7, 1.15)),
      );
    }
  }
  return drawn;
}

/** A headland with cliffs that enters from one side and ends in the sea at `level`. */
export function headland(
  canvas: Canvas,
  level: number,
  fromLeft: boolean,
  length: number,
  height: number,
  distance: number,
): string {
  const { random } = canvas;
  const edge = (t: number): number => (fromLeft ? t * length : WIDTH - t * length);
  const top: Point[] = [];
  for (let t = -0.1; t <= 1.001; t += 0.11) {
    const y = level - height * (1 - Math.max(0, t) ** 2.4 * 0.62) + random.between(-6, 6);
    top.push([edge(t), y]);
  }
  const tip = top.at(-1)!;
  const out = fromLeft ? 1 : -1;
  const cliff: Point[] = [
    ...top,
    [tip[0] + out * 12, (tip[1] + level) / 2],
    [tip[0] + out * random.between(20, 34), level + 1],
    [edge(-0.1), level + 1],
  ];
  const rock = canvas.tone('#a08c7c', distance);
  const green = canvas.tone(canvas.season.grass[0]!, distance);
  const fill = vertical(canvas, [
    [lighter(rock, 0.1), 0],
    [mix(rock, canvas.light.haze, 0.3), 100],
  ]);
  const turf = top.map(([x, y], i): Point => [x, y + 16 + (i % 3) * 9 * (1 - i / top.length)]);
  let cracks = '';
  for (const [x, y] of top.slice(2, -1)) {
    const lean = random.between(-10, 10);
    cracks += `M${n(x)} ${n(y + 26)}L${n(x + lean)} ${n(level)}`;
  }
  return (
    polygon(cliff, fill) +
    path(cracks, 'none', `stroke="${darker(rock, 0.2)}" stroke-width="2.5" opacity=".45"`) +
    polygon([...top, ...turf.toReversed()], green)
  );
}

/** The ground below everything in front, from `y` to the lower edge. */
export function meadow(
  canvas: Canvas,
  y: number,
  rise: number,
  colour: string,
  waves = 1.2,
): string {
  const near = canvas.tone(colour);
  const fill = vertical(canvas, [
    [mix(near, canvas.light.glow, canvas.light.stars ? 0.04 : 0.16), 0],
    [near, 34],
    [darker(near, 0.24), 100],
  ]);
  return softGround(rolling(canvas, y, rise, waves), HEIGHT, fill);
}

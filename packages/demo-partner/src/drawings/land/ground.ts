import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { circle, ellipse, line, n, path, type Point, softShape, vertical } from '../svg.ts';

/** Tufts of grass on the ground from `top` to the lower edge, denser in front. */
export function tufts(canvas: Canvas, top: number, colour: string, count = 70): string {
  const { random } = canvas;
  let pale = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const [x, y] = [random.between(0, WIDTH), top + (HEIGHT + 10 - top) * t];
    const size = (5 + 15 * t) * random.between(0.6, 1.2);
    let blades = '';
    for (let b = -2; b <= 2; b++) {
      const lean = b * size * 0.26 + random.between(-2, 2);
      blades += `M${n(x + b * size * 0.1)} ${n(y)}q${n(lean * 0.2)} ${n(-size * 0.6)} ${n(lean)} ${n(-size * random.between(0.8, 1.2))}q${n(-lean * 0.4)} ${n(size * 0.5)} ${n(size * 0.09 - lean)} ${n(size)}Z`;
    }
    if (random.chance(0.5)) pale += blades;
    else dark += blades;
  }
  const near = canvas.tone(colour);
  return (
    path(dark, darker(near, 0.25), 'opacity=".6"') + path(pale, lighter(near, 0.22), 'opacity=".7"')
  );
}

/** Flowers in loose groups. */
export function flowers(canvas: Canvas, top: number, drifts = 5): string {
  const { random, season } = canvas;
  if (season.flowers.length === 0) return '';
  let drawn = '';
  for (let d = 0; d < drifts; d++) {
    const [x, y] = [random.between(0, WIDTH), random.between(top + 20, HEIGHT - 10)];
    const colour = canvas.tone(random.pick(season.flowers));
    for (let i = 0; i < random.whole(6, 14); i++) {
      const fy = y + random.between(-22, 22);
      const size = 1.6 + 3.6 * Math.max(0, (fy - top) / (HEIGHT - top));
      drawn += circle(x + random.between(-85, 85), fy, size * random.between(0.7, 1.15), colour);
    }
  }
  return drawn;
}

/** A track that winds from the distance to the lower edge. */
export function track(
  canvas: Canvas,
  fromX: number,
  fromY: number,
  toX: number,
  colour: string,
): string {
  const bend = canvas.random.between(-170, 170);
  const half = 74;
  const middle = (fromY + HEIGHT) / 2;
  const fill = vertical(canvas, [
    [canvas.tone(colour, 0.3), 0],
    [canvas.tone(colour), 100],
  ]);
  return path(
    `M${n(fromX - 3)} ${n(fromY)}C${n(fromX + bend)} ${n(fromY + 60)} ${n(toX - half - bend)} ${n(middle)} ${n(toX - half)} ${HEIGHT}` +
      `H${n(toX + half)}C${n(toX + half * 0.5 - bend)} ${n(middle)} ${n(fromX + bend + 10)} ${n(fromY + 60)} ${n(fromX + 3)} ${n(fromY)}Z`,
    fill,
  );
}

export function rock(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  colour = '#9aa0a0',
): string {
  const { random } = canvas;
  const ring: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI + (i / 6) * Math.PI;
    const reach = size * random.between(0.8, 1.12);
    ring.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.68]);
  }
  const tone = canvas.tone(colour);
  const data = ring.map(([px, py]) => `${n(px)} ${n(py)}`).join('L');
  const lit = [ring[0]!, ring[1]!, ring[2]!, [x - size * 0.1, y - size * 0.18] as Point];
  return (
    ellipse(x, y + 1, size * 1.15, size * 0.16, '#1c2733', 'opacity=".22"') +
    path(`M${data}Z`, darker(tone, 0.14)) +
    path(`M${lit.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`, lighter(tone, 0.16))
  );
}

/** A cairn: flat stones on top of each other. */
export function cairn(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  let drawn = ellipse(x, y + 2, size * 0.9, size * 0.12, '#1c2733', 'opacity=".25"');
  let level = y;
  for (const width of [0.78, 0.62, 0.66, 0.44, 0.34, 0.2]) {
    const [w, h] = [size * width * random.between(0.9, 1.08), size * random.between(0.24, 0.32)];
    const cx = x + random.between(-0.06, 0.06) * size;
    const colour = canvas.tone(random.pick(['#8d9499', '#a19c94', '#79828a', '#b0a89c']));
    const ring: Point[] = [
      [cx - w, level - h * 0.45],
      [cx - w * 0.6, level - h],
      [cx + w * 0.5, level - h * 1.04],
      [cx + w, level - h * 0.5],
      [cx + w * 0.65, level],
      [cx - w * 0.7, level],
    ];
    drawn +=
      softShape(ring, colour) +
      ellipse(
        cx - w * 0.1,
        level - h * 0.82,
        w * 0.55,
        h * 0.12,
        lighter(colour, 0.3),
        'opacity=".7"',
      );
    level -= h * 0.88;
  }
  return drawn;
}

/** Sand with ripples made by the wind. */
export function sand(canvas: Canvas, top: number, colour = '#ecd3a0'): string {
  const { random } = canvas;
  const tone = canvas.tone(colour);
  const fill = vertical(canvas, [
    [mix(tone, canvas.light.sky[2], 0.18), 0],
    [tone, 30],
    [darker(tone, 0.16), 100],
  ]);
  let marks = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(-60, WIDTH), random.between(top + 40, HEIGHT)];
    const length = random.between(60, 190);
    marks += `M${n(x)} ${n(y)}q${n(length / 2)} ${n(random.between(-9, 9))} ${n(length)} 0`;
  }
  const edge = `M-10 ${n(top)}Q300 ${n(top + 16)} 600 ${n(top + 2)}T1210 ${n(top + 8)}V${HEIGHT}H-10Z`;
  return path(edge, fill) + line(marks, darker(tone, 0.14), 2.4, 'opacity=".4"');
}

import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, group, n, path, polygon } from '../svg.ts';

/** One small house seen from its gable, in units of its own width. */
function house(canvas: Canvas, x: number, foot: number, w: number, distance: number): string {
  const { random } = canvas;
  const wall = canvas.tone(random.pick(['#f6efe1', '#f1e3c8', '#fbf7ee', '#e9d3b4']), distance);
  const roof = canvas.tone(random.pick(['#c26a45', '#b85f3f', '#cc7a50']), distance);
  const h = w * random.between(0.55, 0.95);
  const pane = canvas.light.lampsLit ? '#ffd98c' : darker(wall, 0.45);
  return (
    box(x, foot - h, w, h, wall) +
    polygon(
      [
        [x + w * 0.62, foot - h],
        [x + w, foot - h],
        [x + w, foot],
        [x + w * 0.62, foot],
      ],
      darker(wall, 0.16),
    ) +
    polygon(
      [
        [x - w * 0.06, foot - h],
        [x + w * 0.14, foot - h - w * 0.3],
        [x + w * 0.86, foot - h - w * 0.3],
        [x + w * 1.06, foot - h],
      ],
      roof,
    ) +
    box(x + w * 0.16, foot - h * 0.66, w * 0.13, h * 0.26, pane) +
    box(x + w * 0.4, foot - h * 0.66, w * 0.13, h * 0.26, pane)
  );
}

/** A village on a hill, with a church tower; `x` is its middle. */
export function village(
  canvas: Canvas,
  x: number,
  foot: number,
  size: number,
  distance: number,
): string {
  const { random } = canvas;
  let houses = '';
  for (let row = 0; row < 3; row++) {
    const count = 3 + row * 2;
    for (let i = 0; i < count; i++) {
      const w = size * random.between(0.15, 0.22);
      houses += house(
        canvas,
        x + (i - count / 2) * size * 0.19 + random.between(-4, 4),
        foot - (2 - row) * size * 0.13 + random.between(-3, 3),
        w,
        distance,
      );
    }
  }
  const stone = canvas.tone('#ead9bb', distance);
  const tower =
    box(x - size * 0.05, foot - size * 0.82, size * 0.12, size * 0.5, stone) +
    box(x + size * 0.02, foot - size * 0.82, size * 0.05, size * 0.5, darker(stone, 0.15)) +
    path(
      `M${n(x - size * 0.07)} ${n(foot - size * 0.82)}L${n(x + size * 0.01)} ${n(foot - size)}L${n(x + size * 0.09)} ${n(foot - size * 0.82)}Z`,
      canvas.tone('#a9603f', distance),
    ) +
    box(x - size * 0.02, foot - size * 0.74, size * 0.05, size * 0.09, darker(stone, 0.5));
  return group(tower + houses, '');
}

/** Rows of vines on a slope that faces the viewer. */
export function vineyard(
  canvas: Canvas,
  x: number,
  top: number,
  width: number,
  height: number,
  distance: number,
): string {
  const green = canvas.tone(canvas.season.name === 'autumn' ? '#b0703a' : '#7f9a4f', distance);
  let rows = '';
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    const y = top + height * t ** 1.3;
    const w = (width / 2) * (0.7 + 0.3 * t);
    let row = '';
    for (let k = 0; k < 22; k++) {
      const cx = x - w + (2 * w * k) / 21;
      row += `M${n(cx - 5 - 5 * t)} ${n(y)}a${n(5 + 5 * t)} ${n(4 + 4 * t)} 0 0 1 ${n(10 + 10 * t)} 0Z`;
    }
    rows += path(row, i % 2 ? green : lighter(green, 0.1));
  }
  return rows;
}

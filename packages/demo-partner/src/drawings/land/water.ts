import { type Canvas, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { box, ellipse, group, horizontal, n, path, placed, vertical } from '../svg.ts';
import { sunX } from './sky.ts';

/** Open water from `top` (its horizon) to `bottom`, with reflected light. */
export function water(canvas: Canvas, top: number, bottom: number, colour: string): string {
  const { light, random } = canvas;
  const near = canvas.tone(colour);
  const fill = vertical(canvas, [
    [mix(near, light.sky[3], 0.55), 0],
    [mix(near, light.sky[2], 0.22), 22],
    [near, 58],
    [darker(near, 0.2), 100],
  ]);
  let ripples = '';
  for (let i = 0; i < 54; i++) {
    const t = random.next() ** 1.4;
    const y = top + 4 + (bottom - top - 8) * t;
    const length = (18 + 150 * t) * random.between(0.4, 1.1);
    const x = random.between(-40, WIDTH);
    ripples += `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-2 - 5 * t)} ${n(length)} 0q${n(-length / 2)} ${n(1 + 1.5 * t)} ${n(-length)} 0Z`;
  }
  return (
    box(0, top, WIDTH, bottom - top, fill) +
    path(ripples, lighter(mix(near, light.sky[3], 0.5), 0.2), 'opacity=".42"') +
    (light.sun ? glitter(canvas, top, bottom) : '')
  );
}

/** The reflection of the sun or moon on the water. */
function glitter(canvas: Canvas, top: number, bottom: number): string {
  const { light, random } = canvas;
  const x = sunX(canvas);
  const strong = light.name === 'day' ? 0.35 : 0.75;
  let sparks = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const y = top + 3 + (bottom - top) * t * 0.9;
    const width = (10 + 46 * t) * random.between(0.35, 1.3);
    sparks += ellipse(
      x + random.between(-1, 1) * (8 + 50 * t),
      y,
      width,
      1.3 + 2.6 * t,
      light.glow,
      `opacity="${n((1 - t * 0.75) * strong)}"`,
    );
  }
  return sparks;
}

/** White lines where the sea meets the sand at `y`. */
export function surf(canvas: Canvas, y: number): string {
  const { random } = canvas;
  let drawn = '';
  for (const [offset, opacity, thick] of [
    [-26, 0.45, 5],
    [-12, 0.6, 6],
    [2, 0.9, 9],
  ] as const) {
    let data = `M-20 ${n(y + offset)}`;
    for (let x = -20; x < WIDTH + 20; x += 120) {
      data += `q${n(30)} ${n(random.between(-9, 4))} 60 ${n(random.between(-2, 3))}t60 ${n(random.between(-2, 2))}`;
    }
    drawn += `<path d="${data}" fill="none" stroke="${canvas.tone('#ffffff')}" stroke-width="${thick}" opacity="${opacity}" stroke-linecap="round"/>`;
  }
  return drawn;
}

/** A small sailing boat on the water line `y`. */
export function sailboat(canvas: Canvas, x: number, y: number, size: number): string {
  const sail = canvas.tone(canvas.random.pick(['#ffffff', '#fbe9cf', '#e9735b', '#f4c95d']), 0.12);
  const hull = canvas.tone(canvas.random.pick(['#2f4858', '#b3483d', '#ffffff']), 0.1);
  return placed(
    group(
      path('M-3 -6V-74L-36 -10Z', sail) +
        path('M3 -6V-66Q26 -40 30 -10Z', lighter(sail, 0.2)) +
        box(-1.5, -78, 3, 76, canvas.tone('#6b5647', 0.1)) +
        path('M-40 -6H38L26 8H-28Z', hull) +
        ellipse(0, 12, 44, 4, canvas.light.sky[3], 'opacity=".4"'),
      '',
    ),
    x,
    y,
    size,
    canvas.random.chance(0.5),
  );
}

/** A lighthouse standing at `foot`. */
export function lighthouse(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance: number,
): string {
  const white = canvas.tone('#fdfaf3', distance);
  const red = canvas.tone('#cf4f43', distance);
  const h = height;
  const beam = () =>
    horizontal(canvas, [
      [canvas.light.glow, 0, 0],
      [canvas.light.glow, 100, 0.5],
    ]);
  const lamp = canvas.light.lampsLit
    ? path(`M0 ${n(-h * 0.88)}L${n(-h * 3)} ${n(-h * 1.2)}V${n(-h * 0.7)}Z`, beam())
    : '';
  return placed(
    lamp +
      path(
        `M${n(-h * 0.13)} 0L${n(-h * 0.085)} ${n(-h * 0.78)}H${n(h * 0.085)}L${n(h * 0.13)} 0Z`,
        white,
      ) +
      path(
        `M${n(-h * 0.112)} ${n(-h * 0.3)}L${n(-h * 0.1)} ${n(-h * 0.5)}H${n(h * 0.1)}L${n(h * 0.112)} ${n(-h * 0.3)}Z`,
        red,
      ) +
      path(
        `M0 0V${n(-h * 0.78)}H${n(h * 0.085)}L${n(h * 0.13)} 0Z`,
        darker(white, 0.3),
        'opacity=".25"',
      ) +
      box(-h * 0.11, -h * 0.81, h * 0.22, h * 0.035, canvas.tone('#46525c', distance)) +
      box(
        -h * 0.065,
        -h * 0.94,
        h * 0.13,
        h * 0.13,
        canvas.light.lampsLit ? '#ffe9a6' : canvas.tone('#cfe3ea', distance),
      ) +
      path(
        `M${n(-h * 0.09)} ${n(-h * 0.94)}L0 ${n(-h * 1.05)}L${n(h * 0.09)} ${n(-h * 0.94)}Z`,
        red,
      ),
    x,
    foot,
  );
}

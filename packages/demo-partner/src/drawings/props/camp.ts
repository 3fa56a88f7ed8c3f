import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, circle, ellipse, line, n, path, radial } from '../svg.ts';

// Objects are drawn in centimetres around x = 0 and stand on y = 0, like the vehicles.

/** The shadow of an object on the ground. */
export const shadow = (rx: number, ry = 6): string =>
  ellipse(0, 1, rx, ry, '#0f1a2a', 'opacity=".26"');

/** A folding chair that faces right. */
export function chair(canvas: Canvas, colour: string): string {
  const cloth = canvas.tone(colour);
  const frame = canvas.tone('#4c545b');
  return (
    shadow(40, 5) +
    line('M-30 0L22 -46M28 0L-22 -46M22 -46L30 -62', frame, 4) +
    path(
      'M-36 -98Q-40 -104 -32 -104L-24 -50L24 -46Q30 -44 26 -40L-26 -40Q-32 -42 -33 -48Z',
      cloth,
    ) +
    path('M-36 -98Q-40 -104 -32 -104L-24 -50L-33 -48Z', lighter(cloth, 0.15)) +
    line('M-28 -64L22 -62', darker(cloth, 0.3), 6)
  );
}

/** A small camp table with objects on it. */
export function table(canvas: Canvas): string {
  const top = canvas.tone('#b98a5d');
  const { random } = canvas;
  const onIt = random.pick([
    () =>
      mug(canvas, -22, -62, '#e9735b') + mug(canvas, 4, -62, '#f3e8d2') + lantern(canvas, 28, -62),
    () =>
      box(-30, -88, 14, 26, canvas.tone('#4f7a57'), 4) +
      box(-27, -98, 8, 12, canvas.tone('#4f7a57'), 2) +
      mug(canvas, 8, -62, '#f3e8d2') +
      mug(canvas, 28, -62, '#5d8f9a'),
    () =>
      path('M-30 -62q0 -14 22 -14t22 14Z', canvas.tone('#e3d7c3')) +
      circle(-14, -76, 7, canvas.tone('#d9704a')) +
      circle(-2, -77, 7, canvas.tone('#8fae4f')) +
      lantern(canvas, 30, -62),
  ])();
  return (
    shadow(50, 5) +
    line('M-36 0L30 -56M36 0L-30 -56', canvas.tone('#4c545b'), 4) +
    box(-50, -62, 100, 7, top, 3) +
    onIt
  );
}

export const mug = (canvas: Canvas, x: number, y: number, colour: string): string =>
  line(`M${n(x + 11)} ${n(y - 11)}q8 0 8 5t-8 5`, canvas.tone(colour), 3) +
  box(x, y - 15, 12, 15, canvas.tone(colour), 2.5) +
  box(x, y - 15, 12, 3, '#ffffff', 1.5, 'opacity=".35"');

export function lantern(canvas: Canvas, x: number, y: number): string {
  const lit = canvas.light.lampsLit;
  return (
    (lit ? lamplight(canvas, x, y - 14, 90) : '') +
    line(`M${n(x - 6)} ${n(y - 26)}q6 -14 12 0`, canvas.tone('#3d444a'), 2.5) +
    box(x - 8, y - 28, 16, 5, canvas.tone('#3d444a'), 2) +
    box(x - 6, y - 24, 12, 18, lit ? '#ffe9a8' : canvas.tone('#e8eef0'), 2) +
    box(x - 8, y - 6, 16, 6, canvas.tone('#3d444a'), 2)
  );
}

/** A pool of warm light. */
export function lamplight(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  strength = 0.5,
): string {
  const fill = radial(canvas, [
    ['#ffd48a', 0, strength],
    ['#ffb65c', 45, strength * 0.35],
    ['#ffb65c', 100, 0],
  ]);
  return circle(x, y, radius, fill);
}

/** A fire in a ring of stones. */
export function fire(canvas: Canvas): string {
  const { random } = canvas;
  let stones = '';
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (i / 6);
    stones += ellipse(
      -Math.cos(a) * 42,
      Math.sin(a) * 10 - 2,
      12,
      8,
      canvas.tone(random.pick(['#8b8f92', '#75797d', '#a19c94'])),
    );
  }
  const flame = (w: number, h: number, colour: string) =>
    path(
      `M${n(-w)} -8C${n(-w * 1.1)} ${n(-h * 0.4)} ${n(-w * 0.2)} ${n(-h * 0.5)} ${n(w * 0.1)} ${n(-h)}C${n(w * 0.3)} ${n(-h * 0.6)} ${n(w * 1.2)} ${n(-h * 0.44)} ${n(w)} -8Q0 6 ${n(-w)} -8Z`,
      colour,
    );
  return (
    lamplight(canvas, 0, -30, 330, canvas.light.lampsLit ? 0.62 : 0.2) +
    ellipse(0, 0, 44, 11, '#2a2420') +
    line('M-28 -2L24 -16M28 -2L-24 -16', canvas.tone('#6b4a33'), 10) +
    flame(26, 76, '#f2743a') +
    flame(18, 54, '#fba744') +
    flame(10, 32, '#ffe29a') +
    stones
  );
}

/** A string of bulbs between two points. */
export function bulbs(
  canvas: Canvas,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag = 34,
): string {
  const lit = canvas.light.lampsLit;
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2] as const;
  const count = Math.max(5, Math.round(Math.abs(x2 - x1) / 46));
  let drawn = line(
    `M${n(x1)} ${n(y1)}Q${n(middle[0])} ${n(middle[1])} ${n(x2)} ${n(y2)}`,
    canvas.tone('#2b333a'),
    2,
  );
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middle[0] + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middle[1] + t * t * y2;
    drawn +=
      (lit ? lamplight(canvas, x, y + 6, 26, 0.6) : '') +
      ellipse(x, y + 6, 4.4, 6, lit ? '#fff0bd' : canvas.tone('#f6e7b8'));
  }
  return drawn;
}

/** An awning rolled out towards the viewer, from `from` to `to` along the wall at height `y`. */
export function awning(
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  colours: readonly [string, string],
): string {
  const [pale, strong] = colours.map((c) => canvas.tone(c)) as [string, string];
  const drop = 34;
  const reach = 26;
  const count = Math.max(5, Math.round((to - from) / 46));
  let stripes = '';
  let valance = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count];
    const top = (t: number) => from + (to - from) * t;
    const foot = (t: number) => from - reach + (to - from + 2 * reach) * t;
    const colour = i % 2 ? strong : pale;
    stripes += path(
      `M${n(top(a))} ${n(y)}L${n(top(b))} ${n(y)}L${n(foot(b))} ${n(y + drop)}L${n(foot(a))} ${n(y + drop)}Z`,
      colour,
    );
    const half = (foot(b) - foot(a)) / 2;
    valance += path(
      `M${n(foot(a))} ${n(y + drop)}h${n(half * 2)}v8a${n(half)} 9 0 0 1 ${n(-half * 2)} 0Z`,
      darker(colour, 0.1),
    );
  }
  const poles = line(
    `M${n(from - reach + 6)} ${n(y + drop + 6)}L${n(from - reach - 2)} 26M${n(to + reach - 6)} ${n(y + drop + 6)}L${n(to + reach + 2)} 26`,
    canvas.tone('#8d979c'),
    5,
  );
  const shade = path(
    `M${n(from)} ${n(y + 14)}H${n(to)}V${n(y + 92)}H${n(from)}Z`,
    '#101827',
    'opacity=".16"',
  );
  return shade + poles + stripes + valance;
}

/** A rug on the ground. */
export function rug(canvas: Canvas, width: number, colour: string): string {
  const base = canvas.tone(colour);
  const w = width / 2;
  return (
    path(`M${n(-w)} 22L${n(-w * 0.84)} -14H${n(w * 0.84)}L${n(w)} 22Z`, base) +
    path(
      `M${n(-w * 0.94)} 12L${n(-w * 0.92)} 7H${n(w * 0.92)}L${n(w * 0.94)} 12ZM${n(-w * 0.88)} -4L${n(-w * 0.86)} -8H${n(w * 0.86)}L${n(w * 0.88)} -4Z`,
      lighter(base, 0.4),
    ) +
    line(`M${n(-w * 0.7)} 4l20 -6 20 6 20 -6 20 6 20 -6 20 6 20 -6 20 6`, lighter(base, 0.5), 2.5)
  );
}

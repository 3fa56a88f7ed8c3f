import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { box, circle, line, n, path, placed } from '../svg.ts';
import { lamplight, mug, shadow } from './camp.ts';

// Objects are drawn in centimetres around x = 0 and stand on y = 0.

/** A sitting dog that looks to the right. */
export function dog(canvas: Canvas): string {
  const coat = canvas.tone(canvas.random.pick(['#7a5237', '#3c3a3a', '#c99a62', '#e6dccb']));
  return (
    shadow(30, 4) +
    path(
      'M-22 0Q-30 -26 -10 -44Q-4 -54 -2 -62Q-6 -80 8 -84Q18 -86 24 -76L38 -70Q40 -62 28 -60Q20 -58 18 -50Q20 -30 20 0H8L4 -22L-2 0Z',
      coat,
    ) +
    path('M-20 -2Q-40 -2 -44 -18Q-36 -12 -22 -14Z', coat) +
    path('M2 -80Q-8 -74 -6 -58Q4 -60 8 -76Z', darker(coat, 0.3)) +
    circle(20, -74, 2.4, '#1b1f24') +
    circle(38, -69, 3.4, '#1b1f24') +
    line('M-2 -52Q8 -46 18 -52', canvas.tone('#d9553f'), 5)
  );
}

/** A leaning bicycle. */
export function bicycle(canvas: Canvas, colour: string): string {
  const tyre = canvas.tone('#2a3036');
  const spoke = canvas.tone('#8d979c');
  const wheelAt = (x: number) =>
    circle(x, -32, 31, 'none', `stroke="${tyre}" stroke-width="4.5"`) +
    line(
      `M${x - 29} -32H${x + 29}M${x} -61V-3M${x - 20} -52L${x + 20} -12M${x - 20} -12L${x + 20} -52`,
      spoke,
      1,
      'opacity=".7"',
    );
  return (
    shadow(84, 5) +
    wheelAt(-52) +
    wheelAt(52) +
    line(
      'M-52 -32L-22 -78L30 -78L0 -32ZM-22 -78L0 -32M30 -78L52 -32M-22 -78L-27 -92M30 -78L26 -98L40 -100',
      canvas.tone(colour),
      5,
    ) +
    line('M-38 -93H-16', tyre, 6) +
    line('M26 -98L42 -98', tyre, 5)
  );
}

/** A post with an electric hook-up and its number. */
export function hookup(canvas: Canvas): string {
  return (
    shadow(16, 3) +
    box(-11, -92, 22, 92, canvas.tone('#5b6f64'), 4) +
    box(-14, -98, 28, 12, canvas.tone('#44544b'), 4) +
    box(-7, -76, 14, 16, canvas.tone('#3f86b8'), 3) +
    box(-7, -52, 14, 12, canvas.tone('#f3efe2'), 2) +
    (canvas.light.lampsLit ? lamplight(canvas, 0, -92, 60, 0.5) : '')
  );
}

/** A picnic table with attached benches. */
export function picnicTable(canvas: Canvas): string {
  const wood = canvas.tone('#b08458');
  return (
    shadow(96, 7) +
    line('M-52 0L-20 -72M52 0L20 -72M-70 -40H70', darker(wood, 0.3), 8) +
    box(-96, -46, 60, 8, wood, 2) +
    box(36, -46, 60, 8, wood, 2) +
    box(-66, -80, 132, 10, lighter(wood, 0.14), 3) +
    mug(canvas, -20, -80, '#e9735b')
  );
}

/** A signpost with boards that point both ways. */
export function signpost(canvas: Canvas): string {
  const wood = canvas.tone('#9c7350');
  const board = (y: number, right: boolean, colour: string) =>
    placed(
      path('M-8 -12H62L78 0L62 12H-8Z', canvas.tone(colour)) +
        line('M6 -2H50', canvas.tone('#f3e8d2'), 3, 'opacity=".8"'),
      0,
      y,
      1,
      !right,
    );
  return (
    shadow(20, 4) +
    box(-6, -190, 12, 190, wood, 3) +
    box(-6, -190, 5, 190, lighter(wood, 0.15), 2) +
    board(-164, true, '#4f7f76') +
    board(-130, false, '#c9714c') +
    board(-96, true, '#d6a545')
  );
}

/** Towels on a washing line between two poles. */
export function washing(canvas: Canvas, width: number): string {
  const { random } = canvas;
  let cloths = '';
  for (let x = -width / 2 + 26; x < width / 2 - 40; x += random.between(44, 62)) {
    const colour = canvas.tone(
      random.pick(['#f0e2c6', '#d9704a', '#5d8f9a', '#e0b64f', '#ffffff', '#b98aa0']),
    );
    const [w, h] = [random.between(30, 44), random.between(44, 66)];
    cloths +=
      path(`M${n(x)} -150h${n(w)}l2 ${n(h)}q${n(-w / 2)} 6 ${n(-w - 2)} 0Z`, colour) +
      box(x, -150, w, h * 0.18, lighter(colour, 0.25), 0, 'opacity=".6"');
  }
  const pole = canvas.tone('#8a6a4c');
  return (
    line(`M${n(-width / 2)} 0V-162M${n(width / 2)} 0V-162`, pole, 6) +
    line(`M${n(-width / 2)} -156Q0 -142 ${n(width / 2)} -156`, canvas.tone('#efe9dc'), 2) +
    cloths
  );
}

/** Smoke or steam that rises and fades. */
export function smoke(canvas: Canvas, height: number): string {
  const colour = mix(canvas.light.cloud, '#ffffff', 0.3);
  return line(
    `M0 0C-22 ${n(-height * 0.3)} 22 ${n(-height * 0.5)} 0 ${n(-height * 0.75)}S10 ${n(-height)} 4 ${n(-height * 1.1)}`,
    colour,
    9,
    'opacity=".35"',
  );
}

import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { circle, n, path } from '../svg.ts';

/** Tall blades of grass in the lower corners, close to the viewer, which give a scene depth. */
export function nearGrass(canvas: Canvas, colour: string): string {
  const { random, season } = canvas;
  const base = canvas.tone(colour);
  const sides = random.pick([[0], [1], [0, 1]] as const);
  let drawn = '';
  for (const side of sides) {
    for (let i = 0; i < 46; i++) {
      const t = random.next() ** 1.6;
      const x = side === 0 ? -20 + 300 * t : WIDTH + 20 - 300 * t;
      const tall = (150 - 110 * t) * random.between(0.55, 1.1);
      const lean = random.between(-0.45, 0.45) * tall;
      const w = random.between(3.5, 7);
      const tone = random.pick([
        darker(base, 0.5),
        darker(base, 0.38),
        darker(base, 0.26),
        lighter(base, 0.04),
      ]);
      drawn += path(
        `M${n(x - w)} ${HEIGHT + 6}Q${n(x + lean * 0.2)} ${n(HEIGHT - tall * 0.6)} ${n(x + lean)} ${n(HEIGHT - tall)}Q${n(x + lean * 0.45 + w)} ${n(HEIGHT - tall * 0.5)} ${n(x + w)} ${HEIGHT + 6}Z`,
        tone,
      );
      if (season.flowers.length > 0 && random.chance(0.16)) {
        const petal = canvas.tone(random.pick(season.flowers));
        drawn +=
          circle(x + lean, HEIGHT - tall, random.between(5, 9), petal) +
          circle(x + lean, HEIGHT - tall, 2.6, canvas.tone('#e0a53c'));
      }
    }
  }
  return drawn;
}

/** Darkens the lower edge, so that the eye stays in the middle. */
export function vignette(canvas: Canvas): string {
  const id = canvas.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c1422" stop-opacity="0"/><stop offset="1" stop-color="#0c1422" stop-opacity=".26"/></linearGradient>`,
  );
  return `<rect y="${HEIGHT - 130}" width="${WIDTH}" height="130" fill="url(#${id})"/>`;
}

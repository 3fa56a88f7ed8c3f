import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, circle, ellipse, line, n, path } from '../svg.ts';

/** A kayak on the shore. */
export function kayak(canvas: Canvas, colour: string): string {
  const hull = canvas.tone(colour);
  return (
    ellipse(0, 3, 170, 7, '#0f1a2a', 'opacity=".28"') +
    path('M-176 -26Q-120 -2 0 -2Q120 -2 176 -26Q120 -34 0 -34Q-120 -34 -176 -26Z', hull) +
    path(
      'M-176 -26Q-120 -34 0 -34Q120 -34 176 -26Q110 -22 0 -22Q-110 -22 -176 -26Z',
      lighter(hull, 0.22),
    ) +
    ellipse(-4, -30, 40, 6, darker(hull, 0.6)) +
    line('M-150 -52L110 -14', canvas.tone('#6b4f3a'), 4.5) +
    ellipse(-158, -54, 20, 7, canvas.tone('#e6b84c'), 'transform="rotate(10 -158 -54)"') +
    ellipse(118, -12, 20, 7, canvas.tone('#e6b84c'), 'transform="rotate(10 118 -12)"')
  );
}

/** A surf or paddle board stuck in the sand. */
export function board(canvas: Canvas, colour: string, height = 210): string {
  const tone = canvas.tone(colour);
  const h = height;
  return (
    ellipse(0, 2, 26, 5, '#0f1a2a', 'opacity=".28"') +
    `<g transform="rotate(6)">${
      path(
        `M0 ${n(-h)}C34 ${n(-h * 0.82)} 32 ${n(-h * 0.2)} 12 4H-12C-32 ${n(-h * 0.2)} -34 ${n(-h * 0.82)} 0 ${n(-h)}Z`,
        tone,
      ) +
      path(`M0 ${n(-h)}C34 ${n(-h * 0.82)} 32 ${n(-h * 0.2)} 12 4H0Z`, darker(tone, 0.12)) +
      line(`M0 ${n(-h + 8)}V2`, canvas.tone('#fdf6e6'), 3) +
      path(`M-29 ${n(-h * 0.5)}H29V${n(-h * 0.42)}H-28Z`, canvas.tone('#fdf6e6'), 'opacity=".85"')
    }</g>`
  );
}

/** A parasol with objects below it. */
export function parasol(canvas: Canvas, colour: string): string {
  const tone = canvas.tone(colour);
  const pale = canvas.tone('#fdf3df');
  const gore = (from: number, to: number, fill: string) =>
    path(
      `M0 -226Q${n((from + to) * 0.42)} -222 ${n(from)} -150Q${n((from + to) / 2)} -166 ${n(to)} -150Q${n(to * 0.55)} -214 0 -226Z`,
      fill,
    );
  return (
    ellipse(10, 2, 110, 8, '#0f1a2a', 'opacity=".22"') +
    line('M0 -222L6 0', canvas.tone('#9a8a72'), 6) +
    gore(-126, -76, tone) +
    gore(-76, -26, pale) +
    gore(-26, 26, tone) +
    gore(26, 76, pale) +
    gore(76, 126, darker(tone, 0.14)) +
    circle(0, -228, 4, tone)
  );
}

/** A sun lounger. */
export function lounger(canvas: Canvas, colour: string): string {
  const cloth = canvas.tone(colour);
  return (
    ellipse(0, 1, 92, 5, '#0f1a2a', 'opacity=".24"') +
    line('M-70 0V-26M66 0V-26M-76 -28H60L96 -72', canvas.tone('#b98a5d'), 6) +
    path('M-78 -34H56L94 -82L104 -76L66 -24H-78Z', cloth) +
    path('M84 -70L94 -82L104 -76L94 -63Z', lighter(cloth, 0.5))
  );
}

/** A jetty from the shore over the water, seen from its end. */
export function jetty(canvas: Canvas, x: number, near: number, far: number): string {
  const wood = canvas.tone('#a3805c');
  const width = 96;
  const tip = 30;
  let boards = '';
  for (let i = 1; i < 13; i++) {
    const t = (i / 13) ** 1.5;
    const y = far + (near - far) * t;
    const w = tip + (width - tip) * t;
    boards += `M${n(x - w)} ${n(y)}H${n(x + w)}`;
  }
  const post = (t: number) => {
    const y = far + (near - far) * t;
    const w = tip + (width - tip) * t;
    const h = 14 + 34 * t;
    return (
      box(x - w - 5, y - h, 6 + 7 * t, h * 1.5, darker(wood, 0.35), 3) +
      box(x + w - 3, y - h, 6 + 7 * t, h * 1.5, darker(wood, 0.35), 3)
    );
  };
  return (
    path(
      `M${n(x - tip)} ${n(far + 12)}H${n(x + tip)}L${n(x + width)} ${n(near + 12)}H${n(x - width)}Z`,
      '#0f2233',
      'opacity=".28"',
    ) +
    path(
      `M${n(x - tip)} ${n(far)}H${n(x + tip)}L${n(x + width)} ${n(near)}H${n(x - width)}Z`,
      lighter(wood, 0.1),
    ) +
    line(boards, darker(wood, 0.25), 2.5) +
    post(0.08) +
    post(0.45)
  );
}

/** A rowing boat on the water. */
export function rowingBoat(canvas: Canvas, colour: string): string {
  const hull = canvas.tone(colour);
  return (
    ellipse(0, 8, 116, 9, '#0f2233', 'opacity=".25"') +
    path('M-118 -42Q-80 -34 0 -32Q80 -34 122 -48Q112 -8 66 2H-70Q-106 -6 -118 -42Z', hull) +
    path(
      'M-118 -42Q-80 -34 0 -32Q80 -34 122 -48L118 -36Q70 -22 0 -22Q-70 -22 -114 -32Z',
      lighter(hull, 0.35),
    ) +
    line('M-30 -36L-96 6M34 -36L100 4', canvas.tone('#8a6a4c'), 5)
  );
}

import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, circle, ellipse, line, path } from '../svg.ts';
import { smoke } from './around.ts';
import { lamplight } from './camp.ts';

// Objects are drawn in centimetres around x = 0 and stand on y = 0.

export const TENT_COLOURS = [
  '#d9694a',
  '#e3a83f',
  '#4f8a86',
  '#6f8f4f',
  '#c9574f',
  '#4d6f94',
  '#e8dcc0',
  '#8a6f9e',
];

interface Cloth {
  lit: string;
  wall: string;
  shade: string;
  inside: string;
}

function clothOf(canvas: Canvas, colour: string): Cloth {
  const glows = canvas.light.lampsLit;
  // A tent with a lamp inside has its own colour, but warmer.
  const base = glows ? lighter(colour, 0.2) : canvas.tone(colour);
  return {
    lit: lighter(base, 0.2),
    wall: base,
    shade: darker(base, 0.2),
    inside: glows ? '#ffe9b0' : darker(canvas.tone(colour), 0.55),
  };
}

const ground = (canvas: Canvas, rx: number): string =>
  (canvas.light.lampsLit ? lamplight(canvas, 0, -60, rx * 1.7, 0.45) : '') +
  ellipse(0, 2, rx * 1.06, 9, '#0f1a2a', 'opacity=".28"');

export function domeTent(canvas: Canvas, colour: string): string {
  const c = clothOf(canvas, colour);
  return (
    ground(canvas, 140) +
    path('M-140 0C-120 -96 -56 -134 0 -134C56 -134 120 -96 140 0Z', c.wall) +
    path('M40 -128C96 -112 126 -70 140 0H96C92 -60 74 -104 40 -128Z', c.shade) +
    path('M-140 0C-124 -78 -84 -118 -40 -128C-76 -100 -92 -60 -96 0Z', c.lit) +
    path('M-52 0C-46 -62 -20 -100 0 -110C20 -100 46 -62 52 0Z', c.inside) +
    path('M0 -110C20 -100 46 -62 52 0H30C28 -50 14 -90 0 -110Z', c.shade) +
    line('M-40 -129C-76 -100 -92 -60 -96 0M40 -129C76 -100 92 -60 96 0', c.shade, 2.5) +
    line('M-124 -54L-168 2M124 -54L168 2', canvas.tone('#e9e2d2'), 2)
  );
}

export function tunnelTent(canvas: Canvas, colour: string): string {
  const c = clothOf(canvas, colour);
  return (
    ground(canvas, 240) +
    path('M-240 0C-232 -110 -200 -166 -160 -170L60 -186C120 -184 180 -140 236 0Z', c.wall) +
    path('M60 -186C120 -184 180 -140 236 0H150C140 -110 104 -168 60 -186Z', c.shade) +
    path('M-240 0C-232 -110 -200 -166 -160 -170C-184 -140 -196 -80 -196 0Z', c.lit) +
    path('M-150 0C-148 -76 -130 -124 -96 -130C-60 -128 -44 -76 -42 0Z', c.inside) +
    path('M-96 -130C-60 -128 -44 -76 -42 0H-66C-68 -60 -78 -112 -96 -130Z', c.shade) +
    box(10, -128, 70, 46, canvas.light.lampsLit ? '#fff0c4' : darker(c.wall, 0.4), 10) +
    line(
      'M-160 -170C-184 -140 -196 -80 -196 0M-46 -178C-20 -140 -10 -70 -10 0M60 -186C104 -168 140 -110 150 0',
      c.shade,
      3,
    ) +
    line('M-214 -90L-276 2M200 -76L270 2', canvas.tone('#e9e2d2'), 2)
  );
}

export function ridgeTent(canvas: Canvas, colour: string): string {
  const c = clothOf(canvas, colour);
  return (
    ground(canvas, 160) +
    path('M-50 -150L110 -138L170 0H60Z', c.shade) +
    path('M-160 0L-50 -150L60 0Z', c.wall) +
    path('M-160 0L-50 -150L-58 0Z', c.lit) +
    path('M-92 0L-50 -112L-8 0Z', c.inside) +
    path('M-50 -112L-8 0H-26Z', c.lit) +
    line('M-50 -150L-196 2M-50 -150V-164M110 -138L206 2', canvas.tone('#e9e2d2'), 2)
  );
}

export function bellTent(canvas: Canvas, colour = '#f1e7d0'): string {
  const c = clothOf(canvas, colour);
  const trim = canvas.tone('#c0876a');
  return (
    ground(canvas, 230) +
    path('M-220 0V-84L0 -292L220 -84V0Z', c.wall) +
    path('M0 -292L220 -84V0H120L84 -84Z', c.shade) +
    path('M-220 -84L0 -292L-84 -84Z', c.lit) +
    path('M-220 -84H220V-74H-220Z', c.shade, 'opacity=".6"') +
    path('M-62 0L0 -214L62 0Z', c.inside) +
    path('M0 -214L62 0H94L20 -170ZM0 -214L-62 0H-94L-20 -170Z', c.lit) +
    box(-30, -50, 60, 12, canvas.light.lampsLit ? '#e0a75f' : canvas.tone('#c9a57c'), 3) +
    line(
      'M-220 -84L-282 2M220 -84L282 2M-150 -150L-250 4M150 -150L250 4',
      canvas.tone('#e9e2d2'),
      2,
    ) +
    line('M0 -292V-318', canvas.tone('#7d6149'), 5) +
    path('M0 -318L40 -310L0 -300Z', trim)
  );
}

export function tipi(canvas: Canvas, colour = '#ecdfc4'): string {
  const c = clothOf(canvas, colour);
  return (
    ground(canvas, 170) +
    line('M-26 -360L12 -300M24 -362L-8 -300M0 -372V-300', canvas.tone('#7d6149'), 6) +
    path('M-170 0Q-70 -140 -8 -318H10Q70 -140 170 0Q0 16 -170 0Z', c.wall) +
    path('M10 -318Q70 -140 170 0Q130 6 84 8Q44 -150 4 -318Z', c.shade) +
    path('M-58 8L0 -150L58 8Z', c.inside) +
    path('M0 -150L58 8H84Q56 -70 10 -170Z', c.lit) +
    line(
      'M-128 -46Q0 -26 128 -46M-118 -58Q0 -38 118 -58',
      canvas.tone('#b5654a'),
      4,
      'opacity=".8"',
    )
  );
}

/** A round felt tent with a lattice wall and a stove pipe. */
export function yurt(canvas: Canvas): string {
  const c = clothOf(canvas, '#eee4cf');
  const door = canvas.tone('#8a5a3f');
  return (
    ground(canvas, 240) +
    line('M120 -200V-292', canvas.tone('#3f464c'), 11) +
    path('M-230 0V-128H230V0Z', c.wall) +
    path('M120 -128H230V0H140Z', c.shade) +
    path('M-246 -124Q-120 -206 -34 -222H34Q120 -206 246 -124Z', c.lit) +
    path('M34 -222Q120 -206 246 -124H130Q96 -190 34 -222Z', c.wall) +
    ellipse(0, -222, 36, 8, canvas.tone('#b9c6c9')) +
    box(-46, -124, 92, 124, door, 3) +
    box(-40, -118, 38, 112, canvas.light.lampsLit ? '#ffd98c' : lighter(door, 0.14), 2) +
    box(2, -118, 38, 112, canvas.light.lampsLit ? '#ffd98c' : lighter(door, 0.14), 2) +
    line('M-230 -96H-46M46 -96H230M-230 -34H-46M46 -34H230', canvas.tone('#b5654a'), 5)
  );
}

/** A wooden pod with a round roof. */
export function pod(canvas: Canvas): string {
  const wood = canvas.tone(canvas.random.pick(['#a8784f', '#8f6b4c', '#6f7a70']));
  const boards = [-130, -90, -50, 50, 90, 130]
    .map((x) => `M${x} 0V-${Math.round(Math.sqrt(Math.max(0, 1 - (x / 176) ** 2)) * 226)}`)
    .join('');
  return (
    ground(canvas, 190) +
    path(
      'M-196 0C-196 -150 -110 -250 0 -254C110 -250 196 -150 196 0H176C176 -136 100 -230 0 -234C-100 -230 -176 -136 -176 0Z',
      darker(wood, 0.42),
    ) +
    path('M-176 0C-176 -136 -100 -230 0 -234C100 -230 176 -136 176 0Z', wood) +
    line(boards, darker(wood, 0.22), 2.5) +
    box(-48, -158, 96, 158, canvas.tone('#3f4a50'), 4) +
    box(-40, -150, 38, 142, canvas.light.lampsLit ? '#ffd98c' : canvas.tone('#8fb0bd'), 2) +
    box(2, -150, 38, 142, canvas.light.lampsLit ? '#ffd98c' : canvas.tone('#8fb0bd'), 2) +
    box(-100, -134, 36, 50, canvas.light.lampsLit ? '#ffd98c' : canvas.tone('#8fb0bd'), 18) +
    box(64, -134, 36, 50, canvas.light.lampsLit ? '#ffd98c' : canvas.tone('#8fb0bd'), 18) +
    box(-130, -14, 260, 18, canvas.tone('#c29a6b'), 3)
  );
}

/** A cabin with a porch. */
export function cabin(canvas: Canvas): string {
  const wood = canvas.tone(canvas.random.pick(['#9c7350', '#7f8b80', '#b0825a', '#5d7078']));
  const roof = canvas.tone(canvas.random.pick(['#4d565c', '#7a4a3d', '#566b57']));
  const lit = canvas.light.lampsLit ? '#ffd98c' : canvas.tone('#8fb0bd');
  const boards = Array.from({ length: 9 }, (_, i) => `M-210 ${-30 - i * 18}H210`).join('');
  return (
    ground(canvas, 270) +
    box(96, -330, 34, 90, canvas.tone('#8d8781'), 2) +
    `<g transform="translate(113 -336)">${smoke(canvas, 90)}</g>` +
    path('M-210 -10V-190L0 -300L210 -190V-10Z', wood) +
    line(boards, darker(wood, 0.2), 2.5, 'opacity=".7"') +
    path('M-250 -172L0 -316L250 -172L236 -152L0 -288L-236 -152Z', roof) +
    circle(0, -226, 24, lit, `stroke="${darker(wood, 0.4)}" stroke-width="6"`) +
    box(-38, -142, 76, 132, darker(wood, 0.38), 3) +
    box(-26, -130, 52, 56, lit, 3) +
    box(-160, -140, 78, 64, lit, 3, `stroke="${darker(wood, 0.4)}" stroke-width="6"`) +
    box(82, -140, 78, 64, lit, 3, `stroke="${darker(wood, 0.4)}" stroke-width="6"`) +
    line('M-121 -140V-76M121 -140V-76', darker(wood, 0.4), 4) +
    box(-260, -22, 520, 22, lighter(wood, 0.16), 3) +
    line(
      'M-250 -20V-84M-190 -20V-84M-250 -82H-176M250 -20V-84M190 -20V-84M250 -82H176',
      lighter(wood, 0.06),
      7,
    )
  );
}

/** A large tent with a veranda on a deck. */
export function safariTent(canvas: Canvas): string {
  const c = clothOf(canvas, canvas.random.pick(['#e6d8b8', '#cdbf98', '#d8ceb6']));
  const wood = canvas.tone('#a07a55');
  return (
    ground(canvas, 290) +
    path('M-250 -24V-160H250V-24Z', c.wall) +
    path('M-300 -150L-190 -264H190L300 -150Z', c.lit) +
    path('M190 -264L300 -150H230L150 -264Z', c.wall) +
    path('M-300 -150H300V-138H-300Z', c.shade) +
    path('M-80 -24L-60 -150H60L80 -24Z', c.inside) +
    path('M-60 -150Q-54 -80 -96 -24H-120L-84 -150ZM60 -150Q54 -80 96 -24H120L84 -150Z', c.lit) +
    box(-206, -126, 70, 62, canvas.light.lampsLit ? '#fff0c4' : darker(c.wall, 0.45), 5) +
    box(136, -126, 70, 62, canvas.light.lampsLit ? '#fff0c4' : darker(c.wall, 0.45), 5) +
    line('M-286 -24V-146M286 -24V-146', wood, 9) +
    box(-320, -26, 640, 26, wood, 3) +
    box(-320, -26, 640, 7, lighter(wood, 0.25), 3)
  );
}

/** A small tent of one of several kinds. */
export const tentOf = (canvas: Canvas): string =>
  canvas.random.pick([domeTent, domeTent, tunnelTent, ridgeTent])(
    canvas,
    canvas.random.pick(TENT_COLOURS),
  );

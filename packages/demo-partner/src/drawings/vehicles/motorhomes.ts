import type { Canvas } from '../canvas.ts';
import { darker } from '../colour.ts';
import { box, line, path } from '../svg.ts';
import type { Look } from './look.ts';
import {
  bikes,
  glass,
  glowAround,
  handle,
  hull,
  pane,
  rearLight,
  rounded,
  seams,
  wheel,
} from './parts.ts';
import type { Drawn } from './vans.ts';

/** The door of the living area, with its window and step. */
function livingDoor(canvas: Canvas, x: number, top: number, look: Look): string {
  return (
    seams(canvas, rounded(x, top, 66, -top - 56, 8), look) +
    pane(canvas, x + 14, top + 22, 38, 58, look, 7) +
    handle(canvas, x + 48, top + 112) +
    box(x + 6, -46, 54, 7, canvas.tone('#3a4148'), 3)
  );
}

const hatch = (canvas: Canvas, x: number, y: number, w: number, h: number, look: Look): string =>
  seams(canvas, rounded(x, y, w, h, 6), look) +
  box(x + w / 2 - 6, y + 6, 12, 4, canvas.tone('#59626a'), 2);

const skylight = (canvas: Canvas, x: number, y: number): string =>
  box(x, y - 11, 62, 12, canvas.tone('#cdd4d6'), 5) +
  box(x + 5, y - 14, 52, 5, canvas.tone('#8fa0a8'), 3);

/** The van's cab, which all motorhomes except the integrated one have in front. */
const cab = (canvas: Canvas, L: number, look: Look): string =>
  glass(
    canvas,
    `M${L - 190} -228H${L - 166}Q${L - 156} -226 ${L - 150} -216L${L - 108} -154H${L - 190}Z`,
    true,
  ) +
  glass(canvas, `M${L - 144} -222L${L - 96} -154H${L - 103}Z`, true) +
  path(`M${L - 182} -224h22L${L - 174} -158h-12Z`, '#ffffff', 'opacity=".14"') +
  seams(
    canvas,
    `M${L - 200} -236V-70Q${L - 200} -60 ${L - 190} -60H${L - 148}M${L - 92} -148V-96`,
    look,
  ) +
  handle(canvas, L - 194, -140) +
  path(
    `M${L - 60} -136Q${L - 30} -132 ${L - 12} -112L${L - 14} -96Q${L - 44} -100 ${L - 60} -116Z`,
    canvas.tone('#eef4f5'),
  ) +
  path(`M${L - 104} -170l20 2v28l-16 4Z`, canvas.tone('#2b333a')) +
  box(L - 60, -70, 58, 30, canvas.tone('#30373d'), 10);

const living = (canvas: Canvas, look: Look, L: number): string =>
  pane(canvas, 34, -226, 116, 62, look) +
  livingDoor(canvas, 196, -250, look) +
  pane(canvas, 292, -226, L - 530, 62, look) +
  hatch(canvas, 30, -128, 92, 66, look) +
  hatch(canvas, 300, -108, 54, 40, look) +
  rearLight(canvas, 2, -160, 60);

const finish = (canvas: Canvas, look: Look, L: number, height: number): string =>
  box(56, -height + 12, L - 300, 14, canvas.tone('#dfe3e3'), 5) +
  glowAround(canvas, 330, -190, 220, 130);

/** A low-profile motorhome: the roof slopes down over the cab. */
export function lowProfile(canvas: Canvas, look: Look, L = 690): Drawn {
  const outline =
    `M4 -46L0 -84L3 -268Q4 -288 24 -289L${L - 260} -289Q${L - 200} -288 ${L - 160} -262L${L - 146} -244L${L - 88} -152` +
    `Q${L - 40} -143 ${L - 18} -120Q${L - 2} -102 ${L - 2} -72V-46Q${L - 2} -36 ${L - 12} -36H6Z`;
  const shape = {
    outline,
    length: L,
    height: 289,
    wheels: [152, L - 96],
    radius: 35,
    sill: 54,
    belt: 150,
  };
  const drawn =
    (look.extras.includes('bikes') ? bikes(canvas, -2, -110) : '') +
    skylight(canvas, 90, -289) +
    skylight(canvas, 300, -289) +
    hull(canvas, shape, look) +
    living(canvas, look, L) +
    path(
      `M${L - 236} -282Q${L - 196} -278 ${L - 166} -256L${L - 178} -250Q${L - 210} -266 ${L - 240} -272Z`,
      canvas.tone('#33424d'),
    ) +
    cab(canvas, L, look) +
    shape.wheels.map((x) => wheel(canvas, x, 35)).join('') +
    finish(canvas, look, L, 289);
  return { drawn, length: L, height: 302, awning: [58, L - 250, -277] };
}

/** A motorhome with a bed above the cab. */
export function coachbuilt(canvas: Canvas, look: Look, L = 690): Drawn {
  const outline =
    `M4 -46L0 -84L3 -284Q4 -304 24 -305L${L - 110} -307Q${L - 62} -305 ${L - 54} -274Q${L - 50} -244 ${L - 88} -238L${L - 142} -232` +
    `L${L - 88} -152Q${L - 40} -143 ${L - 18} -120Q${L - 2} -102 ${L - 2} -72V-46Q${L - 2} -36 ${L - 12} -36H6Z`;
  const shape = {
    outline,
    length: L,
    height: 307,
    wheels: [152, L - 96],
    radius: 35,
    sill: 54,
    belt: 150,
  };
  const drawn =
    (look.extras.includes('bikes') ? bikes(canvas, -2, -110) : '') +
    skylight(canvas, 90, -305) +
    skylight(canvas, 320, -305) +
    hull(canvas, shape, look) +
    living(canvas, look, L) +
    pane(canvas, L - 176, -290, 74, 38, look, 12) +
    cab(canvas, L, look) +
    shape.wheels.map((x) => wheel(canvas, x, 35)).join('') +
    finish(canvas, look, L, 307);
  return { drawn, length: L, height: 320, awning: [58, L - 250, -293] };
}

/** A fully integrated motorhome with one large windscreen. */
export function aClass(canvas: Canvas, look: Look, L = 740): Drawn {
  const outline = `M4 -46L0 -84L3 -278Q4 -299 24 -300L${L - 120} -303Q${L - 60} -301 ${L - 40} -262L${L - 10} -146Q${L - 2} -116 ${L - 2} -70V-46Q${L - 2} -36 ${L - 12} -36H6Z`;
  const shape = {
    outline,
    length: L,
    height: 303,
    wheels: [168, L - 124],
    radius: 36,
    sill: 54,
    belt: 150,
  };
  const drawn =
    (look.extras.includes('bikes') ? bikes(canvas, -2, -110) : '') +
    skylight(canvas, 110, -300) +
    skylight(canvas, 350, -300) +
    hull(canvas, shape, look) +
    living(canvas, look, L) +
    glass(
      canvas,
      `M${L - 170} -240H${L - 86}Q${L - 70} -240 ${L - 66} -226L${L - 46} -150H${L - 170}Z`,
      true,
    ) +
    path(
      `M${L - 60} -258Q${L - 52} -262 ${L - 46} -244L${L - 18} -140Q${L - 18} -132 ${L - 32} -138Z`,
      canvas.tone('#2c3a45'),
    ) +
    path(`M${L - 150} -236h34L${L - 150} -154h-16Z`, '#ffffff', 'opacity=".14"') +
    seams(canvas, `M${L - 186} -262V-64M${L - 60} -128V-70`, look) +
    path(
      `M${L - 44} -124Q${L - 16} -122 ${L - 6} -108V-92Q${L - 30} -94 ${L - 44} -104Z`,
      canvas.tone('#eef4f5'),
    ) +
    line(`M${L - 66} -264Q${L - 30} -270 ${L - 26} -232`, canvas.tone('#2b333a'), 5) +
    box(L - 34, -234, 14, 34, canvas.tone('#2b333a'), 5) +
    box(L - 80, -72, 78, 32, darker(canvas.tone(look.paint), 0.55), 10) +
    shape.wheels.map((x) => wheel(canvas, x, 36)).join('') +
    finish(canvas, look, L, 303);
  return { drawn, length: L, height: 316, awning: [58, L - 260, -290] };
}

import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, circle, ellipse, line, n, path } from '../svg.ts';
import type { Look } from './look.ts';
import {
  bikes,
  glass,
  glowAround,
  handle,
  hull,
  pane,
  rearLight,
  roofExtras,
  seams,
  wheel,
} from './parts.ts';

export interface Drawn {
  drawn: string;
  /** Length in centimetres. */
  length: number;
  height: number;
  /** The awning's start and end along the side, and the height of its upper edge. */
  awning?: readonly [from: number, to: number, y: number];
}

/** A tall panel van of a given length in centimetres. */
export function panelVan(canvas: Canvas, look: Look, length: number): Drawn {
  const L = length;
  const outline =
    `M4 -40L2 -72L9 -240Q10 -262 34 -264L${L - 206} -267Q${L - 166} -266 ${L - 147} -240L${L - 88} -152` +
    `Q${L - 40} -143 ${L - 18} -120Q${L - 2} -102 ${L - 2} -72V-46Q${L - 2} -36 ${L - 12} -36H4Z`;
  const shape = {
    outline,
    length: L,
    height: 267,
    wheels: [104, L - 96],
    radius: 35,
    sill: 56,
    belt: 146,
  };
  const door = L - 370;
  const windows =
    pane(canvas, 46, -224, Math.min(120, door - 70), 66, look) +
    pane(canvas, door + 16, -224, 108, 66, look) +
    glass(
      canvas,
      `M${L - 196} -236H${L - 172}Q${L - 160} -234 ${L - 154} -224L${L - 108} -154H${L - 196}Z`,
      true,
    ) +
    glass(canvas, `M${L - 146} -228L${L - 96} -154H${L - 104}Z`, true) +
    path(`M${L - 184} -232h26L${L - 176} -158h-14Z`, '#ffffff', 'opacity=".14"');
  const details =
    seams(
      canvas,
      `M${door} -246V-58M${door + 140} -246V-58M${L - 206} -248V-70Q${L - 206} -60 ${L - 196} -60H${L - 150}M${L - 92} -148V-96M18 -60V-236`,
      look,
    ) +
    line(
      `M${door - 130} -132H${door + 136}`,
      darker(canvas.tone(look.paint), 0.3),
      2.5,
      'opacity=".6"',
    ) +
    handle(canvas, door + 114, -140) +
    handle(canvas, L - 200, -140) +
    path(
      `M${L - 60} -136Q${L - 30} -132 ${L - 12} -112L${L - 14} -96Q${L - 44} -100 ${L - 60} -116Z`,
      canvas.tone('#eef4f5'),
    ) +
    path(`M${L - 102} -166l18 2v24l-14 4Z`, canvas.tone('#2b333a')) +
    rearLight(canvas, 3, -150) +
    box(L - 60, -70, 58, 30, canvas.tone('#30373d'), 10);
  const drawn =
    (look.extras.includes('bikes') ? bikes(canvas, -2, -96) : '') +
    roofExtras(canvas, 50, L - 210, -266, look) +
    hull(canvas, shape, look) +
    windows +
    details +
    box(60, -258, L - 290, 13, canvas.tone('#e9ecec'), 5) +
    shape.wheels.map((x) => wheel(canvas, x, 35)).join('') +
    glowAround(canvas, door + 70, -170, 190, 120);
  return { drawn, length: L, height: 270, awning: [64, L - 234, -254] };
}

/** A compact camper, with its pop-top raised if it has one. */
export function compactVan(canvas: Canvas, look: Look, length = 490, popTop = true): Drawn {
  const L = length;
  const outline =
    `M8 -38L5 -84Q7 -152 24 -180Q32 -195 54 -197L${L - 192} -199Q${L - 146} -198 ${L - 122} -180L${L - 66} -124` +
    `Q${L - 24} -116 ${L - 9} -94Q${L - 1} -78 ${L - 3} -50Q${L - 4} -36 ${L - 14} -36H10Z`;
  const shape = {
    outline,
    length: L,
    height: 199,
    wheels: [98, L - 88],
    radius: 33,
    sill: 50,
    belt: 118,
  };
  const band =
    pane(canvas, 38, -180, 96, 56, look) +
    pane(canvas, 146, -180, L - 370, 56, look) +
    glass(
      canvas,
      `M${L - 212} -180H${L - 166}Q${L - 150} -178 ${L - 138} -168L${L - 94} -124H${L - 212}Z`,
      true,
    ) +
    path(`M${L - 196} -178h26L${L - 194} -126h-12Z`, '#ffffff', 'opacity=".14"');
  const paint = canvas.tone(look.paint);
  const canvasCloth = canvas.tone(look.awning[1]);
  const up = popTop
    ? path(`M66 -196L70 -276L${L - 196} -199Z`, canvasCloth) +
      path(
        `M66 -196L70 -276L${(L - 196) / 2} -240L${(L - 196) / 2 - 12} -197Z`,
        darker(canvasCloth, 0.16),
      ) +
      path(
        `M88 -214L92 -254L${n(L * 0.34)} -228L${n(L * 0.34)} -212Z`,
        canvas.light.lampsLit ? '#ffd98c' : lighter(canvasCloth, 0.4),
        'opacity=".85"',
      ) +
      path(
        `M48 -282Q52 -292 70 -290L${L - 190} -208Q${L - 180} -201 ${L - 192} -199L62 -274Q46 -276 48 -282Z`,
        lighter(paint, 0.12),
      )
    : roofExtras(canvas, 60, L - 200, -198, look);
  const drawn =
    (look.extras.includes('bikes') ? bikes(canvas, 2, -90) : '') +
    up +
    hull(canvas, shape, look) +
    band +
    seams(
      canvas,
      `M140 -186V-52M${L - 220} -186V-52M${L - 216} -120V-62H${L - 150}M${L - 74} -122V-92M26 -60Q22 -120 32 -178`,
      look,
    ) +
    handle(canvas, L - 240, -108) +
    handle(canvas, L - 208, -108) +
    path(
      `M${L - 54} -112Q${L - 24} -106 ${L - 8} -88L${L - 12} -76Q${L - 40} -80 ${L - 54} -96Z`,
      canvas.tone('#eef4f5'),
    ) +
    path(`M${L - 92} -134l18 3v18l-15 3Z`, darker(paint, 0.45)) +
    rearLight(canvas, 5, -116, 40) +
    shape.wheels.map((x) => wheel(canvas, x, 33)).join('') +
    glowAround(canvas, 210, -150, 170, 100);
  return { drawn, length: L, height: popTop ? 290 : 205, awning: [50, L - 210, -196] };
}

/** An old two-tone bus with many windows and chrome. */
export function classicBus(canvas: Canvas, look: Look): Drawn {
  const outline =
    'M12 -38Q4 -60 6 -100Q6 -152 20 -176Q34 -195 74 -197L352 -197Q398 -195 414 -158L432 -108Q442 -84 440 -52Q440 -36 430 -36H12Z';
  const shape = {
    outline,
    length: 442,
    height: 197,
    wheels: [92, 352],
    radius: 32,
    sill: 44,
    belt: 122,
  };
  const chrome = canvas.tone('#eef0ee');
  const roof = look.extras.includes('rack')
    ? line('M60 -212H330M80 -212V-198M190 -212V-198M310 -212V-198', canvas.tone('#8a6a4c'), 4) +
      box(96, -240, 76, 26, canvas.tone('#a8703f'), 4) +
      box(178, -234, 60, 20, canvas.tone('#55705a'), 4)
    : look.extras.includes('poptop')
      ? path('M110 -197L118 -258H300L308 -197Z', canvas.tone(look.awning[1])) +
        box(100, -270, 216, 14, canvas.tone('#faf6ea'), 7)
      : '';
  const windows =
    [40, 120, 200].map((x) => pane(canvas, x, -180, 70, 52, look, 14)).join('') +
    glass(canvas, 'M284 -180H344Q362 -178 370 -160L382 -128H284Z', true) +
    glass(canvas, 'M386 -166Q394 -160 398 -150L406 -128H396Z', true);
  const drawn =
    roof +
    hull(canvas, shape, look) +
    windows +
    seams(canvas, 'M114 -124V-50M196 -124V-50M276 -184V-50M384 -124V-60', look) +
    handle(canvas, 288, -108) +
    circle(423, -92, 13, chrome) +
    circle(424, -92, 9, canvas.tone('#fdf7df')) +
    box(426, -58, 24, 11, chrome, 5) +
    box(-4, -58, 24, 11, chrome, 5) +
    box(10, -120, 8, 24, canvas.tone('#c8403a'), 4) +
    ellipse(430, -70, 4, 6, canvas.tone('#f0a43c')) +
    shape.wheels.map((x) => wheel(canvas, x, 32, 'chrome')).join('') +
    glowAround(canvas, 170, -154, 170, 100);
  return { drawn, length: 442, height: 215, awning: [50, 290, -192] };
}

/** A boxy all-wheel-drive vehicle with a tent on its roof. */
export function overlander(canvas: Canvas, look: Look): Drawn {
  const outline =
    'M8 -56L6 -110L14 -192Q15 -200 26 -201L268 -203Q290 -202 298 -190L326 -134L440 -126Q458 -124 460 -104L460 -66Q460 -54 446 -54H12Z';
  const shape = {
    outline,
    length: 462,
    height: 203,
    wheels: [98, 374],
    radius: 44,
    sill: 64,
    belt: 134,
  };
  const cloth = canvas.tone(look.awning[1]);
  const pale = canvas.tone(look.awning[0]);
  const tent =
    box(20, -224, 270, 12, canvas.tone('#2f363c'), 4) +
    path('M26 -224L60 -322H230L284 -224Z', cloth) +
    path('M26 -224L60 -322L122 -224Z', darker(cloth, 0.2)) +
    path(
      'M140 -226L158 -300H206L226 -226Z',
      canvas.light.lampsLit ? '#ffd98c' : darker(cloth, 0.42),
    ) +
    path('M140 -226L158 -300L168 -226Z', pale) +
    path('M52 -322H238L262 -334H40Z', darker(cloth, 0.32)) +
    line(
      'M-2 -6L34 -222M22 -4L58 -222M2 -40H28M8 -78H35M14 -116H41M21 -154H47M28 -192H53',
      canvas.tone('#b9c0c5'),
      4,
    );
  const drawn =
    hull(canvas, shape, look) +
    pane(canvas, 28, -186, 96, 48, undefined, 5) +
    pane(canvas, 134, -186, 66, 48, undefined, 5) +
    glass(canvas, 'M212 -186H274Q282 -184 286 -176L306 -138H212Z', true) +
    seams(canvas, 'M130 -196V-70M206 -196V-70M320 -130V-72M206 -136V-72', look) +
    handle(canvas, 184, -126) +
    handle(canvas, 214, -126) +
    box(330, -150, 96, 10, canvas.tone('#2f363c'), 3) +
    line('M322 -112V-206', canvas.tone('#2f363c'), 9) +
    circle(452, -104, 11, canvas.tone('#fdf7df')) +
    box(448, -76, 24, 20, canvas.tone('#2f363c'), 4) +
    circle(-4, -128, 40, canvas.tone('#22272d')) +
    circle(-4, -128, 20, canvas.tone('#8b9297')) +
    box(60, -118, 30, 40, canvas.tone('#7d8a5b'), 4) +
    shape.wheels.map((x) => wheel(canvas, x, 44, 'steel')).join('') +
    tent +
    glowAround(canvas, 180, -264, 150, 100);
  return { drawn, length: 462, height: 338, awning: [24, 290, -212] };
}

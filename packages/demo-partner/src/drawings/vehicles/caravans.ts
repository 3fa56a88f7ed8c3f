import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, circle, ellipse, line, n, path } from '../svg.ts';
import type { Look } from './look.ts';
import { glowAround, handle, hull, pane, rearLight, rounded, seams, wheel } from './parts.ts';
import type { Drawn } from './vans.ts';

/** The drawbar in front, with its jockey wheel on the ground. */
const drawbar = (canvas: Canvas, x: number): string =>
  path(`M${n(x - 30)} -58L${n(x + 96)} -46V-36L${n(x - 30)} -40Z`, canvas.tone('#59626a')) +
  box(x + 86, -54, 26, 14, canvas.tone('#2b333a'), 5) +
  line(`M${n(x + 52)} -62V-14`, canvas.tone('#8b9499'), 7) +
  circle(x + 52, -9, 9, canvas.tone('#22272d'));

const legs = (canvas: Canvas, from: number, to: number): string =>
  line(`M${n(from)} -40L${n(from - 8)} -2M${n(to)} -40L${n(to + 8)} -2`, canvas.tone('#59626a'), 6);

/** A touring caravan on one axle. */
export function touringCaravan(canvas: Canvas, look: Look, L = 520): Drawn {
  const outline = `M10 -44Q4 -46 4 -60L8 -214Q10 -250 52 -257Q${L * 0.5} -272 ${L - 92} -256Q${L - 44} -250 ${L - 26} -206L${L - 4} -110Q${L} -76 ${L - 14} -48Q${L - 16} -44 ${L - 26} -44Z`;
  const shape = {
    outline,
    length: L,
    height: 264,
    wheels: [L * 0.46],
    radius: 32,
    sill: 50,
    belt: 136,
  };
  const drawn =
    legs(canvas, 40, L - 50) +
    drawbar(canvas, L) +
    hull(canvas, shape, look) +
    pane(canvas, 36, -208, 104, 62, look, 12) +
    pane(canvas, 246, -208, L - 390, 62, look, 12) +
    path(
      `M${L - 118} -206H${L - 62}Q${L - 48} -204 ${L - 44} -190L${L - 34} -146H${L - 118}Q${L - 126} -146 ${L - 126} -156V-198Q${L - 126} -206 ${L - 118} -206Z`,
      canvas.light.lampsLit ? '#ffd68a' : canvas.tone('#2d3b46'),
      `stroke="${canvas.tone('#222b33')}" stroke-width="3"`,
    ) +
    seams(canvas, rounded(158, -232, 70, 178, 10), look) +
    pane(canvas, 172, -210, 42, 54, look, 8) +
    handle(canvas, 206, -130) +
    seams(canvas, rounded(L - 116, -112, 70, 50, 6), look) +
    box(150, -262, 64, 9, canvas.tone('#cdd4d6'), 4) +
    box(300, -264, 64, 9, canvas.tone('#cdd4d6'), 4) +
    rearLight(canvas, 5, -118, 44) +
    shape.wheels.map((x) => wheel(canvas, x, 32)).join('') +
    glowAround(canvas, 260, -180, 220, 120);
  return { drawn, length: L + 60, height: 268, awning: [40, L - 110, -246] };
}

/** A static caravan on its pitch, with a bay window and a deck. */
export function staticCaravan(canvas: Canvas, look: Look): Drawn {
  const L = 900;
  const wall = canvas.tone(look.paint);
  const roof = canvas.tone('#6b6f73');
  const deck = canvas.tone(look.timber);
  const boards = Array.from({ length: 11 }, (_, i) => `M4 ${n(-62 - i * 16)}H${L - 4}`).join('');
  const balusters = Array.from({ length: 13 }, (_, i) => `M${n(L - 330 + i * 36)} -126V-62`).join(
    '',
  );
  const drawn =
    ellipse(L / 2 + 40, 2, L * 0.56, 16, '#0f1a2a', 'opacity=".3"') +
    box(0, -56, L, 52, canvas.tone('#7d7468')) +
    box(0, -246, L, 192, wall, 3) +
    line(boards, darker(wall, 0.16), 2, 'opacity=".5"') +
    path(`M-16 -246L20 -292H${L - 20}L${L + 16} -246Z`, roof) +
    path(`M-16 -246H${L + 16}V-238H-16Z`, darker(roof, 0.25)) +
    pane(canvas, 60, -206, 110, 78, look, 4) +
    pane(canvas, 250, -206, 80, 60, look, 4) +
    box(404, -222, 84, 168, canvas.tone(look.accent), 4) +
    pane(canvas, 420, -206, 52, 62, look, 4) +
    circle(480, -126, 4, canvas.tone('#2b333a')) +
    pane(canvas, 540, -206, 90, 78, look, 4) +
    pane(canvas, 700, -214, 76, 152, look, 4) +
    pane(canvas, 782, -214, 76, 152, look, 4) +
    glowAround(canvas, 560, -150, 330, 150) +
    box(L - 340, -62, 470, 14, lighter(deck, 0.1)) +
    box(L - 340, -50, 470, 50, darker(deck, 0.25)) +
    line(balusters, deck, 6) +
    box(L - 340, -132, 470, 9, lighter(deck, 0.16), 3) +
    path(`M${L - 400} 0h62v-56h-16v16h-16v14h-16v14h-14Z`, deck);
  return { drawn, length: L + 120, height: 296 };
}

/** A low trailer with a raised canvas top and a bed that extends at each end. */
export function foldingCamper(canvas: Canvas, look: Look): Drawn {
  const body = canvas.tone(look.paint);
  const cloth = canvas.tone(look.awning[0]);
  const trim = canvas.tone(look.awning[1]);
  const glow = canvas.light.lampsLit ? '#ffd98c' : undefined;
  const drawn =
    ellipse(250, 2, 300, 15, '#0f1a2a', 'opacity=".3"') +
    drawbar(canvas, 400) +
    line('M-30 -104L60 -50M540 -104L380 -50', canvas.tone('#8b9499'), 5) +
    path('M-56 -108L40 -226Q140 -262 250 -262Q360 -262 440 -226L556 -108Z', glow ?? cloth) +
    path('M-56 -108L40 -226Q70 -240 100 -248L92 -108Z', darker(glow ?? cloth, 0.14)) +
    path('M556 -108L440 -226Q420 -236 396 -244L404 -108Z', darker(glow ?? cloth, 0.14)) +
    path(
      'M40 -226Q140 -262 250 -262Q360 -262 440 -226L430 -214Q350 -246 250 -246Q150 -246 52 -214Z',
      trim,
    ) +
    [120, 206, 292]
      .map((x) =>
        box(
          x,
          -212,
          66,
          62,
          glow ? '#fff0c4' : canvas.tone('#5d6b72'),
          6,
          `stroke="${trim}" stroke-width="5"`,
        ),
      )
      .join('') +
    box(-60, -116, 160, 14, lighter(body, 0.1), 4) +
    box(400, -116, 160, 14, lighter(body, 0.1), 4) +
    box(90, -110, 320, 70, body, 8) +
    box(90, -78, 320, 12, canvas.tone(look.accent)) +
    box(90, -110, 320, 10, '#ffffff', 4, 'opacity=".3"') +
    wheel(canvas, 250, 30) +
    glowAround(canvas, 250, -190, 260, 110);
  return { drawn, length: 600, height: 264 };
}

/** A small trailer with a tent above and beside it. */
export function trailerTent(canvas: Canvas, look: Look): Drawn {
  const cloth = canvas.tone(look.awning[0]);
  const trim = canvas.tone(look.awning[1]);
  const glow = canvas.light.lampsLit ? '#ffd98c' : undefined;
  const wall = glow ?? cloth;
  const drawn =
    ellipse(280, 2, 330, 15, '#0f1a2a', 'opacity=".3"') +
    drawbar(canvas, 490) +
    path('M0 0L34 -186L190 -250L300 -236V0Z', wall) +
    path('M0 0L34 -186L60 -196L48 0Z', darker(wall, 0.12)) +
    path('M300 -236L440 -226L540 -120H300Z', darker(wall, 0.05)) +
    path('M22 -176L188 -262L304 -248L450 -236L462 -220L300 -234L192 -246L36 -168Z', trim) +
    path('M86 0L98 -150Q130 -182 166 -150L176 0Z', glow ? '#fff0c4' : canvas.tone('#55636b')) +
    path('M86 0L98 -150Q106 -160 116 -164L108 0Z', trim) +
    [204]
      .map((x) =>
        box(
          x,
          -168,
          70,
          60,
          glow ? '#fff0c4' : canvas.tone('#5d6b72'),
          6,
          `stroke="${trim}" stroke-width="5"`,
        ),
      )
      .join('') +
    box(
      332,
      -208,
      60,
      56,
      glow ? '#fff0c4' : canvas.tone('#5d6b72'),
      6,
      `stroke="${trim}" stroke-width="5"`,
    ) +
    box(300, -124, 246, 16, canvas.tone(lighter(look.paint, 0.1)), 4) +
    box(310, -110, 190, 66, canvas.tone(look.accent), 6) +
    box(310, -110, 190, 9, '#ffffff', 4, 'opacity=".25"') +
    wheel(canvas, 404, 28) +
    line('M0 0L-34 4M540 -120L566 0', canvas.tone('#d9d2c2'), 2.5) +
    glowAround(canvas, 180, -110, 220, 110);
  return { drawn, length: 580, height: 262 };
}

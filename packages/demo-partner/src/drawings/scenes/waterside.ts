import { type Canvas, forked, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { vignette } from '../land/foreground.ts';
import { landscape } from '../land/index.ts';
import { chair } from '../props/camp.ts';
import { board, jetty, kayak, lounger, parasol, rowingBoat } from '../props/shore.ts';
import { TENT_COLOURS } from '../props/tents.ts';
import { box, ellipse, line, n, path, placed, vertical } from '../svg.ts';
import { ending, type Site } from './campsite.ts';

/** The shore: boats, boards, a jetty. */
export function shore(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const setting = site.setting === 'beach' || site.setting === 'coast' ? 'beach' : 'lake';
  const ground = landscape(forked(canvas, 'land'), setting);
  const kind = (c: number) => TENT_COLOURS[c % 6]!;
  const c = random.whole(0, 5);
  const things =
    setting === 'beach'
      ? placed(parasol(canvas, kind(c)), random.between(250, 380), 690, 1.05) +
        placed(lounger(canvas, kind(c)), random.between(420, 470), 704, 1.05) +
        placed(board(canvas, kind(c + 1)), 820, 676, 1) +
        placed(board(canvas, kind(c + 3), 190), 888, 684, 1) +
        placed(kayak(canvas, kind(c + 2)), random.between(900, 980), 742, 1)
      : jetty(canvas, random.between(480, 720), 640, 500) +
        placed(rowingBoat(canvas, kind(c)), random.chance(0.5) ? 260 : 950, 560, 0.72) +
        placed(kayak(canvas, kind(c + 1)), random.between(190, 300), 724, 1) +
        placed(kayak(canvas, kind(c + 2)), random.between(230, 340), 756, 1.04) +
        placed(chair(canvas, kind(c + 3)), 870, 716, 1.1) +
        placed(chair(canvas, kind(c + 3)), 960, 722, 1.1);
  return ground.drawn + things + ground.front + ending(canvas, ground.soil);
}

/** The pool, with loungers in the sun. */
export function pool(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const ground = landscape(
    forked(canvas, 'land'),
    site.setting === 'beach' ? 'south' : site.setting,
  );
  const stone = canvas.tone('#eadcc4');
  const deep = canvas.tone('#37a9c2');
  const colour = random.pick(TENT_COLOURS.slice(0, 6));
  const fill = vertical(canvas, [
    [lighter(deep, 0.4), 0],
    [deep, 70],
    [darker(deep, 0.12), 100],
  ]);
  let ripples = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(200, 960), random.between(668, 762)];
    const w = random.between(30, 90);
    ripples += `M${n(x)} ${n(y)}q${n(w / 4)} -7 ${n(w / 2)} 0t${n(w / 2)} 0`;
  }
  const hedge = Array.from({ length: 15 }, (_, i) =>
    ellipse(
      i * 88 - 10,
      596 + random.between(-6, 6),
      62,
      36,
      mix(canvas.tone('#5d8a4c'), canvas.tone('#76a05a'), random.next()),
    ),
  ).join('');
  const basin =
    'M220 658H980Q1010 658 1030 690L1072 742Q1088 772 1050 774H150Q112 772 128 742L170 690Q190 658 220 658Z';
  return (
    ground.drawn +
    hedge +
    path(`M0 606H${WIDTH}V${HEIGHT}H0Z`, stone) +
    line(
      'M0 640H1200M0 700H1200M120 606L20 800M420 606L380 800M780 606L820 800M1080 606L1180 800',
      darker(stone, 0.12),
      2,
      'opacity=".7"',
    ) +
    path(
      basin,
      lighter(stone, 0.5),
      `stroke="${lighter(stone, 0.5)}" stroke-width="22" stroke-linejoin="round"`,
    ) +
    path(basin, fill) +
    line(ripples, '#ffffff', 3.5, 'opacity=".55"') +
    line(
      'M900 640V690M936 640V690M900 640q0 -12 -14 -12M936 640q0 -12 -14 -12',
      canvas.tone('#d5dcdf'),
      6,
    ) +
    placed(parasol(canvas, colour), 200, 640, 0.86) +
    placed(lounger(canvas, colour), 330, 646, 0.86) +
    placed(lounger(canvas, colour), 520, 646, 0.86) +
    placed(parasol(canvas, colour), 700, 640, 0.86) +
    placed(lounger(canvas, colour), 800, 646, 0.86, true) +
    box(1080, 566, 10, 74, canvas.tone('#8d979c'), 3) +
    vignette(canvas)
  );
}

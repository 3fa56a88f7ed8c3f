import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { mug } from '../props/camp.ts';
import type { Subject } from '../scenes/vehicle.ts';
import { box, circle, ellipse, group, line, n, path, placed } from '../svg.ts';
import { lookOf } from '../vehicles/index.ts';
import { cushion, fairyLights, indoors, lamp, lockers, plant, shell, windowOn } from './room.ts';

const FLOOR = 690;

/** A bench seen from its side, with its back at the left. */
function bench(room: Canvas, fabric: string, timber: string): string {
  const cloth = room.tone(fabric);
  const wood = room.tone(timber);
  return (
    box(0, 600, 330, 96, wood, 4) +
    box(0, 600, 330, 12, darker(wood, 0.2)) +
    line('M110 624V684M220 624V684', darker(wood, 0.22), 2.5) +
    circle(165, 652, 6, room.tone('#6b5d50')) +
    path('M-4 372Q-4 352 18 352H62Q84 352 86 376L94 560H-4Z', lighter(cloth, 0.06)) +
    path('M-4 372Q-4 352 18 352H30L38 560H-4Z', darker(cloth, 0.12)) +
    path('M-4 556Q-4 540 16 540H310Q334 540 336 562L338 590Q338 606 320 606H-4Z', cloth) +
    path('M-4 586H338V592Q338 606 320 606H-4Z', darker(cloth, 0.16)) +
    line('M94 560V540M212 541V604', darker(cloth, 0.2), 3)
  );
}

/** Objects on the table. */
function tableTop(room: Canvas, x: number, y: number): string {
  const { random } = room;
  const things = [
    () => mug(room, x - 110, y, '#e9735b') + mug(room, x - 82, y, '#5d8f9a'),
    () => plant(room, x + 96, y, 44),
    () =>
      path(`M${x - 46} ${y}L${x - 30} ${y - 12}H${x + 62}L${x + 54} ${y}Z`, room.tone('#f4efe2')) +
      line(
        `M${x - 28} ${y - 8}q20 -6 34 2t40 -2M${x - 6} ${y - 4}l8 -8`,
        room.tone('#5d8f9a'),
        2.5,
      ) +
      line(`M${x + 26} ${y - 10}l14 6`, room.tone('#d9553f'), 2.5),
    () =>
      box(x - 40, y - 9, 74, 9, room.tone('#3f7280'), 2) +
      box(x - 34, y - 18, 66, 9, room.tone('#d9a441'), 2),
    () =>
      path(
        `M${x - 40} ${y - 22}H${x + 40}Q${x + 36} ${y} ${x + 14} ${y}H${x - 14}Q${x - 36} ${y} ${x - 40} ${y - 22}Z`,
        room.tone('#e9e2d2'),
      ) +
      circle(x - 16, y - 26, 13, room.tone('#d9704a')) +
      circle(x + 8, y - 28, 13, room.tone('#8fae4f')) +
      circle(x + 24, y - 24, 10, room.tone('#e3b84c')),
  ];
  return random
    .some(things, 3)
    .map((thing) => thing())
    .join('');
}

/** The seats and the table, with the window between them. */
export function living(canvas: Canvas, subject: Subject): string {
  const room = indoors(canvas);
  const { random } = canvas;
  const look = lookOf(subject.body, subject.seed);
  const accents = random.some(
    ['#d9a441', '#c9714c', '#5d8f9a', '#e9e2d2', '#8fae7f', '#b98aa0', '#3f5563'],
    3,
  );
  const wood = room.tone(look.timber);
  const top = 524;
  const sits = (x: number, flip: boolean) =>
    placed(bench(room, look.fabric, look.timber), x, 0, 1, flip);
  const bulbs = Array.from(
    { length: 22 },
    (_, i) => [30 + i * 54.5, 246 + Math.sin((i / 3.5) * Math.PI) * 9] as const,
  );
  return (
    shell(room, FLOOR) +
    windowOn(canvas, room, subject.setting, look, 322, 262, 556, 214) +
    lockers(room, look, 26, 190, random.pick([4, 5])) +
    (random.chance(0.6) ? fairyLights(room, bulbs) : '') +
    lamp(room, 150, 300, 220) +
    lamp(room, 1050, 300, 220) +
    [150, 1050]
      .map(
        (x) =>
          line(`M${x} 226v36`, room.tone('#b08d4f'), 5) +
          path(`M${x - 22} 262h44l10 30h-64Z`, room.tone('#e8dcc0')) +
          ellipse(x, 292, 30, 5, '#fff3cf'),
      )
      .join('') +
    sits(60, false) +
    sits(1140, true) +
    cushion(room, 176, 486, 96, accents[0]!, -8) +
    cushion(room, 262, 496, 82, accents[1]!, 7) +
    cushion(room, 1020, 488, 94, accents[2]!, 9) +
    (random.chance(0.5) ? cushion(room, 936, 498, 80, accents[0]!, -6) : '') +
    ellipse(600, 742, 250, 34, room.tone(look.fabric), 'opacity=".5"') +
    ellipse(600, 742, 214, 27, room.tone('#f1e7d0'), 'opacity=".75"') +
    path('M570 540H630L620 716H580Z', room.tone('#9aa0a0')) +
    ellipse(600, 718, 74, 12, room.tone('#7f8789')) +
    path(
      'M372 524Q372 514 384 514H816Q828 514 828 524V534Q828 544 816 544H384Q372 544 372 534Z',
      wood,
    ) +
    box(372, 530, 456, 14, darker(wood, 0.18), 7) +
    box(380, 516, 440, 5, lighter(wood, 0.25), 2) +
    tableTop(room, random.between(560, 640), top - 8) +
    (random.chance(0.45) ? lyingDog(room, random.pick([350, 800])) : '') +
    group('', '')
  );
}

/** A dog asleep on the floor. */
function lyingDog(room: Canvas, x: number): string {
  const coat = room.tone(room.random.pick(['#7a5237', '#4a4542', '#c99a62', '#e6dccb']));
  return group(
    ellipse(0, 4, 84, 9, '#1c1712', 'opacity=".25"') +
      path('M-80 0Q-92 -46 -40 -52Q0 -58 34 -44Q58 -56 74 -34Q88 -26 84 -12Q80 0 60 0Z', coat) +
      path('M40 -46Q30 -34 40 -18Q54 -24 52 -44Z', darker(coat, 0.28)) +
      path('M-78 -8Q-112 -14 -104 -40Q-96 -22 -74 -24Z', coat) +
      line('M62 -30q6 4 10 0', darker(coat, 0.6), 3) +
      circle(84, -20, 4.5, '#1b1f24'),
    `transform="translate(${n(x)} 750)"`,
  );
}

import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { lantern, mug } from '../props/camp.ts';
import type { Subject } from '../scenes/vehicle.ts';
import { box, clipped, ellipse, line, n, path, placed, vertical } from '../svg.ts';
import { lookOf } from '../vehicles/index.ts';
import {
  cushion,
  fairyLights,
  indoors,
  lamp,
  lockers,
  plant,
  shell,
  viewThrough,
  windowOn,
} from './room.ts';

const LINEN = ['#f4efe6', '#e9e4da', '#eef0ee', '#f3e7d8'];

/** A blanket with stripes or checks along the bed, seen from its foot. */
function throwOver(room: Canvas, colour: string): string {
  const base = room.tone(colour);
  const shape = 'M236 640Q600 590 964 640L1040 742Q600 690 160 742Z';
  const stripes = [0.2, 0.34, 0.5, 0.66, 0.82]
    .map((t) => {
      const y = 640 + 100 * t;
      const w = 364 + 76 * t;
      return line(
        `M${n(600 - w)} ${n(y)}Q600 ${n(y - 50)} ${n(600 + w)} ${n(y)}`,
        t === 0.5 ? darker(base, 0.25) : lighter(base, 0.45),
        t === 0.5 ? 12 : 5,
      );
    })
    .join('');
  return path(shape, base) + clipped(room, path(shape, '#000'), stripes);
}

/** A bed seen from the pillows, with a view through the open rear doors. */
export function bedWithDoors(canvas: Canvas, subject: Subject): string {
  const room = indoors(canvas);
  const { random } = canvas;
  const look = lookOf(subject.body, subject.seed);
  const wood = room.tone(look.timber);
  const linen = room.tone(random.pick(LINEN));
  const opening = 'M262 196Q264 132 330 128H870Q936 132 938 196V640H262Z';
  const slats = Array.from({ length: 7 }, (_, i) => {
    const t = (i / 6) ** 1.4;
    return `M${n(0 + 300 * t)} ${n(20 + 96 * t)}H${n(1200 - 300 * t)}`;
  }).join('');
  const walls = (sign: 1 | -1) => {
    const X = (x: number) => (sign === 1 ? x : WIDTH - x);
    const locker = room.tone(look.cabinet);
    return (
      path(
        `M${X(0)} 0L${X(262)} 128V640L${X(0)} ${HEIGHT}Z`,
        sign === 1 ? darker(wood, 0.12) : darker(wood, 0.24),
      ) +
      path(
        `M${X(0)} 40L${X(238)} 140V246L${X(0)} 236Z`,
        sign === 1 ? locker : darker(locker, 0.1),
      ) +
      path(`M${X(0)} 236L${X(238)} 246V256L${X(0)} 254Z`, '#fff1cc', 'opacity=".85"') +
      line(`M${X(112)} 88V241M${X(186)} 118V244`, darker(locker, 0.25), 3) +
      line(
        `M${X(0)} 420L${X(262)} 392M${X(0)} 560L${X(262)} 500M${X(0)} 690L${X(262)} 596`,
        darker(wood, 0.34),
        2.5,
        'opacity=".6"',
      )
    );
  };
  const door = (sign: 1 | -1) => {
    const X = (x: number) => (sign === 1 ? x : WIDTH - x);
    const paint = canvas.tone(look.paint);
    return (
      path(`M${X(262)} 190L${X(306)} 168V590L${X(262)} 640Z`, darker(paint, 0.2)) +
      path(
        `M${X(270)} 226L${X(298)} 212V360L${X(270)} 372Z`,
        canvas.tone('#9fc0cc'),
        'opacity=".8"',
      )
    );
  };
  const light = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return [262 + 676 * t, 150 + Math.sin(t * Math.PI * 3) ** 2 * 22] as const;
  });
  const quilt = vertical(room, [
    [darker(linen, 0.1), 0],
    [linen, 45],
    [darker(linen, 0.06), 100],
  ]);
  const folds = line(
    'M330 566Q420 640 300 760M600 560Q630 650 596 720M860 566Q790 640 910 760',
    darker(linen, 0.16),
    5,
    'opacity=".55"',
  );
  return (
    viewThrough(canvas, subject.setting, opening, 240, 96, 720, 560) +
    path(
      `M0 0H${WIDTH}V${HEIGHT}H0ZM262 196V640H938V196Q936 132 870 128H330Q264 132 262 196Z`,
      darker(wood, 0.3),
      'fill-rule="evenodd"',
    ) +
    path(`M0 0H${WIDTH}L938 128H262Z`, lighter(wood, 0.16)) +
    line(slats, darker(wood, 0.2), 3, 'opacity=".7"') +
    walls(1) +
    walls(-1) +
    door(1) +
    door(-1) +
    fairyLights(room, light) +
    lamp(room, 600, 150, 420) +
    path('M236 560Q420 536 600 538Q780 536 964 560L1200 760V800H0V760Z', quilt) +
    folds +
    throwOver(room, look.fabric) +
    box(700, 596, 150, 12, wood, 6) +
    mug(room, 730, 596, '#e9735b') +
    mug(room, 768, 596, '#f3ead8') +
    box(790, 586, 48, 10, room.tone('#3f7280'), 2) +
    cushion(room, 190, 750, 190, random.pick(['#d9a441', '#c9714c', '#5d8f9a', '#8fae7f']), -10) +
    cushion(room, 1015, 752, 186, random.pick(['#e9e2d2', '#b98aa0', '#3f5563', '#d9a441']), 9)
  );
}

/** A fixed bed along the wall, below its window. */
export function bedUnderWindow(canvas: Canvas, subject: Subject): string {
  const room = indoors(canvas);
  const { random } = canvas;
  const look = lookOf(subject.body, subject.seed);
  const wood = room.tone(look.timber);
  const linen = room.tone(random.pick(LINEN));
  const blanket = room.tone(look.fabric);
  const flip = random.chance(0.5);
  const accents = random.some(['#d9a441', '#c9714c', '#5d8f9a', '#8fae7f', '#b98aa0'], 2);
  const reading = (x: number) =>
    lamp(room, x, 318, 190) +
    line(`M${x} 250v36`, room.tone('#b08d4f'), 5) +
    path(`M${x - 18} 286h36l8 34h-52Z`, room.tone('#e8dcc0'));
  const bed =
    box(120, 640, 960, 120, wood, 8) +
    line('M360 668V748M600 668V748M840 668V748', darker(wood, 0.25), 3) +
    [240, 480, 720, 960].map((x) => box(x - 22, 700, 44, 8, room.tone('#8f6f3c'), 4)).join('') +
    path('M112 590Q112 566 138 566H1066Q1090 566 1090 592V648H112Z', linen) +
    box(112, 630, 978, 18, darker(linen, 0.14), 6) +
    path(
      'M128 470Q120 556 150 574H330Q366 566 356 480Q350 448 316 452L166 444Q132 444 128 470Z',
      lighter(linen, 0.4),
    ) +
    path(
      'M140 512Q150 562 176 572H330Q356 566 356 500Q330 540 240 536Q170 534 140 512Z',
      darker(linen, 0.06),
    ) +
    path(
      'M430 552Q470 528 620 536T1060 548Q1100 556 1096 610L1092 650H412Q404 590 430 552Z',
      blanket,
    ) +
    line(
      'M500 546Q520 600 500 648M700 540Q726 600 706 648M900 546Q916 600 900 648',
      darker(blanket, 0.2),
      5,
      'opacity=".6"',
    ) +
    path('M412 596Q430 548 470 542L530 540Q496 590 500 650H412Z', lighter(blanket, 0.5)) +
    cushion(room, 396, 520, 104, accents[0]!, 12) +
    cushion(room, 300, 508, 92, accents[1]!, -6);
  return (
    shell(room, 742) +
    windowOn(canvas, room, subject.setting, look, 430, 262, 470, 190) +
    lockers(room, look, 20, 180, 4) +
    reading(220) +
    reading(1010) +
    ellipse(600, 772, 420, 18, '#1c1712', 'opacity=".2"') +
    placed(bed, flip ? WIDTH : 0, 0, 1, flip) +
    plant(room, flip ? 90 : 1130, 742, 60) +
    placed(lantern(room, 0, 0), flip ? 130 : 1080, 566, 1.5)
  );
}

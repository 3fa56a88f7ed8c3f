import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { mug } from '../props/camp.ts';
import type { Subject } from '../scenes/vehicle.ts';
import { box, circle, clipped, ellipse, line, n, path } from '../svg.ts';
import { lookOf } from '../vehicles/index.ts';
import { rounded } from '../vehicles/parts.ts';
import { indoors, lamp, lockers, plant, shell, windowOn } from './room.ts';

const FLOOR = 720;
const TOP = 488;

/** Tiles behind the worktop, in one of several patterns. */
function tiles(room: Canvas, colour: string): string {
  const base = room.tone(mix(colour, '#ffffff', 0.55));
  const joint = darker(base, 0.12);
  const size = 46;
  const pattern = room.random.pick(['metro', 'square', 'fish', 'plain']);
  let drawn = '';
  if (pattern === 'plain') return box(0, 230, 1200, TOP - 230, base);
  for (let row = 0; row < 6; row++) {
    for (let col = -1; col < 27; col++) {
      const [x, y] = [
        col * size + (pattern === 'metro' && row % 2 ? size / 2 : 0),
        230 + row * size,
      ];
      const tone = room.random.chance(0.14)
        ? mix(base, room.tone(colour), 0.4)
        : room.random.chance(0.3)
          ? lighter(base, 0.2)
          : base;
      if (pattern === 'fish')
        drawn += circle(
          x + (row % 2 ? size / 2 : 0),
          y,
          size * 0.58,
          tone,
          `stroke="${joint}" stroke-width="2"`,
        );
      else if (pattern === 'metro')
        drawn += col % 2 ? '' : box(x, y, size * 2 - 3, size - 3, tone, 3);
      else drawn += box(x, y, size - 3, size - 3, tone, 3);
    }
  }
  return clipped(
    room,
    box(0, 230, 1200, TOP - 230, '#000'),
    box(0, 230, 1200, TOP - 230, joint) + drawn,
  );
}

function cupboards(room: Canvas, face: string, from: number, to: number, columns: number): string {
  const w = (to - from) / columns;
  let drawn = box(from, TOP + 22, to - from, FLOOR - TOP - 22, darker(face, 0.16));
  for (let i = 0; i < columns; i++) {
    const x = from + i * w + 8;
    const drawers = room.random.chance(0.5) ? 2 : 1;
    const h = (FLOOR - TOP - 50) / drawers;
    for (let d = 0; d < drawers; d++) {
      drawn +=
        path(rounded(x, TOP + 34 + d * h, w - 16, h - 10, 12), face) +
        box(x + w / 2 - 34, TOP + 46 + d * h, 52, 8, room.tone('#c9a15f'), 4);
    }
  }
  return drawn + box(from, FLOOR - 12, to - from, 12, darker(face, 0.5));
}

function hob(room: Canvas, x: number): string {
  const { random } = room;
  const steel = room.tone('#d4d9da');
  const ring = (cx: number) =>
    ellipse(cx, TOP - 5, 46, 6, room.tone('#3a4045')) +
    line(`M${cx - 40} ${TOP - 9}H${cx + 40}`, room.tone('#23282c'), 4);
  const kettle = (cx: number) => {
    const enamel = room.tone(random.pick(['#c9574f', '#e9e2d2', '#3f7280', '#d9a441', '#5d7f5b']));
    return (
      line(`M${cx - 34} ${TOP - 74}q34 -46 68 0`, room.tone('#4c3c30'), 7) +
      path(
        `M${cx - 46} ${TOP - 12}Q${cx - 54} ${TOP - 74} ${cx} ${TOP - 78}Q${cx + 54} ${TOP - 74} ${cx + 46} ${TOP - 12}Z`,
        enamel,
      ) +
      path(
        `M${cx + 40} ${TOP - 44}Q${cx + 66} ${TOP - 50} ${cx + 72} ${TOP - 74}L${cx + 62} ${TOP - 76}Q${cx + 54} ${TOP - 60} ${cx + 38} ${TOP - 58}Z`,
        enamel,
      ) +
      circle(cx, TOP - 82, 7, room.tone('#4c3c30')) +
      path(
        `M${cx - 36} ${TOP - 20}Q${cx - 40} ${TOP - 60} ${cx - 14} ${TOP - 70}`,
        'none',
        `stroke="${lighter(enamel, 0.5)}" stroke-width="6" stroke-linecap="round" opacity=".7"`,
      )
    );
  };
  const pan = (cx: number) =>
    box(cx - 46, TOP - 50, 92, 40, room.tone('#5b646a'), 8) +
    box(cx + 44, TOP - 46, 74, 9, room.tone('#2f353a'), 4) +
    box(cx - 50, TOP - 56, 100, 9, lighter(room.tone('#5b646a'), 0.3), 4) +
    path(
      `M${cx - 12} ${TOP - 62}q-8 -22 4 -36M${cx + 12} ${TOP - 62}q10 -20 0 -40`,
      'none',
      'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".45"',
    );
  const pair = random.chance(0.5) ? kettle(x - 62) + pan(x + 62) : pan(x - 70) + kettle(x + 66);
  return box(x - 130, TOP - 3, 260, 8, steel, 3) + ring(x - 66) + ring(x + 64) + pair;
}

function sink(room: Canvas, x: number): string {
  const steel = room.tone('#c5cccf');
  return (
    path(`M${x - 100} ${TOP}H${x + 100}L${x + 84} ${TOP + 6}H${x - 84}Z`, darker(steel, 0.3)) +
    line(
      `M${x + 10} ${TOP}V${TOP - 92}Q${x + 10} ${TOP - 128} ${x - 26} ${TOP - 128}Q${x - 56} ${TOP - 128} ${x - 56} ${TOP - 100}`,
      steel,
      11,
    ) +
    line(`M${x + 10} ${TOP - 30}h30`, steel, 8) +
    box(x - 6, TOP - 10, 32, 12, darker(steel, 0.12), 4)
  );
}

/** The kitchen: hob, sink, worktop, and a pot or kettle on the stove. */
export function kitchen(canvas: Canvas, subject: Subject): string {
  const room = indoors(canvas);
  const { random } = canvas;
  const look = lookOf(subject.body, subject.seed);
  const face = room.tone(look.cabinet);
  const wood = room.tone(look.timber);
  const windowX = random.pick([392, 460]);
  const right = random.chance(0.5);
  const [hobX, sinkX] = right ? [250, 790] : [760, 250];
  const hooks = Array.from({ length: 5 }, (_, i) => 960 + i * 42);
  const rail =
    line('M940 270H1160', room.tone('#b08d4f'), 6) +
    hooks
      .map((x, i) =>
        i % 2
          ? line(`M${x} 270V330`, room.tone('#8d979c'), 5) +
            ellipse(x, 346, 13, 19, room.tone('#8d979c'))
          : line(`M${x} 270V286`, room.tone('#8d979c'), 3) +
            mug(room, x - 8, 308, random.pick(['#e9735b', '#5d8f9a', '#e3b84c', '#f3ead8'])),
      )
      .join('');
  const jars = [962, 1006, 1050]
    .map(
      (x) =>
        box(x, TOP - 62, 34, 62, room.tone('#dbe6e6'), 7, 'opacity=".9"') +
        box(
          x + 3,
          TOP - random.between(26, 46),
          28,
          26,
          room.tone(random.pick(['#c99a62', '#e6d3a5', '#a8653f', '#8fae7f'])),
          4,
        ) +
        box(x - 2, TOP - 70, 38, 12, wood, 4),
    )
    .join('');
  return (
    shell(room, FLOOR) +
    tiles(room, look.accent) +
    windowOn(canvas, room, subject.setting, look, windowX, 268, 340, 168) +
    lockers(room, look, 20, 178, random.pick([4, 5, 6])) +
    lamp(room, 320, 250, 230) +
    lamp(room, 860, 250, 230) +
    rail +
    hob(room, hobX) +
    sink(room, sinkX) +
    jars +
    plant(room, right ? 520 : 500, TOP, 50) +
    box(0, TOP, 1200, 26, wood) +
    box(0, TOP, 1200, 6, lighter(wood, 0.3)) +
    box(0, TOP + 20, 1200, 8, darker(wood, 0.26)) +
    cupboards(room, face, 0, 860, 4) +
    box(860, TOP + 22, 340, FLOOR - TOP - 22, room.tone('#4b555b')) +
    path(
      rounded(878, TOP + 42, 304, FLOOR - TOP - 74, 14),
      room.tone(random.pick(['#e9e6df', '#59646a', '#8aa39a', '#c9574f'])),
    ) +
    box(1140, TOP + 66, 14, 90, room.tone('#c9ced0'), 7) +
    path(`M${n(right ? 560 : 620)} ${TOP + 26}h96v92q-48 14 -96 0Z`, room.tone('#f4efe2')) +
    path(
      `M${n(right ? 560 : 620)} ${TOP + 92}h96v8h-96ZM${n(right ? 560 : 620)} ${TOP + 78}h96v6h-96Z`,
      room.tone(look.fabric),
    )
  );
}

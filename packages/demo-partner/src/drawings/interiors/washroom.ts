import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import type { Subject } from '../scenes/vehicle.ts';
import { box, circle, ellipse, line, n, path } from '../svg.ts';
import { lookOf } from '../vehicles/index.ts';
import { rounded } from '../vehicles/parts.ts';
import { indoors, lamp, plant, shell } from './room.ts';

/** The washroom: shower behind glass, basin, mirror, towels. */
export function washroom(canvas: Canvas, subject: Subject): string {
  const room = indoors(canvas);
  const { random } = canvas;
  const look = lookOf(subject.body, subject.seed);
  const wood = room.tone(look.timber);
  const face = room.tone(look.cabinet);
  const steel = room.tone('#c5cccf');
  const towels = random
    .some(['#d9a441', '#c9714c', '#5d8f9a', '#8fae7f', '#f1e7d0', '#b98aa0'], 2)
    .map((c) => room.tone(c));
  const drops = Array.from(
    { length: 24 },
    () => `M${n(random.between(150, 300))} ${n(random.between(230, 600))}v22`,
  ).join('');
  const sky = random.chance(0.5);
  return (
    shell(room, 700) +
    box(40, 60, 370, 650, room.tone('#dfeaea')) +
    line(
      Array.from({ length: 9 }, (_, i) => `M40 ${110 + i * 66}H410`).join('') +
        Array.from({ length: 5 }, (_, i) => `M${106 + i * 66} 60V700`).join(''),
      room.tone('#c8d8d8'),
      2.5,
    ) +
    line('M110 640V180Q110 150 140 150H206', steel, 10) +
    path('M176 150H276L262 176H190Z', darker(steel, 0.12)) +
    line(drops, '#ffffff', 3, 'opacity=".55"') +
    path('M40 700H410L390 740H20Z', room.tone('#eef1ef')) +
    box(394, 40, 16, 690, room.tone('#8d979c'), 4) +
    path('M60 80L240 80L120 690H60Z', '#ffffff', 'opacity=".22"') +
    lamp(room, 690, 120, 300) +
    path(rounded(520, 118, 330, 250, 26), darker(wood, 0.1)) +
    path(rounded(538, 136, 294, 214, 18), room.tone('#c9dde2')) +
    path('M560 350L700 136H772L620 350Z', '#ffffff', 'opacity=".35"') +
    [560, 640, 720, 800].map((x) => circle(x, 100, 13, '#fff3cf')).join('') +
    box(460, 500, 480, 24, wood, 6) +
    box(460, 500, 480, 6, lighter(wood, 0.3), 3) +
    path('M580 452H790Q796 500 750 502H620Q574 500 580 452Z', room.tone('#fbfaf6')) +
    ellipse(685, 453, 105, 8, room.tone('#dfe3e2')) +
    line('M830 500V430Q830 408 806 408H780', steel, 10) +
    box(480, 524, 440, 180, face, 10) +
    line('M700 536V694', darker(face, 0.2), 3) +
    box(660, 604, 10, 44, room.tone('#c9a15f'), 5) +
    box(730, 604, 10, 44, room.tone('#c9a15f'), 5) +
    plant(room, 510, 500, 52) +
    box(880, 452, 30, 48, room.tone('#e9c9a5'), 6) +
    line('M895 452v-16h-16', steel, 5) +
    line('M990 300H1170', room.tone('#b08d4f'), 8) +
    path('M1004 300h74v210q-37 10 -74 0Z', towels[0]!) +
    path('M1004 470h74v10h-74ZM1004 450h74v8h-74Z', lighter(towels[0]!, 0.5)) +
    path('M1088 300h70v164q-35 10 -70 0Z', towels[1] ?? towels[0]!) +
    (sky
      ? path(
          rounded(1000, 120, 150, 90, 14),
          canvas.light.sky[1],
          `stroke="${room.tone('#e9e6df')}" stroke-width="12"`,
        )
      : '') +
    ellipse(720, 752, 190, 22, room.tone(look.fabric), 'opacity=".7"')
  );
}

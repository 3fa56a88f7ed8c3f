import { type Canvas, forked, WIDTH } from '../canvas.ts';
import { nearGrass, vignette } from '../land/foreground.ts';
import { track } from '../land/ground.ts';
import { landscape, type Setting } from '../land/index.ts';
import { bicycle, dog, hookup, picnicTable, signpost, washing } from '../props/around.ts';
import { bulbs, chair, fire, lantern, rug, table } from '../props/camp.ts';
import {
  bellTent,
  cabin,
  domeTent,
  pod,
  ridgeTent,
  safariTent,
  TENT_COLOURS,
  tentOf,
  tipi,
  tunnelTent,
  yurt,
} from '../props/tents.ts';
import { line, placed } from '../svg.ts';
import { type Body, lookOf, vehicle } from '../vehicles/index.ts';

export interface Site {
  setting: Setting;
  seed: string;
}

const GUESTS: readonly Body[] = [
  'compact_campervan',
  'classic_bus',
  'large_campervan',
  'touring_caravan',
  'coachbuilt',
  'low_profile',
  'campervan',
];

/** Another guest's van on the site, with its middle at `x`. */
function guest(canvas: Canvas, x: number, foot: number, scale: number): string {
  const body = canvas.random.pick(GUESTS);
  const thing = vehicle(canvas, body, lookOf(body, `${canvas.random.next()}`));
  const flip = canvas.random.chance(0.5);
  const half = (thing.length * scale) / 2;
  return placed(thing.drawn, flip ? x + half : x - half, foot, scale, flip);
}

/** The foreground of every campsite scene: grass close by, and a darker edge. */
export const ending = (canvas: Canvas, soil: string): string =>
  nearGrass(forked(canvas, 'near'), soil) + vignette(canvas);

/** The whole site: tents and vans between trees, smaller towards the distance. */
export function overview(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), site.setting);
  const sandy = site.setting === 'beach';
  let things = sandy
    ? ''
    : track(canvas, random.between(480, 720), 600, random.between(250, 950), '#d8c7a0');
  for (const [y, scale, count] of [
    [612, 0.24, 6],
    [648, 0.38, 4],
    [708, 0.62, 3],
  ] as const) {
    const gap = WIDTH / count;
    for (let i = 0; i < count; i++) {
      const x = gap * (i + 0.5) + random.between(-0.22, 0.22) * gap;
      const foot = y + random.between(-8, 8);
      const what = random.next();
      if (what < 0.5) things += placed(tentOf(canvas), x, foot, scale, random.chance(0.5));
      else if (what < 0.82) things += guest(canvas, x, foot, scale);
      else things += placed(random.pick([bellTent, tipi])(canvas), x, foot, scale);
      if (random.chance(0.5) && scale < 0.6)
        things += ground.tree(
          canvas,
          x + gap * 0.45,
          foot - 4,
          300 * scale * random.between(0.9, 1.3),
          0.14,
        );
      if (random.chance(0.3)) things += placed(hookup(canvas), x + gap * 0.34, foot + 6, scale);
    }
  }
  return ground.drawn + things + ground.front + ending(canvas, ground.soil);
}

/** One pitch from nearby: a tent, chairs, breakfast. */
export function pitch(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), site.setting);
  const tent = random.pick([domeTent, tunnelTent, ridgeTent]);
  const colour = random.pick(TENT_COLOURS);
  const left = random.chance(0.5);
  const x = left ? random.between(340, 400) : random.between(800, 860);
  const side = left ? x + 400 : x - 400;
  const cloth = random.pick(TENT_COLOURS.slice(0, 6));
  const extra = random.pick([
    () => placed(bicycle(canvas, random.pick(TENT_COLOURS)), side + (left ? 190 : -190), 690, 1.1),
    () => placed(dog(canvas), side + (left ? 180 : -180), 724, 1.25, left),
    () => placed(washing(canvas, 300), side, 628, 0.9),
    () => placed(hookup(canvas), side + (left ? 190 : -190), 700, 1.3),
  ]);
  const between = ground.tree(canvas, left ? 1120 : 80, 640, 420, 0.04);
  const beside = extra();
  return (
    ground.drawn +
    between +
    beside +
    placed(tent(canvas, colour), x, 690, 1.2, !left) +
    placed(rug(canvas, 320, cloth), side, 722, 1.1) +
    placed(chair(canvas, cloth), side - 105, 728, 1.15) +
    placed(table(canvas), side, 722, 1.15) +
    placed(chair(canvas, cloth), side + 108, 728, 1.15, true) +
    ground.front +
    ending(canvas, ground.soil)
  );
}

/** Night on the site: glowing tents around a fire. */
export function night(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), site.setting);
  const x = random.between(520, 680);
  const back = [150, 380, 830, 1060].map((tx, i) =>
    placed(
      i % 2
        ? tentOf(canvas)
        : random.pick([tipi, domeTent, bellTent])(canvas, random.pick(TENT_COLOURS.slice(0, 7))),
      tx + random.between(-30, 30),
      640 + (i % 2) * 10,
      random.between(0.5, 0.64),
    ),
  );
  const colour = random.pick(TENT_COLOURS);
  return (
    ground.drawn +
    back.join('') +
    line(`M70 690V470M1130 690V470`, canvas.tone('#6b5647'), 7) +
    bulbs(canvas, 70, 474, 600, 500, 40) +
    bulbs(canvas, 600, 500, 1130, 474, 40) +
    line(`M600 640V496`, canvas.tone('#6b5647'), 5) +
    placed(chair(canvas, colour), x - 130, 716, 1.1) +
    placed(chair(canvas, colour), x - 210, 728, 1.15) +
    placed(fire(canvas), x, 730, 1.1) +
    placed(chair(canvas, colour), x + 130, 716, 1.1, true) +
    placed(lantern(canvas, 0, 0), x + 210, 742, 1.5) +
    ground.front +
    ending(canvas, ground.soil)
  );
}

/** Accommodation of the site: bell tent, yurt, pod, cabin or safari tent. */
export function stay(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), site.setting);
  const home = random.pick([bellTent, yurt, pod, cabin, safariTent]);
  const x = random.between(440, 560);
  const colour = random.pick(TENT_COLOURS);
  const path = track(canvas, x, 690, random.between(500, 760), '#d8c7a0');
  const homeDrawn = placed(home(canvas), x, 694, 1.12);
  const tree = ground.tree(canvas, random.between(1000, 1120), 650, 440, 0.03);
  return (
    ground.drawn +
    tree +
    path +
    homeDrawn +
    (canvas.light.lampsLit
      ? placed(fire(canvas), 930, 730, 1)
      : placed(table(canvas), 930, 722, 1.1)) +
    placed(chair(canvas, colour), 840, 726, 1.1) +
    placed(chair(canvas, colour), 1020, 726, 1.1, true) +
    placed(lantern(canvas, 0, 0), x + 260, 716, 1.3) +
    ground.front +
    ending(canvas, ground.soil)
  );
}

/** The start of hiking paths: a signpost, a bench, the landscape beyond. */
export function trail(canvas: Canvas, site: Site): string {
  const { random } = canvas;
  const setting = site.setting === 'beach' ? 'coast' : site.setting;
  const ground = landscape(forked(canvas, 'land'), setting);
  const left = random.chance(0.5);
  const way = track(canvas, random.between(540, 660), 592, random.between(480, 720), '#dac8a0');
  return (
    ground.drawn +
    way +
    ground.tree(canvas, left ? 1090 : 110, 660, 400, 0.03) +
    placed(signpost(canvas), left ? 300 : 900, 700, 1.2) +
    placed(picnicTable(canvas), left ? 880 : 330, 716, 1.1) +
    (random.chance(0.5)
      ? placed(dog(canvas), left ? 440 : 760, 728, 1.1, !left)
      : placed(bicycle(canvas, random.pick(TENT_COLOURS)), left ? 460 : 740, 728, 1.05)) +
    ground.front +
    ending(canvas, ground.soil)
  );
}

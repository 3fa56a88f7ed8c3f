import { type Canvas, forked, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { nearGrass, vignette } from '../land/foreground.ts';
import { landscape, type Setting } from '../land/index.ts';
import { bicycle, dog } from '../props/around.ts';
import { awning, bulbs, chair, fire, lantern, rug, table } from '../props/camp.ts';
import { car } from '../props/car.ts';
import { board, kayak } from '../props/shore.ts';
import { box, line, n, path, placed } from '../svg.ts';
import { type Body, type Drawn, lookOf, vehicle } from '../vehicles/index.ts';

/** The vehicle in a picture, and its location. */
export interface Subject {
  body: Body;
  setting: Setting;
  /** Seed of the listing: the vehicle looks the same in all its pictures. */
  seed: string;
}

const TOWED = /caravan|camper$|trailer/;
const isTowed = (body: Body): boolean => TOWED.test(body) && !body.endsWith('campervan');

/**
 * Returns the units of the drawing for each centimetre, so that the vehicle fills at most `share`
 * of the picture.
 */
const scaleFor = (drawn: Drawn, share: number): number =>
  Math.min(1.22, (WIDTH * share) / drawn.length);

interface Parked {
  drawn: string;
  left: number;
  right: number;
  scale: number;
  foot: number;
  /** Height at which objects can be tied to the vehicle's upper edge. */
  eaves: number;
}

/** The vehicle on the ground with its middle at `x`, optionally with its awning out. */
function parked(
  canvas: Canvas,
  subject: Subject,
  x: number,
  foot: number,
  share: number,
  out: boolean,
): Parked {
  const look = lookOf(subject.body, subject.seed);
  const thing = vehicle(canvas, subject.body, look);
  const scale = scaleFor(thing, share);
  const flip = canvas.random.fork('flip').chance(0.5);
  const half = (thing.length * scale) / 2;
  const shade = out && thing.awning ? awning(canvas, ...thing.awning, look.awning) : '';
  return {
    drawn: placed(thing.drawn + shade, flip ? x + half : x - half, foot, scale, flip),
    left: x - half,
    right: x + half,
    scale,
    foot,
    eaves: foot + (thing.awning?.[2] ?? -thing.height * 0.86) * scale,
  };
}

const FABRIC = ['#c96f4a', '#3f7280', '#d9a441', '#6f8a5b', '#b65b63', '#4f6d94'];

/** Settings near water, where boats and boards make sense. */
const BY_WATER = new Set<Setting>(['coast', 'beach', 'lake']);

/** The vehicle in a wide landscape: the cover picture. */
export function outside(canvas: Canvas, subject: Subject): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), subject.setting);
  const x = random.between(520, 680);
  const it = parked(
    canvas,
    subject,
    x,
    random.between(676, 700),
    random.between(0.55, 0.66),
    false,
  );
  const roomRight = WIDTH - it.right > it.left;
  const at = roomRight ? it.right + random.between(70, 110) : it.left - random.between(70, 110);
  const things = [
    dog,
    dog,
    (c: Canvas) => chair(c, random.pick(FABRIC)),
    ...(BY_WATER.has(subject.setting) ? [(c: Canvas) => board(c, random.pick(FABRIC))] : []),
  ];
  const companion = random.chance(0.5)
    ? placed(random.pick(things)(canvas), at, it.foot + 12, it.scale, roomRight)
    : '';
  return (
    ground.drawn +
    it.drawn +
    companion +
    ground.front +
    nearGrass(forked(canvas, 'near'), ground.soil) +
    vignette(canvas)
  );
}

/** The camp by day: the awning out, with chairs and a table in front of it. */
export function camp(canvas: Canvas, subject: Subject): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), subject.setting);
  const it = parked(canvas, subject, random.between(540, 660), 662, 0.64, true);
  const [s, y] = [it.scale, it.foot + 46];
  const colour = random.pick(FABRIC);
  const middle = (it.left + it.right) / 2 + random.between(-70, 70);
  const dry = [
    () => placed(bicycle(canvas, random.pick(FABRIC)), it.right + 60, y - 20, s),
    () => placed(dog(canvas), it.left - 30, y, s),
  ];
  const wet = [
    ...dry,
    () => placed(kayak(canvas, random.pick(FABRIC)), it.left - 20, y + 20, s),
    () => placed(board(canvas, random.pick(FABRIC)), it.right + 50, y - 30, s),
  ];
  const aside = random.pick(BY_WATER.has(subject.setting) ? wet : dry)();
  const sitting =
    placed(rug(canvas, 330, colour), middle, y, s) +
    placed(chair(canvas, colour), middle - 95 * s, y + 4, s) +
    placed(table(canvas), middle, y, s) +
    placed(chair(canvas, colour), middle + 95 * s, y + 4, s, true);
  return (
    ground.drawn +
    it.drawn +
    aside +
    sitting +
    ground.front +
    nearGrass(forked(canvas, 'near'), ground.soil) +
    vignette(canvas)
  );
}

/** After sunset: lit windows, a fire, bulbs on a string to a pole. */
export function evening(canvas: Canvas, subject: Subject): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), subject.setting);
  const right = random.chance(0.5);
  const it = parked(canvas, subject, right ? 740 : 460, 668, 0.56, false);
  const s = it.scale;
  const x = right ? random.between(200, 260) : random.between(940, 1000);
  const y = it.foot + 56;
  const pole = right ? x - 130 : x + 130;
  const colour = random.pick(FABRIC);
  const edge = right ? it.left + 74 * s : it.right - 74 * s;
  const poleTop = it.eaves - 34;
  return (
    ground.drawn +
    it.drawn +
    line(`M${n(pole)} ${n(y - 20)}V${n(poleTop - 6)}`, canvas.tone('#6b5647'), 7) +
    bulbs(canvas, pole, poleTop, edge, it.eaves, 30) +
    placed(chair(canvas, colour), x - 105, y - 6, s) +
    placed(fire(canvas), x, y + 6, s) +
    placed(chair(canvas, colour), x + 108, y - 6, s, true) +
    placed(lantern(canvas, 0, 0), right ? it.left - 10 : it.right + 10, it.foot + 20, s * 1.2) +
    ground.front +
    nearGrass(forked(canvas, 'near'), ground.soil) +
    vignette(canvas)
  );
}

/** The vehicle on the road, small below a large sky. */
export function road(canvas: Canvas, subject: Subject): string {
  const { random } = canvas;
  const ground = landscape(forked(canvas, 'land'), subject.setting);
  const look = lookOf(subject.body, subject.seed);
  const thing = vehicle(canvas, subject.body, look);
  const scale = Math.min(0.86, 560 / thing.length);
  const towed = isTowed(subject.body) && subject.body !== 'static_caravan';
  const y = 692;
  const asphalt = canvas.tone('#6c747b');
  const x = random.between(330, 470);
  const convoy = towed
    ? placed(thing.drawn, x - 200, y, scale * 0.86) +
      placed(
        car(canvas, subject.seed),
        x - 200 + (thing.length - 40) * scale * 0.86,
        y,
        scale * 0.86,
      )
    : placed(thing.drawn, x, y, scale);
  let dashes = '';
  for (let dx = -30; dx < WIDTH + 60; dx += 118) dashes += `M${dx} 716h62`;
  let posts = '';
  for (let dx = random.between(20, 80); dx < WIDTH; dx += 190) {
    posts +=
      box(dx, 612, 8, 34, canvas.tone('#f4f1e8'), 2) + box(dx, 618, 8, 7, canvas.tone('#d9553f'));
  }
  return (
    ground.drawn +
    posts +
    path(`M0 644H${WIDTH}V770H0Z`, asphalt) +
    path(`M0 644H${WIDTH}V652H0ZM0 762H${WIDTH}V770H0Z`, lighter(asphalt, 0.45), 'opacity=".7"') +
    path(`M0 770H${WIDTH}V${HEIGHT}H0Z`, darker(canvas.tone(ground.soil), 0.2)) +
    line(dashes, canvas.tone('#f6f2e6'), 5, 'opacity=".8"') +
    convoy +
    nearGrass(forked(canvas, 'near'), ground.soil) +
    vignette(canvas)
  );
}

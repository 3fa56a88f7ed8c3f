import type { PublicListing } from '#lib/services.ts';
import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import { type Frame, frameAround, mercatorX, mercatorY } from '#lib/map/mercator.ts';
import { type MapTowns, surroundings } from './nearby.ts';

/** A small drawn map around a place: paths of an SVG of `width` to `height`. */
export interface SmallMap {
  width: number;
  height: number;
  land: string;
  borders: string;
  towns: { name: string; x: number; y: number; anchor: 'start' | 'end'; major: boolean }[];
  /** The place, and how far around it may be, in units of the drawing. */
  x: number;
  y: number;
  radius: number;
}

const SHAPE = { width: 760, height: 340 };
const WIDTH_KM = 90;
const MAX_TOWNS = 14;
/** Towns that are named on the smallest screens as well, in larger letters. */
const MAJOR_TOWNS = 5;
const MAJOR_SCALE = 1.6;
/** What a narrow screen cuts off at the sides and a wide one at the top and bottom, in units. */
const CUT = { x: 92, y: 40 };
/** Room that a name takes, in units. */
const LETTER_UNITS = 7.2;
const LINE_UNITS = 20;

const write = (lines: Drawn[], end: string): string =>
  lines
    .map((line) => {
      const points = line.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
      return `M${points.join('L')}${end}`;
    })
    .join('');

type Label = SmallMap['towns'][number];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** The frame in which names of towns may stand. */
const frameOf = (isMajor: boolean): Box => {
  const x = isMajor ? CUT.x : 8;
  return { left: x, right: SHAPE.width - x, top: CUT.y, bottom: SHAPE.height - CUT.y };
};

/** The largest towns whose names do not run into each other, the place or the edge. */
function labelled(
  towns: { name: string; lat: number; lng: number }[],
  project: (point: { lat: number; lng: number }) => [number, number],
  place: Box,
): Label[] {
  const taken: Box[] = [place];
  const labels: Label[] = [];
  const add = (isMajor: boolean, most: number) => {
    const scale = isMajor ? MAJOR_SCALE : 1;
    for (const town of towns) {
      if (labels.length === most) return;
      const [x, y] = project(town);
      const length = town.name.length * LETTER_UNITS * scale + 12;
      const half = (LINE_UNITS * scale) / 2;
      const anchor = x + length < frameOf(isMajor).right ? 'start' : 'end';
      const left = anchor === 'start' ? x - 6 : x - length;
      const box = { left, right: left + length + 6, top: y - half, bottom: y + half };
      if (!inside(box, frameOf(isMajor)) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      labels.push({
        name: town.name,
        x: Math.round(x),
        y: Math.round(y),
        anchor,
        major: isMajor,
      });
    }
  };
  add(true, MAJOR_TOWNS);
  add(false, MAX_TOWNS);
  return labels;
}

/** What the mark of the place covers: a pin that stands on it, or the area around it. */
const markOf = (x: number, y: number, radius: number): Box =>
  radius > 0
    ? { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
    : { left: x - 16, right: x + 16, top: y - 42, bottom: y + 4 };

/** Draws the surroundings of a position; `position.radius` is shown as an area. */
export async function smallMapOf(
  position: PublicListing['position'],
  gazetteer: MapTowns,
): Promise<SmallMap> {
  const frame: Frame = frameAround(position, WIDTH_KM, SHAPE);
  const { land, borders, towns } = await surroundings(frame, gazetteer);
  const canvas: Canvas = { frame, size: SHAPE.width, margin: 4, detail: 0.7 };
  const scale = SHAPE.width / frame.width;
  const project = ({ lat, lng }: { lat: number; lng: number }): [number, number] => [
    (mercatorX(lng) - frame.west) * scale,
    (mercatorY(lat) - frame.north) * scale,
  ];
  const [x, y] = project(position);
  const radius = Math.round((position.radius / 1000 / WIDTH_KM) * SHAPE.width);
  return {
    ...SHAPE,
    land: write(
      land.flatMap((polygon) => clipPolygon(polygon, canvas)),
      'Z',
    ),
    borders: write(
      borders.flatMap((line) => clipLine(line, canvas)),
      '',
    ),
    towns: labelled(towns, project, markOf(x, y, radius)),
    x: Math.round(x),
    y: Math.round(y),
    radius,
  };
}

import type { PublicListing, SiteServices } from '#lib/services.ts';
import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import { type Frame, frameAround, mercatorX, mercatorY } from './mercator.ts';
import { surroundings } from './nearby.ts';

/** A small drawn map around a place: paths of an SVG of `width` to `height`. */
export interface Locator {
  width: number;
  height: number;
  land: string;
  borders: string;
  towns: { name: string; x: number; y: number; anchor: 'start' | 'end' }[];
  /** The place, and how far around it may be, in units of the drawing. */
  x: number;
  y: number;
  radius: number;
}

const SHAPE = { width: 760, height: 340 };
const WIDTH_KM = 90;
const TOWNS = 14;
/** Room that a name takes, in units. */
const LETTER = 7.2;
const LINE = 20;

const write = (lines: Drawn[], end: string): string =>
  lines
    .map((line) => {
      const points = line.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
      return `M${points.join('L')}${end}`;
    })
    .join('');

type Label = Locator['towns'][number];

/** The largest towns whose names do not run into each other, the place or the edge. */
function labelled(
  towns: { name: string; lat: number; lng: number }[],
  project: (point: { lat: number; lng: number }) => [number, number],
  centre: [number, number],
): Label[] {
  type Box = { left: number; right: number; y: number };
  const taken: Box[] = [{ left: centre[0] - 24, right: centre[0] + 24, y: centre[1] - 12 }];
  const labels: Label[] = [];
  for (const town of towns) {
    if (labels.length === TOWNS) break;
    const [x, y] = project(town);
    if (x < 0 || y < 18 || x > SHAPE.width || y > SHAPE.height - 18) continue;
    const length = town.name.length * LETTER + 12;
    const anchor = x + length < SHAPE.width - 8 ? 'start' : 'end';
    const box = {
      left: anchor === 'start' ? x - 6 : x - length,
      right: anchor === 'start' ? x + length : x + 6,
      y,
    };
    const clear = taken.every(
      (other) => Math.abs(other.y - y) > LINE || box.left > other.right || box.right < other.left,
    );
    if (!clear || box.left < 8) continue;
    taken.push(box);
    labels.push({ name: town.name, x: Math.round(x), y: Math.round(y), anchor });
  }
  return labels;
}

/** Draws the surroundings of a position; `position.radius` is shown as an area. */
export async function locatorOf(
  position: PublicListing['position'],
  townsWithin: SiteServices['places']['towns'],
): Promise<Locator> {
  const frame: Frame = frameAround(position, WIDTH_KM, SHAPE);
  const { land, borders, towns } = await surroundings(frame, townsWithin);
  const canvas: Canvas = { frame, size: SHAPE.width, margin: 4, detail: 0.7 };
  const scale = SHAPE.width / frame.width;
  const project = ({ lat, lng }: { lat: number; lng: number }): [number, number] => [
    (mercatorX(lng) - frame.west) * scale,
    (mercatorY(lat) - frame.north) * scale,
  ];
  const [x, y] = project(position);
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
    towns: labelled(towns, project, [x, y]),
    x: Math.round(x),
    y: Math.round(y),
    radius: Math.round((position.radius / 1000 / WIDTH_KM) * SHAPE.width),
  };
}

import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PublicListing } from '#lib/services.ts';
import { type Canvas, clipLine } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import { type Frame, frameAround, mercatorX, mercatorY } from '#lib/map/mercator.ts';
import { type MapTowns, surroundings } from './nearby.ts';
import type { Path } from './packed-shapes.ts';
import { pathData } from './path-data.ts';

/** A small drawn map around a place: paths of an SVG of `width` to `height`. */
export interface SmallMap {
  width: number;
  height: number;
  land: string;
  urban: string;
  lakes: string;
  rivers: string;
  borders: string;
  towns: { name: string; x: number; y: number; anchor: 'start' | 'end'; major: boolean }[];
  /** The place, and how far around it may be, in units of the drawing. */
  x: number;
  y: number;
  radius: number;
}

/** How a small map is drawn. */
interface Drawing {
  width: number;
  height: number;
  /** What its width shows. */
  km: number;
  towns: number;
  /** Towns that are named on the smallest screens as well, in letters so many times as large. */
  major: { towns: number; scale: number };
  /** What a narrow screen cuts off at the sides and a wide one at the top and bottom, in units. */
  cut: { x: number; y: number };
  /** What stands over its upper left corner. */
  corner: { width: number; height: number };
}

const ON_PAGES: Drawing = {
  width: 760,
  height: 340,
  km: 90,
  towns: 14,
  major: { towns: 5, scale: 1.6 },
  cut: { x: 92, y: 40 },
  corner: { width: 0, height: 0 },
};

/** In place of a photo on a card. */
export const ON_CARDS: Drawing = {
  width: 480,
  height: 360,
  km: 45,
  towns: 6,
  major: { towns: 6, scale: 1.6 },
  cut: { x: 12, y: 14 },
  corner: { width: 280, height: 84 },
};

/** Room that a name takes, in units. */
const LETTER_UNITS = 7.2;
const LINE_UNITS = 20;

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
const frameOf = ({ width, height, cut }: Drawing, isMajor: boolean): Box => {
  const x = isMajor ? cut.x : 8;
  return { left: x, right: width - x, top: cut.y, bottom: height - cut.y };
};

/** The largest towns whose names do not run into each other, the place or the edge. */
function labelled(
  towns: { name: string; lat: number; lng: number }[],
  project: (point: { lat: number; lng: number }) => [number, number],
  place: Box,
  drawing: Drawing,
): Label[] {
  const { corner } = drawing;
  const taken: Box[] = [place, { left: 0, right: corner.width, top: 0, bottom: corner.height }];
  const labels: Label[] = [];
  const add = (isMajor: boolean, most: number) => {
    const scale = isMajor ? drawing.major.scale : 1;
    const frame = frameOf(drawing, isMajor);
    for (const town of towns) {
      if (labels.length === most) return;
      const [x, y] = project(town);
      const length = town.name.length * LETTER_UNITS * scale + 12;
      const half = (LINE_UNITS * scale) / 2;
      const anchor = x + length < frame.right ? 'start' : 'end';
      const left = anchor === 'start' ? x - 6 : x - length;
      const box = { left, right: left + length + 6, top: y - half, bottom: y + half };
      if (!inside(box, frame) || taken.some((other) => overlap(box, other))) continue;
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
  add(true, drawing.major.towns);
  add(false, drawing.towns);
  return labels;
}

/** What the mark of the place covers: a pin that stands on it, or the area around it. */
const markOf = (x: number, y: number, radius: number): Box =>
  radius > 0
    ? { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
    : { left: x - 16, right: x + 16, top: y - 42, bottom: y + 4 };

/** Draws the surroundings of a position, named in a language; `position.radius` is shown as an area. */
export async function smallMapOf(
  position: PublicListing['position'],
  gazetteer: MapTowns,
  locale: Locale,
  drawing: Drawing = ON_PAGES,
): Promise<SmallMap> {
  const { width, height, km } = drawing;
  const frame: Frame = frameAround(position, km, { width, height });
  const { land, urban, lakes, rivers, borders, towns } = await surroundings(frame, gazetteer);
  const canvas: Canvas = { frame, size: width, margin: 4, detail: 0.7 };
  const scale = width / frame.width;
  const project = ({ lat, lng }: { lat: number; lng: number }): [number, number] => [
    (mercatorX(lng) - frame.west) * scale,
    (mercatorY(lat) - frame.north) * scale,
  ];
  const areas = (polygons: readonly Path[][]) =>
    pathData(
      polygons.flatMap((polygon) => clipPolygon(polygon, canvas)),
      'Z',
    );
  const lines = (paths: readonly Path[]) =>
    pathData(
      paths.flatMap((path) => clipLine(path, canvas)),
      '',
    );
  const [x, y] = project(position);
  const radius = Math.round((position.radius / 1000 / km) * width);
  return {
    width,
    height,
    land: areas(land),
    urban: areas(urban),
    lakes: areas(lakes),
    rivers: lines(rivers.flatMap((river) => river.lines)),
    borders: lines(borders),
    towns: labelled(
      towns.map((town) => ({ ...town, name: townName(locale, town.id, town.name) })),
      project,
      markOf(x, y, radius),
      drawing,
    ),
    x: Math.round(x),
    y: Math.round(y),
    radius,
  };
}

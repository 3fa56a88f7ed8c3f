import { LRUCache } from 'lru-cache';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PublicListing } from '#lib/services.ts';
import type { Canvas } from './clip.ts';
import { type Frame, frameAround, mercatorX, mercatorY } from '#lib/map/mercator.ts';
import { type Box, type Label, labelled, type Labelling } from './labels.ts';
import { type MapTowns, surroundings } from './nearby.ts';
import { areasData, linesData } from './path-data.ts';

/** A small drawn map around a place, as paths of an SVG of `width` by `height`. */
export interface SmallMap {
  width: number;
  height: number;
  land: string;
  urban: string;
  lakes: string;
  rivers: string;
  borders: string;
  towns: Label[];
  /** Position of the place, and the radius in which it may be, in units of the drawing. */
  x: number;
  y: number;
  radius: number;
}

/** The parameters of a small map. */
interface Drawing extends Labelling {
  /** Width of the shown area in kilometres. */
  km: number;
  /** Size of the element that covers its upper left corner. */
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

/** The map that replaces a photo on a card. */
export const ON_CARDS: Drawing = {
  width: 480,
  height: 360,
  km: 45,
  towns: 6,
  major: { towns: 6, scale: 1.6 },
  cut: { x: 12, y: 14 },
  corner: { width: 280, height: 84 },
};

type Paths = Pick<SmallMap, 'land' | 'urban' | 'lakes' | 'rivers' | 'borders'>;

/** Number of characters of paths that are kept: some six hundred maps of pages. */
const KEPT_CHARACTERS = 4 * 1024 ** 2;

/** The paths of maps that were drawn before, by frame and width. */
const kept = new LRUCache<string, Paths>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (paths) =>
    Object.values(paths).reduce((sum, path: string) => sum + path.length, 1),
});

/** Returns the box that the place's mark covers: a pin, or the area around the place. */
const markOf = (x: number, y: number, radius: number): Box =>
  radius > 0
    ? { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
    : { left: x - 16, right: x + 16, top: y - 42, bottom: y + 4 };

/**
 * Draws the surroundings of a position, with names in a language. `position.radius` is shown as an
 * area.
 */
export async function smallMapOf(
  position: PublicListing['position'],
  gazetteer: MapTowns,
  locale: Locale,
  drawing: Drawing = ON_PAGES,
): Promise<SmallMap> {
  const { width, height, km, corner } = drawing;
  const frame: Frame = frameAround(position, km, { width, height });
  const { land, urban, lakes, rivers, borders, towns } = await surroundings(frame, gazetteer);
  const key = `${frame.west} ${frame.north} ${frame.width} ${width}`;
  let paths = kept.get(key);
  if (!paths) {
    const canvas: Canvas = { frame, size: width, margin: 4, detail: 0.7 };
    paths = {
      land: areasData(land, canvas),
      urban: areasData(urban, canvas),
      lakes: areasData(lakes, canvas),
      rivers: linesData(
        rivers.flatMap((river) => river.lines),
        canvas,
      ),
      borders: linesData(borders, canvas),
    };
    kept.set(key, paths);
  }
  const scale = width / frame.width;
  const project = ({ lat, lng }: { lat: number; lng: number }): [number, number] => [
    (mercatorX(lng) - frame.west) * scale,
    (mercatorY(lat) - frame.north) * scale,
  ];
  const [x, y] = project(position);
  const radius = Math.round((position.radius / 1000 / km) * width);
  return {
    width,
    height,
    ...paths,
    towns: labelled(
      towns.map((town) => ({ ...town, name: townName(locale, town.id, town.name) })),
      project,
      [markOf(x, y, radius), { left: 0, right: corner.width, top: 0, bottom: corner.height }],
      drawing,
    ),
    x: Math.round(x),
    y: Math.round(y),
    radius,
  };
}

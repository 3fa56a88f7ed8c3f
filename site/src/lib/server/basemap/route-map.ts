import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { type Frame, mercatorX, mercatorY, boundsOf } from '#lib/map/mercator.ts';
import type { Canvas } from './clip.ts';
import { type Label, labelled, type Labelling } from './labels.ts';
import type { MapTowns } from './nearby.ts';
import { areasData, linesData } from './path-data.ts';
import { groundOf } from './shapes.ts';

/**
 * A drawn map of several points and the line that joins them, as paths of an SVG of `width` by
 * `height`.
 */
export interface RouteMap {
  width: number;
  height: number;
  land: string;
  lakes: string;
  borders: string;
  line: string;
  marks: { x: number; y: number }[];
  towns: Label[];
}

interface Point {
  lat: number;
  lng: number;
}

const WIDTH = 760;
const HEIGHT = 420;
/** Margin around the points as a share of the drawing. */
const ROOM = 0.18;
/**
 * Minimum width of the frame as a share of the world's width, some 60 km. It applies when points
 * are close together.
 */
const LEAST_WIDTH = 0.0025;
/**
 * The map is displayed at half its size, so letters are 12 pixels high, and 13 on the smallest
 * screens.
 */
const LABELLING: Labelling = {
  width: WIDTH,
  height: HEIGHT,
  towns: 9,
  scale: 1.7,
  major: { towns: 4, scale: 2 },
  cut: { x: 0, y: 0 },
};
/** Maximum number of towns that are considered for names. */
const MAX_TOWNS = 80;
/** Space that a mark takes on either side of its middle. */
const MARK_UNITS = 24;

function frameOf(points: readonly Point[]): Frame {
  const xs = points.map(({ lng }) => mercatorX(lng));
  const ys = points.map(({ lat }) => mercatorY(lat));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max(east - west, ((south - north) * WIDTH) / HEIGHT) / (1 - 2 * ROOM);
  const width = Math.max(wanted, LEAST_WIDTH);
  const height = (width * HEIGHT) / WIDTH;
  return { west: (west + east - width) / 2, north: (north + south - height) / 2, width, height };
}

/**
 * Number of drawings cached in memory, at some 30 kB each. A trip is viewed again after each change
 * of its nights.
 */
const MAX_KEPT = 200;
const kept = new Map<string, Promise<RouteMap>>();

/**
 * Draws the route through points in their order, with towns named in a language; returns null
 * without points.
 */
export function routeMapOf(
  points: readonly Point[],
  gazetteer: MapTowns,
  locale: Locale,
): Promise<RouteMap> | null {
  if (points.length === 0) return null;
  const at = points.map(({ lat, lng }) => `${lat},${lng}`);
  const key = [locale, gazetteer.townsVersion(), ...at].join(' ');
  let map = kept.get(key);
  if (!map) {
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    map = drawn(points, gazetteer, locale);
    kept.set(key, map);
    map.catch(() => kept.delete(key));
  }
  return map;
}

async function drawn(
  points: readonly Point[],
  gazetteer: MapTowns,
  locale: Locale,
): Promise<RouteMap> {
  const frame = frameOf(points);
  const ground = await groundOf(frame);
  const canvas: Canvas = { frame, size: WIDTH, margin: 4, detail: 1 };
  const scale = WIDTH / frame.width;
  const project = ({ lat, lng }: Point): [x: number, y: number] => [
    Math.round((mercatorX(lng) - frame.west) * scale),
    Math.round((mercatorY(lat) - frame.north) * scale),
  ];
  const marks = points.map(project).map(([x, y]) => ({ x, y }));
  const towns = gazetteer
    .towns(boundsOf(frame), MAX_TOWNS)
    .map((town) => ({ ...town, name: townName(locale, town.id, town.name) }));
  return {
    width: WIDTH,
    height: HEIGHT,
    land: areasData(ground.land, canvas),
    lakes: areasData(ground.lakes, canvas),
    borders: linesData(ground.borders, canvas),
    line: marks.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    marks,
    towns: labelled(
      towns,
      project,
      marks.map(({ x, y }) => ({
        left: x - MARK_UNITS,
        right: x + MARK_UNITS,
        top: y - MARK_UNITS,
        bottom: y + MARK_UNITS,
      })),
      LABELLING,
    ),
  };
}

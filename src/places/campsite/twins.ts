import { setImmediate } from 'node:timers/promises';
import { kilometres, type Point } from '../geo.ts';
import { searchable } from '../names.ts';
import type { CampsiteKind } from '../osm/osm-campsite.ts';

/** The facts by which two objects of OpenStreetMap are recognised as the same campsite. */
export interface Mapped extends Point {
  id: number;
  /** `node/1`, `way/1` or `relation/1`. */
  osmRef: string;
  kind: CampsiteKind;
  name: string | null;
  /** Host of the website; null without one. */
  host: string | null;
}

/** Maximum distance between the centres of two objects of the same name that are the same campsite. */
const SAME_NAME_KM = 0.5;
/** The same, in degrees of latitude. */
const SAME_NAME_DEGREES = 0.0046;
/** Maximum distance for a common name that many campsites have, such as "Bivouac" or "Camping municipal". */
const COMMON_NAME_KM = 0.15;
/** Maximum distance of a point and an area of the same kind, if at most one has a distinctive name. */
const SAME_GROUND_KM = 0.1;
/** Maximum distance of a point and an area of different kinds, or if neither has a name. */
const SAME_SPOT_KM = 0.025;

/** Words that are ignored in comparisons of names. Any other difference, such as `park` or `aire`, tells campsites apart. */
const OPTIONAL_WORDS = new Set(
  (
    'camping campings campsite campsites camp campground site sites campismo kampeerterrein campingplatz terrain parque ' +
    'the le la les l el els los las lo o a os as de du des d del do da dos das di and et y e und en'
  ).split(' '),
);

/** A name that consists only of these words is common: it says what kind of place it is, but not which one. */
const COMMON_WORDS = new Set(
  (
    'municipal municipale communal communale public publique natural naturelle naturel rural a ferme farm wild free possible ' +
    'bivouac bivouacs bivak bivaque vivac spot spots place places area areas aire aires zone zona parking park parc ' +
    'accueil etape stopover stop overnight service services acampada vehicule vehicules van vans car cars camper campers ' +
    'campervan campervans motorhome motorhomes autocaravana autocaravanas autocaravanes autocaravane caravan caravans caravana ' +
    'caravanas caravane caravanes caravaning caravanning stellplatz wohnmobil wohnmobilstellplatz camperplaats tent tents ' +
    'tente tentes tienda tiendas field touring holiday p'
  ).split(' '),
);

const isCommon = (key: string): boolean => key.split(' ').every((word) => COMMON_WORDS.has(word));

/** The part of a name that is compared; empty if the name has only optional words, such as "Camping". */
function keyOf(name: string): string {
  const apart = searchable(name.replaceAll(/['’]/g, ' ').replaceAll('&', ' '));
  return apart
    .split(' ')
    .filter((word) => !OPTIONAL_WORDS.has(word))
    .join(' ');
}

const isArea = ({ osmRef }: Mapped): boolean => !osmRef.startsWith('node/');

interface Compared extends Mapped {
  key: string;
}

function isSame(one: Compared, other: Compared): boolean {
  if (Math.abs(one.lat - other.lat) > SAME_NAME_DEGREES) return false;
  const distance = kilometres(one, other);
  const isOneKind = one.kind === other.kind;
  // Example: a town's motorhome area beside the campsite after which it is named.
  if (!isOneKind && one.host !== null && other.host !== null && one.host !== other.host)
    return false;
  if (one.key !== '' && other.key !== '') {
    const most = isCommon(one.key) ? COMMON_NAME_KM : SAME_NAME_KM;
    return one.key === other.key && distance <= most;
  }
  // Without a distinctive name, only a point and an area can be the same campsite, or two objects of equal names.
  const names = [one, other].filter(({ name }) => name !== null);
  const isEqual = names.length === 2 && one.key === other.key;
  if (!isEqual && isArea(one) === isArea(other)) return false;
  return distance <= (isOneKind && names.length > 0 ? SAME_GROUND_KM : SAME_SPOT_KM);
}

/** The order in which objects represent the campsite: an area before a point, one with a name, the lowest id. */
function inPrecedence(campsites: readonly Mapped[]): Mapped[] {
  const groups = Map.groupBy(
    campsites,
    (one) => (isArea(one) ? 0 : 2) + (one.name === null ? 1 : 0),
  );
  return [0, 1, 2, 3].flatMap((rank) => (groups.get(rank) ?? []).sort((a, b) => a.id - b.id));
}

/**
 * Size of the cells of the grid in which neighbours are looked for. Up to 60° north a cell is wider than `SAME_NAME_KM`,
 * which is 0.009° of longitude there, so the adjacent cells suffice; further north two cells are searched on each side.
 */
const CELL_DEGREES = 0.01;
const MAX_LATITUDE = 60;

/** More cells than there are around the earth, so that each has a number of its own. */
const CELLS_OF_ROW = 65_536;

const cellOf = ({ lat, lng }: Point): number =>
  Math.floor(lat / CELL_DEGREES) * CELLS_OF_ROW + Math.floor(lng / CELL_DEGREES);

/** Numbers of the cells around a cell, less its own number. */
const offsets = (width: readonly number[]): number[] =>
  [-1, 0, 1].flatMap((dy) => width.map((dx) => dy * CELLS_OF_ROW + dx));
const AROUND = offsets([-1, 0, 1]);
const AROUND_IN_THE_NORTH = offsets([-2, -1, 0, 1, 2]);

/** Longest time for which the comparison keeps a server from answering, in milliseconds. */
const TURN_MS = 15;

/**
 * Finds campsites that are mapped more than once. Resolves to the id of the object that represents it, by the id of each
 * duplicate. There are no chains, because duplicates are only compared with representing objects. Lets other work go on
 * in between, because hundreds of thousands take seconds.
 */
export async function twinsOf(campsites: readonly Mapped[]): Promise<Map<number, number>> {
  const staying = new Map<number, Compared[]>();
  const twins = new Map<number, number>();
  let turn = performance.now();
  for (const campsite of inPrecedence(campsites)) {
    if (performance.now() - turn > TURN_MS) {
      await setImmediate();
      turn = performance.now();
    }
    const one = { ...campsite, key: keyOf(campsite.name ?? '') };
    const cell = cellOf(one);
    let nearest: Compared | undefined;
    let nearestKm = Infinity;
    for (const offset of Math.abs(one.lat) > MAX_LATITUDE ? AROUND_IN_THE_NORTH : AROUND) {
      for (const other of staying.get(cell + offset) ?? []) {
        if (!isSame(one, other)) continue;
        const km = kilometres(one, other);
        if (km < nearestKm) [nearest, nearestKm] = [other, km];
      }
    }
    if (nearest !== undefined) {
      twins.set(one.id, nearest.id);
      continue;
    }
    const there = staying.get(cell);
    if (there === undefined) staying.set(cell, [one]);
    else there.push(one);
  }
  return twins;
}

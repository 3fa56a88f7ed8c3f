import { kilometres, type Point } from '../geo.ts';
import { searchable } from '../names.ts';
import type { CampsiteKind } from '../osm/osm-campsite.ts';

/** What tells whether two objects of OpenStreetMap are one campsite. */
export interface Mapped extends Point {
  id: number;
  /** `node/1`, `way/1` or `relation/1`. */
  osmRef: string;
  kind: CampsiteKind;
  name: string | null;
  /** The host of its website; null where it states none. */
  host: string | null;
}

/** Two of one name are one campsite up to this distance between their middles. */
const SAME_NAME_KM = 0.5;
/** Two of a name that says what they are, such as "Bivouac" or "Camping municipal", up to this one. */
const COMMON_NAME_KM = 0.15;
/** One without a name, or with a name that many have, is taken for what it lies on. */
const SAME_GROUND_KM = 0.1;
/** So is one of the other kind, or one without a name on another without. */
const SAME_SPOT_KM = 0.025;

/** Words that a name may have or lack. What else parts two names, such as `park` or `aire`, parts two campsites. */
const OPTIONAL_WORDS = new Set(
  (
    'camping campings campsite campsites camp campground site sites campismo kampeerterrein campingplatz terrain parque ' +
    'the le la les l el els los las lo o a os as de du des d del do da dos das di and et y e und en'
  ).split(' '),
);

/** Words of which names consist that many have: they say what is there, and not which. */
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

/** What is compared of a name; empty for one that many have. */
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
  const distance = kilometres(one, other);
  const isOneKind = one.kind === other.kind;
  // A town's place for motorhomes beside the campsite after which it is called.
  if (!isOneKind && one.host !== null && other.host !== null && one.host !== other.host)
    return false;
  if (one.key !== '' && other.key !== '') {
    const most = isCommon(one.key) ? COMMON_NAME_KM : SAME_NAME_KM;
    return one.key === other.key && distance <= most;
  }
  // A name such as "Camping" tells no campsite from another, and no name tells less: a point on an area is the same.
  const names = [one, other].filter(({ name }) => name !== null);
  const isEqual = names.length === 2 && one.key === other.key;
  if (!isEqual && isArea(one) === isArea(other)) return false;
  return distance <= (isOneKind && names.length > 0 ? SAME_GROUND_KM : SAME_SPOT_KM);
}

/** The one that stays comes first: an area, with a name, known for longest. */
const byPrecedence = (one: Mapped, other: Mapped): number =>
  Number(isArea(other)) - Number(isArea(one)) ||
  Number(other.name !== null) - Number(one.name !== null) ||
  one.id - other.id;

/** Cells of the grid in which others are looked for, in degrees: at 60° north half a kilometre is 0.009° of longitude. */
const CELL_DEGREES = 0.01;
const MAX_LATITUDE = 60;

const cellOf = ({ lat, lng }: Point, dy = 0, dx = 0): string =>
  `${Math.floor(lat / CELL_DEGREES) + dy} ${Math.floor(lng / CELL_DEGREES) + dx}`;

/**
 * Of campsites that are mapped more than once, by the ids of the others the id of the one that stands for them. No
 * chains: each is compared with the one that stays.
 */
export function twinsOf(campsites: readonly Mapped[]): Map<number, number> {
  const staying = new Map<string, Compared[]>();
  const found = new Map<number, number>();
  const compared = campsites.map((one) => ({ ...one, key: keyOf(one.name ?? '') }));
  for (const one of compared.sort(byPrecedence)) {
    const width = Math.abs(one.lat) > MAX_LATITUDE ? [-2, -1, 0, 1, 2] : [-1, 0, 1];
    const around = [-1, 0, 1].flatMap((dy) =>
      width.flatMap((dx) => staying.get(cellOf(one, dy, dx)) ?? []),
    );
    const same = around.filter((other) => isSame(one, other));
    const nearest = same.toSorted((a, b) => kilometres(one, a) - kilometres(one, b))[0];
    if (nearest !== undefined) {
      found.set(one.id, nearest.id);
      continue;
    }
    const cell = cellOf(one);
    staying.set(cell, [...(staying.get(cell) ?? []), one]);
  }
  return found;
}

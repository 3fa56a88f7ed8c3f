import {
  contains,
  isCovered,
  kilometres,
  middle,
  type PostcodePoint,
  terminals,
  type TypedName,
} from '../../places/index.ts';
import type { Part } from './split.ts';

/** What the parts of a text say about the place. */
export type ChosenPlace =
  /** No part names a place. */
  | { kind: 'none' }
  /** One name says it all; which place of the name is meant is for the search of places to tell. */
  | { kind: 'name'; part: Part; isFar: boolean }
  /** A text that finds exactly the place: several parts together say which is meant, or an airport or port is. */
  | { kind: 'exactly'; text: string; at: { lat: number; lng: number } }
  /** No place of a name is in the area that the text names: those there are, the nearest first. */
  | { kind: 'none there'; name: Part; area: Part; others: TypedName[] };

/** The place of a text, and the parts that have no share in it. */
export interface Choice {
  place: ChosenPlace;
  unused: Part[];
}

/** A place is "at" a postcode within this distance: points of codes are wrong by 5 km on average, some by far more. */
const POSTCODE_KM = 45;

/** A place is taken for one of an area whose border is no farther than this. */
const NEAR_AREA_KM = 30;

/** Maximum distance of a village from the larger town that says which of its name is meant. */
const BESIDE_KM = 25;

/** Maximum distance between a place and the airport or ferry port that is named by it. */
const TERMINAL_KM = { airport: 65, port: 30 };

/** From this difference of scores on, a place counts although another is named before it: 100 times the population. */
const FAR_BETTER = 2;

/** Minimum population of a town for which the page says that there is none in an area, unless a comma stands between. */
const TOWN_POPULATION = 1000;

/** A name in a text with the places that have it. */
interface Named {
  part: Part;
  places: readonly TypedName[];
}

interface Code {
  part: Part;
  code: string;
  points: readonly PostcodePoint[];
}

const isArea = ({ kind }: TypedName): boolean =>
  kind !== 'town' && kind !== 'village' && kind !== 'airport';

/** Whether one of some places lies in one of some areas. */
export const liesInOneOf = (places: readonly TypedName[], areas: readonly TypedName[]): boolean =>
  areas.some(({ id, covers }) =>
    places.some((place) => place.id !== id && place.liesIn.some((code) => covers.includes(code))),
  );

/** The places that lie in one of the areas of a name. */
function within(places: readonly TypedName[], { places: areas }: Named): TypedName[] {
  const around = areas.filter(({ covers }) => covers.length > 0);
  const inOne = (place: TypedName, isIn: (area: TypedName) => boolean) =>
    around.some((area) => area.id !== place.id && isIn(area));
  const byCode = places.filter((place) =>
    inOne(place, ({ covers }) => place.liesIn.some((id) => covers.includes(id))),
  );
  if (byCode.length > 0) return byCode;
  return places.filter((place) =>
    inOne(
      place,
      ({ kind, bounds }) => kind !== 'country' && kind !== 'region' && contains(bounds, place),
    ),
  );
}

const atCode = (places: readonly TypedName[], { points }: Code): TypedName[] =>
  places.filter(
    (place) => !isArea(place) && points.some((point) => kilometres(place, point) <= POSTCODE_KM),
  );

/** The places near a town of a name: `Saint-Jean Toulouse`. */
const beside = (places: readonly TypedName[], { places: towns }: Named): TypedName[] =>
  places.filter((place) =>
    towns.some(
      (town) =>
        !isArea(town) && town.population > place.population && kilometres(town, place) <= BESIDE_KM,
    ),
  );

interface Head {
  named: Named;
  places: readonly TypedName[];
  used: Part[];
}

/** The places of a name that also satisfy the other parts, as many of them as possible. */
function narrowed(named: Named, others: readonly Named[], codes: readonly Code[]): Head {
  let places = named.places;
  const used = [named.part];
  for (const code of codes) {
    const there = atCode(places, code);
    if (there.length === 0) continue;
    places = there;
    used.push(code.part);
  }
  for (const other of others) {
    const inside = within(places, other);
    const there = inside.length > 0 ? inside : beside(places, other);
    if (there.length === 0) continue;
    places = there;
    used.push(other.part);
  }
  return { named, places, used };
}

const bestOf = (places: readonly TypedName[]): TypedName | undefined =>
  places.find(({ countryCode }) => isCovered(countryCode)) ?? places[0];

/** The postcode in a country or area that the text names beside it. */
function codeWithin(
  code: Code,
  areas: readonly Named[],
): { point: PostcodePoint; used: Part[] } | null {
  for (const area of areas) {
    const point = code.points.find(({ countryCode, ...at }) =>
      area.places.some(
        (place) =>
          isArea(place) &&
          (place.kind === 'country'
            ? place.countryCode === countryCode
            : contains(place.bounds, { ...at })),
      ),
    );
    if (point) return { point, used: [code.part, area.part] };
  }
  return null;
}

const standBeside = (one: Part, other: Part, parts: readonly Part[]): boolean => {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  return parts
    .filter(({ start }) => start >= from && start < to)
    .every(({ meaning }) => meaning.kind === 'nothing' || meaning.kind === 'feature');
};

/** The kilometres between a place and the box of an area; 0 inside. */
function kilometresToBox({ lat, lng }: TypedName, [west, south, east, north]: TypedName['bounds']) {
  const nearest = {
    lat: Math.max(south, Math.min(north, lat)),
    lng: Math.max(west, Math.min(east, lng)),
  };
  return kilometres({ lat, lng }, nearest);
}

/** A town and an area beside it that has no town of the name. */
function noneThere(
  names: readonly Named[],
  parts: readonly Part[],
  hasComma: boolean,
): ChosenPlace | undefined {
  for (const area of names) {
    const top = area.places[0];
    if (top === undefined || !isArea(top) || !isCovered(top.countryCode)) continue;
    for (const town of names) {
      if (town === area || !standBeside(town.part, area.part, parts)) continue;
      const others = town.places.filter((place) => isCovered(place.countryCode) && !isArea(place));
      const [largest] = others.toSorted((a, b) => b.population - a.population);
      if (largest === undefined) continue;
      if (!hasComma && largest.population < TOWN_POPULATION) continue;
      const from = middle(top.bounds);
      const nearest = others.toSorted((a, b) => kilometres(a, from) - kilometres(b, from));
      const [first] = nearest;
      if (kilometresToBox(first!, top.bounds) <= NEAR_AREA_KM) {
        return { kind: 'exactly', text: first!.label, at: first! };
      }
      return { kind: 'none there', name: town.part, area: area.part, others: nearest };
    }
  }
  return undefined;
}

/** The nearest airport or ferry port to a place, if the text names one. */
function terminalNear(
  parts: readonly Part[],
  place: { lat: number; lng: number },
): ChosenPlace | undefined {
  const kind = parts.find(({ meaning }) => meaning.kind === 'airport' || meaning.kind === 'port')
    ?.meaning.kind as 'airport' | 'port' | undefined;
  if (kind === undefined) return undefined;
  const [nearest] = terminals()
    .filter((one) => one.kind === kind && kilometres(one, place) <= TERMINAL_KM[kind])
    .toSorted((a, b) => kilometres(a, place) - kilometres(b, place));
  return nearest && { kind: 'exactly', text: nearest.name, at: nearest };
}

/**
 * Chooses the place that a text names: a town decides which of several areas of a postcode is meant, an area or a postcode
 * which of several towns, and an airport or ferry port stands for itself.
 * @param parts The parts of the text, as `split` gives them.
 * @param found The places of each name in search form, the best first.
 * @param points The points of each postcode.
 * @param hasComma Whether the text has a comma, after which people name the area.
 */
export function choosePlace(
  parts: readonly Part[],
  found: ReadonlyMap<string, readonly TypedName[]>,
  points: ReadonlyMap<string, readonly PostcodePoint[]>,
  hasComma: boolean,
): Choice {
  const names: Named[] = [];
  const codes: Code[] = [];
  for (const part of parts) {
    const { meaning } = part;
    if (meaning.kind === 'place') {
      names.push({ part, places: found.get(meaning.name) ?? [] });
    } else if (meaning.kind === 'postcode') {
      const known = points.get(meaning.code) ?? [];
      if (known.length > 0) codes.push({ part, code: meaning.code, points: known });
    }
  }
  const inText = parts.filter(
    ({ meaning }) => meaning.kind === 'place' || meaning.kind === 'postcode',
  );
  const choice = (place: ChosenPlace, used: readonly Part[]): Choice => ({
    place,
    unused: inText.filter((part) => !used.includes(part)),
  });

  const heads = names.map((named) =>
    narrowed(
      named,
      names.filter((other) => other !== named),
      codes,
    ),
  );
  const [head] = heads.toSorted((a, b) => b.used.length - a.used.length);
  if (head === undefined) {
    const [code] = codes;
    return code === undefined
      ? choice({ kind: 'none' }, [])
      : choice({ kind: 'name', part: code.part, isFar: false }, [code.part]);
  }
  if (head.used.length > 1) {
    const place = bestOf(head.places)!;
    const terminal = terminalNear(parts, place);
    return choice(terminal ?? { kind: 'exactly', text: place.label, at: place }, head.used);
  }
  for (const code of codes) {
    const inArea = codeWithin(code, names);
    if (inArea) {
      const { point, used } = inArea;
      return choice({ kind: 'exactly', text: point.label, at: point }, used);
    }
  }
  const missing = names.length > 1 ? noneThere(names, parts, hasComma) : undefined;
  if (missing !== undefined)
    return choice(
      missing,
      names.map(({ part }) => part),
    );
  const best = heads.reduce((first, next) => {
    const [one, other] = [bestOf(first.places), bestOf(next.places)];
    const isNearer = isCovered(other!.countryCode) && !isCovered(one!.countryCode);
    return isNearer || (other!.score > one!.score + FAR_BETTER && isCovered(other!.countryCode))
      ? next
      : first;
  });
  const place = bestOf(best.places)!;
  const terminal = terminalNear(parts, place);
  if (terminal) return choice(terminal, best.used);
  return choice(
    { kind: 'name', part: best.named.part, isFar: !isCovered(place.countryCode) },
    best.used,
  );
}

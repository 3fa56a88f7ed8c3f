import { readFileSync } from 'node:fs';
import { lazily } from '../../platform/lazily.ts';
import { boundsAround } from '../geo.ts';
import { searchable } from '../names.ts';
import { FAR_PLACES_FILE } from '../shipped.ts';
import { countryName } from './country-names.ts';
import type { TypedName } from './gazetteer-search.ts';

/** A well-known place outside the covered countries that is neither a country nor a city. */
interface Row {
  name: string;
  country: string;
  at: [lat: number, lng: number];
  also?: string[];
}

const RADIUS_KM = 50;

function placeOf({ name, country, at: [lat, lng] }: Row): TypedName {
  return {
    kind: 'area',
    id: searchable(name).replaceAll(' ', '-'),
    name,
    context: countryName(country),
    within: [],
    label: `${name}, ${countryName(country)}`,
    countryCode: country,
    regionId: null,
    lat,
    lng,
    bounds: boundsAround({ lat, lng }, RADIUS_KM),
    isWellKnown: true,
    score: 0,
    population: 0,
    liesIn: [country],
    covers: [],
  };
}

const known = lazily(
  () =>
    new Map(
      (JSON.parse(readFileSync(FAR_PLACES_FILE, 'utf8')) as Row[]).flatMap((row) =>
        [row.name, ...(row.also ?? [])].map((name): [string, TypedName] => [
          searchable(name),
          placeOf(row),
        ]),
      ),
    ),
);

/** A well-known region, lake or island outside the covered countries, by a name in search form. */
export const farPlaceNamed = (name: string): TypedName | undefined => known().get(name);

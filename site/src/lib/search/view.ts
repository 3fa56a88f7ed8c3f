import type { Bounds, PriceFacet, SearchAnswer } from '#lib/services.ts';
import { countryAsked } from './country-asked.ts';
import { areaName } from '#lib/format/area-names.ts';
import { cardView, type ResultView } from '#lib/listing/card.ts';
import type { Locale } from '#lib/locale/locales.ts';

type Sort = SearchAnswer['query']['sort'];

/** A filter's choices that lead somewhere: value and how many results it leaves. */
export interface FacetView {
  choices: [value: string, count: number][];
}

/** A search as its page shows it: plain values, no more than are shown. */
export interface SearchView extends Pick<
  SearchAnswer,
  'total' | 'next' | 'dates' | 'loosenings' | 'bounds'
> {
  facets: Record<string, FacetView>;
  prices: PriceFacet;
  /** The smallest box around the results of this page; null when there are none. */
  around: Bounds | null;
  /** The parameters that took effect, without `after`. */
  params: string;
  items: ResultView[];
  /** Whether this is a later page. */
  after: boolean;
  sort: Sort;
  sorts: Sort[];
  q: string | null;
  /** The place asked for, in words; null when none was, or none was found. */
  place: string | null;
  placeKind: 'country' | 'region' | 'county' | 'town' | null;
  placeCountry: string | null;
  /** Country of the place or area asked for; empty when none was. */
  askedCountry: string;
  /** What was asked for as a place and is none. */
  unknownPlace: string | null;
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchAnswer['query']['categories'];
}

/** Six rows of three. */
export const RESULTS_A_PAGE = 18;

/** Parameters of the page itself, which the search does not know. */
const OF_THE_PAGE = ['view'];

function facetViews(
  facets: SearchAnswer['facets'],
  chosen: URLSearchParams,
): Record<string, FacetView> {
  const views: Record<string, FacetView> = {};
  for (const [name, { values }] of Object.entries(facets)) {
    const choices = values
      .filter(({ value, count }) => count > 0 || chosen.has(name, value))
      .map(({ value, count }): [string, number] => [value, count]);
    if (choices.length > 0) views[name] = { choices };
  }
  return views;
}

function boxAround(items: SearchAnswer['items']): Bounds | null {
  if (items.length === 0) return null;
  const lats = items.map(({ position }) => position.lat);
  const lngs = items.map(({ position }) => position.lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Maps an answer to what the page shows, its places named in `locale`. `asked` are the parameters of the address. */
export function searchView(
  answer: SearchAnswer,
  asked: URLSearchParams,
  path: (url: string) => string,
  locale: Locale,
): SearchView {
  const { query } = answer;
  const params = new URLSearchParams(query.params);
  params.delete('after');
  for (const name of OF_THE_PAGE) {
    const value = asked.get(name);
    if (value) params.set(name, value);
  }
  const here = answer.items.some(({ distance }) => distance !== null);
  return {
    params: params.toString(),
    total: answer.total,
    items: answer.items.map((card) => cardView(card, path, locale)),
    next: answer.next,
    after: asked.has('after'),
    facets: facetViews(answer.facets, params),
    around: boxAround(answer.items),
    prices: answer.prices,
    dates: answer.dates,
    loosenings: answer.loosenings,
    bounds: answer.bounds,
    sort: query.sort,
    sorts: here
      ? ['best', 'distance', 'price', 'rating', 'newest']
      : ['best', 'price', 'rating', 'newest'],
    q: query.q,
    place: query.place && areaName(locale, query.place.areaId, query.place.name),
    placeKind: query.place?.kind ?? null,
    placeCountry: query.place?.countryCode ?? null,
    askedCountry: countryAsked(answer),
    unknownPlace: query.q !== null && query.place === null ? query.q : null,
    from: query.from,
    to: query.to,
    people: query.people,
    categories: query.categories,
  };
}

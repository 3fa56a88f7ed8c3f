import type { SearchAnswer } from '#lib/services.ts';
import { type CardView, cardView, type ResultView } from '#lib/listing/card.ts';

type Sort = SearchAnswer['query']['sort'];

/** A search as the browser gets it: plain values, no more than the page shows. */
export interface SearchView extends Pick<
  SearchAnswer,
  'total' | 'next' | 'facets' | 'prices' | 'dates' | 'loosenings' | 'bounds'
> {
  /** The parameters that took effect, without `after`. */
  params: string;
  items: ResultView[];
  ad: CardView | null;
  /** Whether this is a later page. */
  after: boolean;
  sort: Sort;
  sorts: Sort[];
  q: string | null;
  /** The place asked for, in words; null when none was, or none was found. */
  place: string | null;
  placeKind: 'country' | 'region' | 'county' | 'town' | null;
  placeCountry: string | null;
  /** What was asked for as a place and is none. */
  unknownPlace: string | null;
  from: string | null;
  to: string | null;
  people: number | null;
  categories: SearchAnswer['query']['categories'];
}

/** Parameters of the page itself, which the search does not know. */
const OF_THE_PAGE = ['view'];

/** An answer for the browser. `asked` are the parameters of the address. */
export function searchView(
  answer: SearchAnswer,
  asked: URLSearchParams,
  path: (url: string) => string,
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
    items: answer.items.map((card) => cardView(card, path)),
    ad: answer.ad && cardView(answer.ad, path),
    next: answer.next,
    after: asked.has('after'),
    facets: answer.facets,
    prices: answer.prices,
    dates: answer.dates,
    loosenings: answer.loosenings,
    bounds: answer.bounds,
    sort: query.sort,
    sorts: here
      ? ['best', 'distance', 'price', 'rating', 'newest']
      : ['best', 'price', 'rating', 'newest'],
    q: query.q,
    place: query.place?.name ?? null,
    placeKind: query.place?.kind ?? null,
    placeCountry: query.place?.countryCode ?? null,
    unknownPlace: query.q !== null && query.place === null ? query.q : null,
    from: query.from,
    to: query.to,
    people: query.people,
    categories: query.categories,
  };
}

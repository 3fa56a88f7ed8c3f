import type { AnyCard, Bounds, PriceFacet, SearchAnswer } from '#lib/services.ts';
import type { NamedArea } from '#messages/area-forms.ts';
import { countryAsked } from './country-asked.ts';
import { type AnyCardView, type CardPage, cardView } from '#lib/listing/card.ts';
import { type RequestedStay, requestedStay } from '#lib/stay/asked.ts';
import { placeAsked } from './place-asked.ts';
import { placeQuery, placeText } from './place-text.ts';

type Sort = SearchAnswer['query']['sort'];

/** The values of a filter that leave results, each with how many. */
export interface FacetView {
  /** The last number counts results that do not state this value, if the filter counts that by value. */
  choices: [value: string, count: number, notStated?: number][];
  /** Results that do not state the filter's subject; they stay whichever value is chosen. */
  notStated: number;
}

/** A search as its page shows it, with no more data than that. */
export interface SearchView extends Pick<
  SearchAnswer,
  'total' | 'stated' | 'osmCampsites' | 'answers' | 'relaxedFilters' | 'bounds'
> {
  /** Whether campsites of OpenStreetMap are shown because no listing matches. */
  onlyCampsites: boolean;
  facets: Record<string, FacetView>;
  prices: PriceFacet;
  /** The smallest box around the results of this page; null when there are none. */
  around: Bounds | null;
  /** The parameters that took effect, without `after`. */
  params: string;
  items: AnyCardView[];
  /** The nearest listings and campsites beyond the results, if those are few. */
  nearest: AnyCardView[];
  /** The place of this page among all pages. */
  pages: Pages;
  sort: Sort;
  sorts: Sort[];
  /** The text in the field for places. */
  q: string | null;
  /** The place or area asked for, in words; null when none was, or none was found. */
  place: string | null;
  placeKind: NamedArea['kind'] | null;
  /** Whether the place asked for is elsewhere than in the covered countries. */
  isFar: boolean;
  /** Other places that `q` may mean, each with the text that finds it. */
  meant: { name: string; context: string; q: string }[];
  /** Country of the place or area asked for; empty when none was. */
  askedCountry: string;
  /** The text that was asked for as a place and is not known; null when there is none. */
  unknownPlace: string | null;
  from: string | null;
  to: string | null;
  /** The dates as they were typed, and why the search ignores them, if it does. */
  asked: RequestedStay;
  /** Whether each result names its own dates, since the search allows several. */
  isFlexible: boolean;
  people: number | null;
  categories: SearchAnswer['query']['categories'];
}

/** Fills six rows of three cards. */
export const RESULTS_A_PAGE = 18;

/** The most other meanings of a place that are named. */
const MAX_MEANT = 4;

/** How many of the nearest are shown beside few results: two rows of three. */
export const NEAREST_SHOWN = 6;

/** The last page that has an address by its number; later pages are reached one after the other, by a cursor. */
export const NUMBERED_PAGES = 50;

/** A page of results among all of them. */
export interface Pages {
  /** From 1. */
  current: number;
  last: number;
  /** The numbers of the first and the last result on it. */
  first: number;
  end: number;
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

/** Parameters of the page itself, which the search does not know. */
const OF_THE_PAGE = ['view'];

/** Works out the place of a page among the results. */
function pagesOf({ query, total, items, next }: SearchAnswer, asked: URLSearchParams): Pages {
  const hasCursor = asked.has('after') && !query.notes.some(({ param }) => param === 'after');
  const last = Math.max(1, Math.ceil(total / RESULTS_A_PAGE));
  // Without its cursor a page behind the numbered ones cannot be found: the last of these is shown.
  const reached = hasCursor ? last : Math.min(last, NUMBERED_PAGES);
  const current = Math.min(reached, pageAsked(asked));
  const first = (current - 1) * RESULTS_A_PAGE + 1;
  return { current, last, first, end: first + items.length - 1, next };
}

/** The number of the page that an address asks for, from 1. */
function pageAsked(asked: URLSearchParams): number {
  const page = Number(asked.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** How many results of an address are on earlier pages, as far as pages are linked by number. */
export const skippedBy = (asked: URLSearchParams): number =>
  (Math.min(pageAsked(asked), NUMBERED_PAGES) - 1) * RESULTS_A_PAGE;

/** The address of the last page, where an address asks for one behind it; null elsewhere. */
export function lastPageAddress(
  { total, items }: Pick<SearchAnswer, 'total' | 'items'>,
  url: URL,
): string | null {
  if (items.length > 0 || total === 0) return null;
  const last = Math.min(Math.ceil(total / RESULTS_A_PAGE), NUMBERED_PAGES);
  const address = new URL(url);
  address.searchParams.delete('after');
  address.searchParams.set('page', String(last));
  return address.href === url.href ? null : address.pathname + address.search;
}

function facetViews(
  { facets, osmCampsites }: SearchAnswer,
  chosen: URLSearchParams,
): Record<string, FacetView> {
  const leads = (name: string, value: string) =>
    name === 'category' && value === 'campsite' && (osmCampsites ?? 0) > 0;
  const views: Record<string, FacetView> = {};
  for (const [name, { values, notStated }] of Object.entries(facets)) {
    const choices = values
      .filter(({ value, count }) => count > 0 || chosen.has(name, value) || leads(name, value))
      .map(({ value, count, notStated: own }): FacetView['choices'][number] =>
        own === undefined ? [value, count] : [value, count, own],
      );
    if (choices.length > 0) views[name] = { choices, notStated };
  }
  return views;
}

function boxAround(items: SearchAnswer['items']): Bounds | null {
  if (items.length === 0) return null;
  const lats = items.map(({ position }) => position.lat);
  const lngs = items.map(({ position }) => position.lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Maps an answer to what its page shows. `asked` are the parameters of the address. */
export function searchView(
  answer: SearchAnswer,
  asked: URLSearchParams,
  page: CardPage,
  today: string,
): SearchView {
  const { query } = answer;
  const { locale } = page;
  const place = placeAsked(query, locale);
  const stay = requestedStay(asked, query.notes, today);
  const params = new URLSearchParams(query.params);
  params.delete('after');
  for (const name of OF_THE_PAGE) {
    const value = asked.get(name);
    if (value) params.set(name, value);
  }
  // Dates that are left out stay in the address, so that every page of the search says so; past ones are
  // said once, as nothing can be made of them.
  const keptDates = stay.problem && stay.problem.why !== 'past' ? (['from', 'to'] as const) : [];
  for (const name of keptDates) {
    const typed = asked.get(name)?.trim();
    if (typed) params.set(name, typed);
  }
  const viewOf = (card: AnyCard) => cardView(card, { ...page, asked: params });
  const here = answer.items.some(({ distance }) => distance !== null);
  return {
    params: params.toString(),
    total: answer.total,
    osmCampsites: answer.osmCampsites,
    onlyCampsites: query.notes.some(({ why }) => why === 'only_campsites'),
    stated: answer.stated,
    items: answer.items.map(viewOf),
    nearest: answer.nearest.map(viewOf),
    pages: pagesOf(answer, asked),
    facets: facetViews(answer, params),
    around: boxAround(answer.items),
    prices: answer.prices,
    answers: answer.answers,
    relaxedFilters: answer.relaxedFilters,
    bounds: answer.bounds,
    sort: query.sort,
    sorts: here
      ? ['best', 'distance', 'price', 'rating', 'newest']
      : ['best', 'price', 'rating', 'newest'],
    q: place?.typed ?? query.q,
    place: place?.name ?? null,
    placeKind: place?.kind ?? null,
    isFar: query.place !== null && !query.place.isCovered,
    meant: query.meant
      .slice(0, MAX_MEANT)
      .map((other) => ({ ...placeText(locale, other), q: placeQuery(locale, other) })),
    askedCountry: countryAsked(answer),
    unknownPlace: query.q !== null && query.place === null ? query.q : null,
    from: query.from,
    to: query.to,
    asked: stay,
    isFlexible: params.has('month') || Number(params.get('flex') ?? 0) > 0,
    people: query.people,
    categories: query.categories,
  };
}

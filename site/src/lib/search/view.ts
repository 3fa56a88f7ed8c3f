import type { AnyCard, Bounds, PriceFacet, SearchAnswer } from '#lib/services.ts';
import type { NamedArea } from '#messages/area-forms.ts';
import { countryAsked } from './country-asked.ts';
import { type AnyCardView, type CardPage, cardView } from '#lib/listing/card.ts';
import { type RequestedStay, requestedStay } from '#lib/stay/asked.ts';
import { type FlexibleDates, typedStay } from '#lib/stay/flexible.ts';
import { TRIP_PARAM } from '#lib/trip/adding.ts';
import { placeAsked } from './place-asked.ts';
import { placeQuery, placeText } from './place-text.ts';
import { MORE_PARAM, wholeFilters } from './whole-filters.ts';

type Sort = SearchAnswer['query']['sort'];

/** The values of a filter that leave results, each with its number of results. */
export interface FacetView {
  /**
   * The last number counts results that do not state this value, if the filter counts them by
   * value.
   */
  choices: [value: string, count: number, notStated?: number][];
  /** Number of results that do not state the filter's subject; they are kept for every value. */
  notStated: number;
}

/** A search for its page, limited to the data that the page shows. */
export interface SearchView extends Pick<
  SearchAnswer,
  'total' | 'silent' | 'osmCampsites' | 'answers' | 'relaxedFilters' | 'bounds'
> {
  /** Whether OpenStreetMap's campsites are shown because no listing matches. */
  onlyCampsites: boolean;
  facets: Record<string, FacetView>;
  prices: PriceFacet;
  /** The smallest bounding box of this page's results; null when there are none. */
  around: Bounds | null;
  /** Query string of the parameters that took effect, without `after`. */
  params: string;
  items: AnyCardView[];
  /** The nearest listings and campsites outside the searched area, if there are few results. */
  nearest: AnyCardView[];
  /** Position of this page among all pages. */
  pages: Pages;
  sort: Sort;
  sorts: Sort[];
  /** Text of the place field. */
  q: string | null;
  /** Name of the searched place or area; null when there is none, or it was not found. */
  place: string | null;
  placeKind: NamedArea['kind'] | null;
  /** Whether the searched place is outside the covered countries. */
  isFar: boolean;
  /** Other places that `q` may mean, each with the text that finds it. */
  meant: { name: string; context: string; q: string }[];
  /** Country of the searched place or area; empty when there is none. */
  askedCountry: string;
  /** Searched text that names no known place; null when there is none. */
  unknownPlace: string | null;
  /** The name and the area that were typed, when no place of the name lies in the area. */
  noneThere: { name: string; area: string } | null;
  /** Whether a sentence was typed, whose filters and place the chips show. */
  isRead: boolean;
  /** The words of the sentence that were not understood. */
  unread: readonly string[];
  /** Whether the sentence names dates, which are not read, and the search has none. */
  hasUnreadDates: boolean;
  /** The stay asked for without a month and without dates, which is ignored; null when none is. */
  stayWithoutMonth: FlexibleDates['stay'] | null;
  /**
   * The campsites of OpenStreetMap beside the listings of a search for anything, and whether the
   * list has them too, as the map does; null when there are none.
   */
  openData: { count: number; isListed: boolean } | null;
  from: string | null;
  to: string | null;
  /** The typed dates, and the reason why the search ignores them, if it does. */
  asked: RequestedStay;
  /** Whether each result shows its own dates, because the search is flexible. */
  isFlexible: boolean;
  people: number | null;
  categories: SearchAnswer['query']['categories'];
}

/** Fills six rows of three cards. */
export const RESULTS_A_PAGE = 18;

/** Maximum number of other meanings of a place that are named. */
const MAX_MEANT = 4;

/** Number of nearest listings shown beside few results: two rows of three. */
export const NEAREST_SHOWN = 6;

/**
 * The last page that has a URL with its number. Later pages are only reachable one after another,
 * by cursor.
 */
export const NUMBERED_PAGES = 50;

/** Position of a page of results among all pages. */
export interface Pages {
  /** Number of the page, from 1. */
  current: number;
  last: number;
  /** Numbers of the first and the last result on the page. */
  first: number;
  end: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** Parameters of the page itself, which the search does not know. */
const OF_THE_PAGE = ['view', 'typed', TRIP_PARAM];

/** Computes the position of a page among the results. */
function pagesOf({ query, total, items, next }: SearchAnswer, asked: URLSearchParams): Pages {
  const hasCursor = asked.has('after') && !query.notes.some(({ param }) => param === 'after');
  const last = Math.max(1, Math.ceil(total / RESULTS_A_PAGE));
  // A page beyond the numbered ones needs its cursor. Without it, the last numbered page is shown.
  const reached = hasCursor ? last : Math.min(last, NUMBERED_PAGES);
  const current = Math.min(reached, pageAsked(asked));
  const first = (current - 1) * RESULTS_A_PAGE + 1;
  return { current, last, first, end: first + items.length - 1, next };
}

/** Returns the requested page number, from 1. */
function pageAsked(asked: URLSearchParams): number {
  const page = Number(asked.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Returns the number of results on earlier pages, as far as pages are linked by number. */
export const skippedBy = (asked: URLSearchParams): number =>
  (Math.min(pageAsked(asked), NUMBERED_PAGES) - 1) * RESULTS_A_PAGE;

/** Returns the URL of the last page when the requested page is beyond it; otherwise null. */
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

/**
 * Returns the URL of a typed sentence once it is read: its filters and place as parameters, and the
 * sentence itself in `typed`.
 */
export function readAddress(url: URL, read: URLSearchParams): string {
  const params = new URLSearchParams(read);
  const view = url.searchParams.get('view');
  if (view) params.set('view', view);
  params.set('typed', url.searchParams.get('q')!.trim());
  return `${url.pathname}?${params}`;
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

/** Returns the campsites of OpenStreetMap that a search for anything shows on its map. */
function openDataOf({ facets, osmCampsites, query }: SearchAnswer): SearchView['openData'] {
  const { params } = query;
  const isListed = !params.has('category') && params.getAll('source').length > 1;
  const listed = facets.source?.values.find(({ value }) => value === 'openstreetmap')?.count;
  const count = (isListed ? listed : osmCampsites) ?? 0;
  return count === 0 ? null : { count, isListed };
}

function boxAround(items: SearchAnswer['items']): Bounds | null {
  if (items.length === 0) return null;
  const lats = items.map(({ position }) => position.lat);
  const lngs = items.map(({ position }) => position.lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/**
 * Prepares a search's answer for its page. `asked` are the parameters of the URL; `typed` has the
 * words of a typed sentence that were not understood, and its words for dates.
 */
export function searchView(
  answer: SearchAnswer,
  asked: URLSearchParams,
  page: CardPage,
  today: string,
  typed: Pick<SearchAnswer['query'], 'unread' | 'dates'> = answer.query,
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
  for (const name of wholeFilters(Object.keys(answer.facets), asked))
    params.append(MORE_PARAM, name);
  // Ignored dates stay in the URL, so that every page of the search explains them. Past dates are
  // dropped and explained only once, because they cannot become valid.
  const keptDates = stay.problem && stay.problem.why !== 'past' ? (['from', 'to'] as const) : [];
  for (const name of keptDates) {
    const typed = asked.get(name)?.trim();
    if (typed) params.set(name, typed);
  }
  const hasDates = query.from !== null || params.has('month') || keptDates.length > 0;
  const stayWithoutMonth = hasDates ? null : typedStay(asked);
  if (stayWithoutMonth !== null) params.set('stay', String(stayWithoutMonth));
  const signs = countryAsked(answer) || undefined;
  const viewOf = (card: AnyCard) =>
    cardView(card, { ...page, asked: params, ...(signs !== undefined && { signs }) });
  const here = answer.items.some(({ distance }) => distance !== null);
  return {
    params: params.toString(),
    total: answer.total,
    osmCampsites: answer.osmCampsites,
    onlyCampsites: query.notes.some(({ why }) => why === 'only_campsites'),
    silent: answer.silent,
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
    noneThere: query.noneThere,
    isRead: (asked.get('typed')?.trim() ?? '') !== '',
    unread: typed.unread,
    hasUnreadDates: typed.dates.length > 0 && query.from === null && !params.has('month'),
    stayWithoutMonth,
    openData: openDataOf(answer),
    from: query.from,
    to: query.to,
    asked: stay,
    isFlexible: params.has('month') || Number(params.get('flex') ?? 0) > 0,
    people: query.people,
    categories: query.categories,
  };
}

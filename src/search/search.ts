import { setImmediate as turn } from 'node:timers/promises';
import {
  type Answer,
  answer,
  MAX_TILE_ZOOM,
  type Question,
  type Tile,
  tileAnswer,
  toLatLng,
} from '@campcairn/column-index';
import { rounded } from '../places/index.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import { type AreaNames, type CardSource, cardsOf, type ListingCard, pricesOf } from './card.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { CATEGORY_COLUMN } from './filters/audience.ts';
import { criteriaOf, FACETS } from './filters/questions.ts';
import type { FilterName } from './filters/registry.ts';
import type { Follower } from './follower.ts';
import { presentFacets } from './facets.present.ts';
import type { ResolvedMatch, ResolveMatch } from './gazetteer-matches.ts';
import { CountsCache } from './counts-cache.ts';
import type { Loosening, MapTile, ResultCard, SearchAnswer } from './search.answers.ts';
import { readSearch, type SearchParams, writeSearch } from './search.schema.ts';
import { orderOf, type Sort } from './sorts.ts';
import { type SearchArea, searchArea } from './where.ts';

/** Finds listings. */
export interface Search {
  /**
   * Answers query parameters. Never refuses: invalid ones are ignored and noted. Everything committed
   * before the call is taken into account.
   */
  search(
    params: URLSearchParams,
    options?: {
      /** Results per page; 24 by default, 100 at most. */
      limit?: number;
      /** False leaves facets, prices and dates of the answer empty. */
      facets?: boolean;
      /** Listings of which the answer says whether they match; they change nothing else of it. */
      among?: readonly number[];
    },
  ): Promise<SearchAnswer>;
  /** The content of a map tile (XYZ, Web Mercator) with the same filters and location. */
  tile(params: URLSearchParams, tile: Tile): Promise<MapTile>;
  /** Cards in the order of `ids`; those that are not shown are left out. */
  cards(ids: readonly number[]): Promise<ListingCard[]>;
}

/** Default and maximum number of results per page. */
const PAGE_SIZE = { default: 24, max: 100 };

/** Creates the search. `follower` provides the index, `source` the data of cards. */
export function createSearch(options: {
  source: CardSource;
  follower: Follower;
  clock: Clock;
  resolveMatch: ResolveMatch;
  names: AreaNames;
}): Search {
  const { source, follower, clock, resolveMatch, names } = options;
  const read = (given: URLSearchParams) => readSearch(given, dayOf(clock.now()));
  const counts = new CountsCache();
  /**
   * Concurrent searches share a poll of the changes. Each then continues in its own turn of the event loop,
   * so that the cards of the first are queried before the next is answered.
   */
  const catchUp = async (): Promise<void> => {
    await follower.catchUp();
    await turn();
  };
  const matchOf = async ({ q }: SearchParams): Promise<ResolvedMatch | null> =>
    q === null ? null : resolveMatch(q);

  return {
    async search(given, { limit = PAGE_SIZE.default, facets = true, among = [] } = {}) {
      const { params, notes } = read(given);
      const match = await matchOf(params);
      const area = searchArea(params, match);
      const sort = params.sort === 'distance' && area.centre === null ? 'best' : params.sort;
      const question: Question = {
        ...questionOf(params, area, sort),
        limit: Math.min(limit, PAGE_SIZE.max),
        facets: facets ? FACETS : null,
        among,
      };
      if (params.sort !== sort) {
        notes.push({ param: 'sort', why: 'nowhere_to_measure_from' });
      }
      if (params.after !== null && question.after === null) {
        notes.push({ param: 'after', why: 'page_not_found' });
      }
      await catchUp();
      const { index, version } = follower;
      const found = answer(index, question, counts.of(question, version));
      counts.add(question, found);
      const loosenings = [...filterLoosenings(found), ...locationLoosening(found, question, area)];
      return {
        query: {
          params: writeSearch({ ...params, sort, after: null }),
          q: params.q,
          place: match,
          from: params.from,
          to: params.to,
          people: params.people,
          categories: [...params.category],
          sort,
          notes,
        },
        total: found.total,
        stated: found.statedTotal,
        items: await resultCards(found, area, params),
        next: found.next === null ? null : writeCursor(found.next, sort),
        ...presentFacets(found.facets),
        loosenings: loosenings.sort((a, b) => b.total - a.total),
        bounds: area.bounds,
        among: found.among,
      };
    },

    async tile(given, tile) {
      if (!isTile(tile)) return { pins: [], clusters: [] };
      const { params } = read(given);
      const { where } = searchArea(params, await matchOf(params));
      await catchUp();
      const { index } = follower;
      const { points, clusters } = tileAnswer(index, tile, where, criteriaOf(params));
      const pins = points.map(({ id, x, y }) => ({
        id,
        ...shortened(toLatLng({ x, y })),
        category: index.valueOf(id, CATEGORY_COLUMN) as ListingCard['category'],
        approximate: index.valueOf(id, 'precision') === 'approximate',
      }));
      const prices = await pricesOf(
        source,
        points.map(({ id }) => id),
      );
      return {
        pins: pins.flatMap((pin) => {
          const price = prices.get(pin.id);
          return price === undefined ? [] : [{ ...pin, price }];
        }),
        clusters: clusters.map(({ x, y, count }) => {
          const { lat, lng } = shortened(toLatLng({ x, y }));
          return { lat, lng, count };
        }),
      };
    },

    cards: (ids) => cardsOf(source, names, ids),
  };

  async function resultCards(
    found: Answer,
    area: SearchArea,
    params: SearchParams,
  ): Promise<ResultCard[]> {
    const cards = await cardsOf(
      source,
      names,
      found.hits.map(({ id }) => id),
    );
    const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
    return cards.map((card) => {
      const { distance, notStated } = hits.get(card.id)!;
      const availability = notStated.includes('dates') ? 'ask' : 'available';
      const said: Omit<ResultCard, keyof ListingCard> = {
        availability: params.from === null ? null : availability,
        distance: area.isPoint ? distance : null,
        notStated: notStated.filter((name) => name !== 'dates') as FilterName[],
      };
      return Object.assign(card, said);
    });
  }

  /** For an empty answer: the number of results without the location. */
  function locationLoosening(
    found: Answer,
    question: Question,
    { param }: SearchArea,
  ): Loosening[] {
    if (found.total > 0 || param === null) return [];
    const anywhere: Question = {
      ...question,
      where: { kind: 'everywhere' },
      limit: 0,
      after: null,
      facets: null,
    };
    return [{ filter: param, total: answer(follower.index, anywhere).total }];
  }
}

function questionOf(
  params: SearchParams,
  { where, centre }: SearchArea,
  sort: Sort,
): Omit<Question, 'limit' | 'facets' | 'among'> {
  return {
    where,
    criteria: criteriaOf(params),
    order: orderOf(sort, centre),
    centre,
    unit: params.currency,
    after: params.after === null ? null : readCursor(params.after, sort),
  };
}

/** The number of results without each filter, for an empty answer. */
const filterLoosenings = ({ loosenings }: Answer): Loosening[] =>
  loosenings.map(({ name, ...left }) => ({ filter: name as FilterName, ...left }));

const isTile = ({ z, x, y }: Tile): boolean =>
  [z, x, y].every(Number.isInteger) &&
  z >= 0 &&
  z <= MAX_TILE_ZOOM &&
  [x, y].every((n) => n >= 0 && n < 2 ** z);

/** Rounds degrees to about a metre. */
const shortened = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: rounded(lat),
  lng: rounded(lng),
});

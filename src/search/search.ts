import { setImmediate as turn } from 'node:timers/promises';
import {
  type Answer,
  answer,
  answerToDays,
  type Counts,
  type Criterion,
  type Hit,
  type LatLng,
  MAX_TILE_ZOOM,
  type Question,
  criterionMatches,
  type Tile,
  tileAnswer,
  toLatLng,
} from '@campcairn/column-index';
import { rounded } from '../places/index.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import { answerToDates } from './answers-to-dates.ts';
import {
  type AnyCard,
  type AreaNames,
  type CardAnswer,
  type CardAnswers,
  type ListingCard,
  UNASKED,
} from './card.present.ts';
import { type CardSource, cardsOf, pricesOf } from './card.ts';
import { ChangeCache } from './change-cache.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { CATEGORY_COLUMN } from './filters/audience.ts';
import { criteriaOf, FACETS } from './filters/questions.ts';
import type { FilterName } from './filters/registry.ts';
import { showsOpenData, SOURCE_COLUMN, SOURCES } from './filters/source.ts';
import type { Follower } from './follower.ts';
import type { ListingIndex } from './live-index.ts';
import { presentFacets } from './facets.present.ts';
import { osmCampsitesBeside, withoutLoneSource } from './osm-campsites.ts';
import { isOpenData } from './open-data.ts';
import type { ReadTyped, ResolvedMatch, ResolveMatch, SpelledLike } from './gazetteer-matches.ts';
import type { Note } from './filters/filter.ts';
import type { TypedReading } from './typed/reader.ts';
import { withReading } from './typed/with-reading.ts';
import type {
  RequestedArea,
  RelaxedFilter,
  MapTile,
  FilterMatch,
  SearchAnswer,
} from './search.answers.ts';
import { readSearch, type SearchParams, writeSearch } from './search.schema.ts';
import { nearestInOrder } from './nearest-order.ts';
import { nearestTo } from './nearest.ts';
import { orderOf, type Sort } from './sorts.ts';
import { type SearchArea, searchArea, type TownsOfArea } from './where.ts';
import { createYearAhead } from './year-ahead.ts';

/** Finds listings. */
export interface Search {
  /**
   * Answers a search. Invalid parameters are ignored and noted in the answer. Everything that was committed before the call
   * is found.
   */
  search(
    params: URLSearchParams,
    options?: {
      /** Maximum number of results; 24 by default, 100 at most. */
      limit?: number;
      /** Number of results to skip, at most 1,000; ignored if the parameters have a cursor. */
      skip?: number;
      /** Maximum number of nearest listings to add if the place has few results; 0 by default. */
      nearest?: number;
      /** The point from which `nearest` is measured if the parameters name no place with a centre. */
      nearestTo?: LatLng;
      /** False leaves `facets`, `prices` and `answers` of the answer empty. */
      facets?: boolean;
      /** Ids of listings that are checked against the search; `matching` of the answer has those that match. */
      checkIds?: readonly number[];
      /** Whether the answer has `yearAhead`. */
      months?: boolean;
      /** The page's language, which ranks places of the same name. */
      language?: string;
    },
  ): Promise<SearchAnswer>;
  /**
   * Returns the parameters that say the same as these, with the filters of the sentence in `q` as parameters; null if `q`
   * names nothing but a place.
   */
  typedInto(
    params: URLSearchParams,
    options?: { language?: string },
  ): Promise<URLSearchParams | null>;
  /** Returns the content of a map tile (XYZ, Web Mercator) for a search's filters and location. */
  tile(params: URLSearchParams, tile: Tile, options?: { language?: string }): Promise<MapTile>;
  /**
   * Returns cards of listings and campsites by the ids of results or pins, in the order of `ids`, without those that are not
   * shown. With query parameters, cards that match them also have their availability on the parameters' dates.
   */
  cards(ids: readonly number[], params?: URLSearchParams): Promise<AnyCard[]>;
  /**
   * Tells for each filter of a search, except dates and source, whether a listing matches it; null when the listing is not
   * shown.
   * @param id The id of a result, so it may be that of a campsite of OpenStreetMap.
   */
  filterMatches(id: number, params: URLSearchParams): Promise<FilterMatch[] | null>;
}

/** Default and maximum number of results per page. */
const PAGE_SIZE = { default: 24, max: 100 };

const FILTER_ANSWERS = {
  yes: 'matches',
  open: 'not_stated',
  no: 'does_not_match',
} as const;

/** Maximum of `skip`: skipped results cost time. Cursors have no limit, since with them later pages cost no more. */
const MAX_SKIPPED = 1000;

/** Creates the search. `follower` provides the index, `source` the data of cards. */
export function createSearch(options: {
  source: CardSource;
  follower: Follower;
  clock: Clock;
  resolveMatch: ResolveMatch;
  spelledLike: SpelledLike;
  readTyped: ReadTyped;
  names: AreaNames;
  townsOfArea: TownsOfArea;
}): Search {
  const { source, follower, clock, resolveMatch, spelledLike, readTyped } = options;
  const { names, townsOfArea } = options;
  const read = (given: URLSearchParams) => {
    const today = dayOf(clock.now());
    return { today, ...readSearch(given, today) };
  };
  /** Reads parameters, and the sentence of `q`, whose filters become parameters. */
  const understand = async (given: URLSearchParams, language?: string): Promise<Understood> => {
    const asked = read(given);
    if (asked.params.q === null) return { ...asked, reading: null };
    const reading = await readTyped(asked.params.q, language);
    if (reading.isPlain) return { ...asked, reading: null };
    const { params } = readSearch(withReading(writeSearch(asked.params), reading), asked.today);
    return { ...asked, params, reading };
  };
  const counts = new ChangeCache(follower);
  const yearAhead = createYearAhead({ follower, clock });
  /**
   * Waits until the index is up to date with the database, and returns the source of cards. Concurrent searches share one
   * poll for changes. Each then continues in a turn of the event loop of its own, so that the database already reads the
   * cards of the first search while the next one is answered.
   */
  const catchUp = async (): Promise<CardSource> => {
    const isCurrent = await follower.catchUp();
    await turn();
    return { ...source, isCurrent };
  };
  const matchOf = async (
    { params: { q }, reading }: Understood,
    language?: string,
  ): Promise<ResolvedMatch | null> =>
    q === null || reading?.noneThere ? null : resolveMatch(q, language);

  /** Finds other places that `q` may mean. Similar names are looked up only if `q` matches none in a covered country. */
  const meantBy = async (
    { params: { q }, reading }: Understood,
    match: ResolvedMatch | null,
    language?: string,
  ): Promise<ResolvedMatch[]> => {
    if (reading?.noneThere) return [...reading.noneThere.others];
    const others = match?.alternatives ?? [];
    if (q === null || match?.isCovered || match?.isWellKnown || others.length > 0) return others;
    return spelledLike(q, language);
  };

  return {
    async typedInto(given, { language } = {}) {
      const { params, reading } = await understand(given, language);
      if (reading === null) return null;
      const written = writeSearch(params);
      return String(written) === String(writeSearch(read(given).params)) ? null : written;
    },

    async search(given, options = {}) {
      const { limit = PAGE_SIZE.default, facets = true, checkIds = [], language } = options;
      const understood = await understand(given, language);
      const { params, notes, today, reading } = understood;
      const match = await matchOf(understood, language);
      const meant = await meantBy(understood, match, language);
      const area = searchArea(params, match, townsOfArea);
      const sort = params.sort === 'distance' && area.centre === null ? 'best' : params.sort;
      const base = questionOf(params, area, sort, today);
      const skipped = base.after === null ? Math.min(options.skip ?? 0, MAX_SKIPPED) : 0;
      const question: Question = {
        ...base,
        limit: Math.min(limit, PAGE_SIZE.max) + skipped,
        facets: facets ? FACETS : null,
        checkIds,
      };
      if (params.sort !== sort) {
        notes.push({ param: 'sort', why: 'nowhere_to_measure_from' });
      }
      if (params.after !== null && question.after === null) {
        notes.push({ param: 'after', why: 'page_not_found' });
      }
      const current = await catchUp();
      const nearestCount = question.after === null && skipped === 0 ? (options.nearest ?? 0) : 0;
      const { index } = follower;
      const result = counted(index, question);
      const hits = answered(index, result.hits.slice(skipped), area);
      const around = withCentre(question, options.nearestTo);
      const nearestHits = nearestTo(index, around, result, nearestCount, area.bounds);
      const nearest = answered(index, nearestHits, { isPoint: true });
      const months = options.months ? yearAhead(params, area) : null;
      const relaxed = [
        ...relaxedFilters(result, params),
        ...relaxedLocation(index, result, question, area),
      ];
      const presented = presentFacets(result.facets, showsOpenData(params));
      const osmCampsites = osmCampsitesBeside(params, presented.facets);
      const [items, near] = await Promise.all([
        cardsOf(current, names, [...hits.keys()], answersOf(hits, question.criteria)),
        cardsOf(current, names, [...nearest.keys()], answersOf(nearest, question.criteria)),
      ]);
      return {
        query: {
          params: writeSearch({ ...params, sort, after: null }),
          q: params.q,
          place: match,
          area: area.param === 'area' ? requestedArea(params.area!) : null,
          unread: reading?.unread ?? [],
          dates: reading?.dates ?? [],
          noneThere: reading?.noneThere
            ? { name: reading.noneThere.name, area: reading.noneThere.area }
            : null,
          meant,
          from: params.from,
          to: params.to,
          people: params.people,
          categories: [...params.category],
          sort,
          currencies: result.units,
          filters: [
            ...new Set(ofListings(question.criteria).map(({ name }) => name as FilterName)),
          ],
          notes,
        },
        total: result.total,
        stated: result.statedTotal,
        silent: result.silentTotal,
        items: items.cards,
        unknown: items.unknown,
        nearest: nearestInOrder(near.cards, sort),
        next: result.next === null ? null : writeCursor(result.next, sort),
        osmCampsites,
        ...presented,
        facets: withoutLoneSource(presented.facets, params),
        relaxedFilters: relaxed.sort((a, b) => b.total - a.total),
        bounds: area.bounds,
        matching: result.matching,
        yearAhead: months,
      };
    },

    async tile(given, tile, { language } = {}) {
      if (!isTile(tile)) return { pins: [], clusters: [] };
      const understood = await understand(given, language);
      const { params, today } = understood;
      const { where } = searchArea(params, await matchOf(understood, language), townsOfArea);
      const current = await catchUp();
      const { index } = follower;
      const { points, clusters } = tileAnswer(index, tile, where, criteriaOf(onMap(params), today));
      const pins = points.map(({ id, x, y, days }) => {
        const { availability, stay } = answerToDates(index, { id, days });
        return {
          kind: isOpenData(id) ? ('campsite' as const) : ('listing' as const),
          id,
          ...shortened(toLatLng({ x, y })),
          category: index.valueOf(id, CATEGORY_COLUMN) as ListingCard['category'],
          approximate: index.valueOf(id, 'precision') === 'approximate',
          availability,
          stay,
        };
      });
      const prices = await pricesOf(
        current,
        pins.map(({ id }) => id).filter((id) => !isOpenData(id)),
      );
      return {
        pins: pins.flatMap((pin) => {
          const price = pin.kind === 'campsite' ? null : prices.get(pin.id);
          return price === undefined ? [] : [{ ...pin, price }];
        }),
        clusters: clusters.map(({ x, y, count }) => {
          const { lat, lng } = shortened(toLatLng({ x, y }));
          return { lat, lng, count };
        }),
      };
    },

    async cards(ids, given) {
      if (given === undefined) return (await cardsOf(source, names, ids)).cards;
      const { params, today } = read(given);
      const criteria = criteriaOf(params, today);
      const current = await catchUp();
      const { index } = follower;
      // These answers are computed before the cards are awaited, because the index may change meanwhile.
      const answers = new Map(
        ids.map((id) => [
          id,
          { ...UNASKED, ...answerToDates(index, { id, days: answerToDays(index, criteria, id) }) },
        ]),
      );
      return (await cardsOf(current, names, ids, answersOf(answers, criteria))).cards;
    },
    async filterMatches(id, given) {
      const { params, today } = read(given);
      await catchUp();
      const criteria = ofListings(criteriaOf({ ...params, unstated: true }, today));
      const matches = criterionMatches(follower.index, criteria, id);
      return (
        matches &&
        matches.map(({ name, answer: to, ...rest }) => ({
          filter: name as FilterName,
          ...rest,
          answer: FILTER_ANSWERS[to],
        }))
      );
    },
  };

  /** Answers a question. Its counts are cached, because they depend on neither the sort order nor the page. */
  function counted(index: ListingIndex, question: Question): Answer {
    if (question.facets === null) return answer(index, question);
    const { where, criteria, unit } = question;
    let complete: Answer | undefined;
    const known = counts.get([where, criteria, unit], (): Counts => {
      complete = answer(index, question);
      const { total, statedTotal, silentTotal, facets } = complete;
      return { total, statedTotal, silentTotal, facets };
    });
    return complete ?? answer(index, question, known);
  }

  function requestedArea(area: string): RequestedArea {
    const codes = area.split('.');
    const named = codes.map((code) => names.town(Number(code))?.name ?? names.regionName(code));
    return { codes, names: named.map((name) => name ?? null) };
  }

  /** Gives cards their computed answers; the answers of their other offers are computed from the current index. */
  function answersOf(
    answers: ReadonlyMap<number, CardAnswer>,
    criteria: readonly Criterion[],
  ): CardAnswers {
    return {
      of: (id) => answers.get(id)!,
      ofOffer(id) {
        const toEach = criterionMatches(follower.index, criteria, id);
        // The index may have changed since the offers were read.
        if (toEach === null) return null;
        const refused = toEach.filter(({ answer }) => answer === 'no');
        const isResult = refused.length === 0;
        const days = isResult ? answerToDays(follower.index, criteria, id) : null;
        const { availability, stay } = answerToDates(follower.index, { id, days });
        const isTaken = refused.some(({ name }) => name === 'dates');
        return { isResult, isTaken, availability, stay };
      },
    };
  }

  /** If there are no results, the number of results without the location. */
  function relaxedLocation(
    index: ListingIndex,
    result: Answer,
    question: Question,
    { param }: SearchArea,
  ): RelaxedFilter[] {
    if (result.total > 0 || param === null) return [];
    const anywhere: Question = {
      ...question,
      where: { kind: 'everywhere' },
      limit: 0,
      after: null,
      facets: null,
    };
    const { total } = answer(index, anywhere);
    return [{ filter: param, total }];
  }
}

/** A search for anything finds open-data campsites too on the map; in its list, they are a number and a link. */
const onMap = (params: SearchParams): SearchParams =>
  params.category.length === 0 && params.source.length === 0
    ? { ...params, source: [...SOURCES] }
    : params;

/** Parameters as the search understands them, with the reading of a sentence in `q`; null if it names only a place. */
interface Understood {
  params: SearchParams;
  notes: Note[];
  today: string;
  reading: TypedReading<ResolvedMatch> | null;
}

/** The answers of results by id, in the order of the results. */
const answered = (
  index: ListingIndex,
  hits: readonly Hit[],
  { isPoint }: Pick<SearchArea, 'isPoint'>,
): Map<number, CardAnswer> =>
  new Map(
    hits.map((hit) => [
      hit.id,
      {
        ...answerToDates(index, hit),
        distance: isPoint ? hit.distance : null,
        notStated: hit.notStated.filter((name) => name !== 'dates') as FilterName[],
      },
    ]),
  );

function questionOf(
  params: SearchParams,
  { where, centre, isPoint }: SearchArea,
  sort: Sort,
  today: string,
): Omit<Question, 'limit' | 'facets' | 'checkIds'> {
  return {
    where,
    criteria: criteriaOf(params, today),
    order: orderOf(sort, centre, isPoint),
    centre,
    unit: params.currency,
    after: params.after === null ? null : readCursor(params.after, sort),
  };
}

const withCentre = (question: Question, centre: LatLng | undefined): Question =>
  question.centre === null && centre ? { ...question, centre } : question;

/** If there are no results, the number of results without each filter that the search uses. */
const relaxedFilters = ({ relaxed }: Answer, { source }: SearchParams): RelaxedFilter[] =>
  relaxed
    .filter(({ name }) => name !== SOURCE_COLUMN || source.length > 0)
    .map(({ name, ...left }) => ({ filter: name as FilterName, ...left }));

/** Only the criteria that concern a listing itself: without dates and source. */
const ofListings = (criteria: readonly Criterion[]): Criterion[] =>
  criteria.filter(({ name }) => name !== 'dates' && name !== SOURCE_COLUMN);

const isTile = ({ z, x, y }: Tile): boolean =>
  [z, x, y].every(Number.isInteger) &&
  z >= 0 &&
  z <= MAX_TILE_ZOOM &&
  [x, y].every((n) => n >= 0 && n < 2 ** z);

/** Rounds degrees to a precision of about a metre. */
const shortened = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: rounded(lat),
  lng: rounded(lng),
});

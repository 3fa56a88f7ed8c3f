import { isPerson, PURPOSE_HEADERS } from '../../leads/index.ts';
import { LANGUAGES } from '../../mails/index.ts';
import {
  CATEGORY_PATHS,
  type Referral,
  DIRECT_REFERRAL,
  isCountryCode,
  readReferral,
  writeReferral,
} from '../../listings/index.ts';
import { DatabaseUnavailable } from '../../platform/errors.ts';
import { networkOf } from '../../platform/rate-limit/index.ts';
import type { SearchAnswer } from '../../search/index.ts';
import { type CountedEvent, type LittleFound, littleFound } from '../../statistics/index.ts';
import type { Services } from '../composition/services.ts';

/** The headers of a request. */
type HeadersRead = Pick<Headers, 'get'>;

/** Counts the listings that pages show. */
export interface Counting {
  /** Counts an event of each listing, in memory, when a person requested the page; robots are ignored. */
  count(
    headers: HeadersRead,
    event: CountedEvent,
    listingIds: readonly number[],
    found: Referral,
  ): void;
  /**
   * Returns a search whose results a page shows, to be counted; null when it found enough.
   * @param said.typed the sentence that was typed, and `unread` its words that were not understood
   */
  littleFound(
    answer: SearchAnswer,
    said: { language: string; typed: string; unread: readonly string[] },
  ): LittleFound | null;
  /** Counts a search that found little, in memory, when a person requested the page. */
  countSearch(headers: HeadersRead, search: LittleFound): void;
  /** Counts a saved listing, limited to a few per minute for each address, which is not stored. */
  countSaved(headers: Headers, address: string, listingId: number): Promise<void>;
  /**
   * Returns how the visitor of a listing's page found it: by the parameter `via`, or else by the
   * previous page. `via` is the value for the page's own links; `isAgain` says whether the previous
   * page was the same one.
   */
  foundBy(
    request: { url: URL; headers: HeadersRead },
    countryCode: string,
  ): Promise<{ found: Referral; via: string; isAgain: boolean }>;
}

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.slice(1).join('|')})(?=$|/)`);
const PLACE = /^\/place\/.*\d$/;

/** The visitor's address, as the server found it; a header of this name from outside is overwritten. */
const ADDRESS_HEADER = 'x-mount-address';

/** Longer texts are not names of places. */
const MAX_PLACE_CHARACTERS = 200;

const CATEGORY_WORDS = new Set(Object.values(CATEGORY_PATHS).map((path) => path.slice(1)));

function nothingWhileAway(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
}

/** Creates the counting for the pages of `publicUrl`. */
export function createCounting(
  { gazetteerMatches, landings, statistics }: Services,
  publicUrl: string,
): Counting {
  const { origin } = new URL(publicUrl);
  const isPersons = (headers: HeadersRead): boolean =>
    isPerson({
      userAgent: headers.get('user-agent') ?? undefined,
      purposes: PURPOSE_HEADERS.map((name) => headers.get(name) ?? undefined),
    });
  /** Returns the country of the place that a search contains; empty without a place. */
  const countryAsked = async (params: URLSearchParams): Promise<string> => {
    const area = params.get('area')?.slice(0, 2) ?? '';
    if (isCountryCode(area)) return area;
    const q = params.get('q')?.trim() ?? '';
    if (q === '' || q.length > MAX_PLACE_CHARACTERS) return '';
    const place = await gazetteerMatches.resolve(q).catch(nothingWhileAway);
    return place?.countryCode ?? '';
  };
  /** Returns how a listing of a country was found on a page of this site. */
  const referralFrom = async (page: URL, countryCode: string): Promise<Referral> => {
    const path = page.pathname.replace(LANGUAGE, '') || '/';
    if (path === '/search') {
      return { source: 'search', country: await countryAsked(page.searchParams) };
    }
    if (PLACE.test(path)) return { source: 'place_page', country: countryCode };
    const [, first = '', second = ''] = path.split('/');
    if (!CATEGORY_WORDS.has(first)) return DIRECT_REFERRAL;
    const country = landings.countryOf(second) ?? (await countryAsked(page.searchParams));
    return { source: 'landing', country };
  };
  /** Returns the previous page when it belongs to this site. */
  const pageBefore = ({ url, headers }: { url: URL; headers: HeadersRead }): URL | null => {
    const page = URL.parse(headers.get('referer') ?? '');
    return page && (page.origin === origin || page.origin === url.origin) ? page : null;
  };
  return {
    count(headers, event, listingIds, found) {
      if (listingIds.length > 0 && isPersons(headers)) {
        statistics.counts.count(event, listingIds, found);
      }
    },
    littleFound,
    countSearch(headers, search) {
      if (!isPersons(headers)) return;
      statistics.searchCounts.count(search, networkOf(headers.get(ADDRESS_HEADER) ?? ''));
    },
    async countSaved(headers, address, listingId) {
      if (!isPersons(headers) || !statistics.saveLimit.take(networkOf(address))) return;
      const page = URL.parse(headers.get('referer') ?? '');
      const found = page?.origin === origin ? await referralFrom(page, '') : DIRECT_REFERRAL;
      statistics.counts.count('saved', [listingId], found);
    },
    async foundBy(request, countryCode) {
      const before = pageBefore(request);
      const found =
        readReferral(request.url.searchParams.get('via')) ??
        (before ? await referralFrom(before, countryCode) : DIRECT_REFERRAL);
      return {
        found,
        via: found.source === 'listing' ? '' : writeReferral(found),
        isAgain: before?.pathname === request.url.pathname,
      };
    },
  };
}

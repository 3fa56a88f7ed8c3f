import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { CATEGORY_PATHS, type Referral, writeReferral } from '../../listings/index.ts';
import { LANGUAGES } from '../../mails/index.ts';
import { type Clock, dayOf } from '../../platform/clock.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { readSearch, searchParameters } from '../../search/index.ts';
import type { CountedEvent, LittleFound } from '../../statistics/index.ts';
import type { SiteServices } from '../pages/services.ts';

/** Listings that a page shows, and the event that is counted of them. */
export interface CountedListings {
  event: CountedEvent;
  listingIds: readonly number[];
  found: Referral;
}

/** A finished page with status 200, compressed as its visitors accept it. */
export interface FinishedPage {
  headers: Record<string, string>;
  body: Buffer;
  /** What is counted whenever it is shown. */
  counted: readonly CountedListings[];
  /** The search that is counted whenever the page is shown; null when it found enough. */
  searched: LittleFound | null;
}

/** A page in memory. */
export interface KeptPage extends FinishedPage {
  /** Pattern of the page's route. */
  route: string | undefined;
}

/** A request for a page. */
export interface PageRequest {
  raw: IncomingMessage;
  protocol: string;
  host: string;
}

/** Makes a page; it hands the page to `keep` if it is the same for the next visitors. */
type MakePage = (keep?: (page: KeptPage) => void) => Promise<unknown>;

/** Keeps finished pages in memory. */
export interface KeptPages {
  /**
   * Answers with the page in memory by `send`, or with a new one by `make`. Of several requests for
   * one page that arrive together, the first makes it and the others wait for it.
   */
  answer(request: PageRequest, send: (page: KeptPage) => void, make: MakePage): Promise<unknown>;
}

/** Maximum size of all kept pages together. */
const MAX_BYTES = 64_000_000;

/** Estimated memory of an entry beside its body. */
const ENTRY_BYTES = 4000;

/**
 * Time for which a page is kept at most. It bounds how late visitors see the end of Premium, the
 * next hour's featured listings, and the sizes of pictures.
 */
const MAX_AGE_MS = 60_000;

const DAY_MS = 86_400_000;

/** Longer addresses are not typed or linked by anybody. */
const MAX_ADDRESS_CHARACTERS = 500;

const PREFIX = `(?:/(?:${LANGUAGES.slice(1).join('|')}))?`;
const CATEGORY = Object.values(CATEGORY_PATHS).join('|');

/** Paths of pages that are kept: home, results, landing pages, listings, campsites and directory. */
const KEPT = new RegExp(
  `^${PREFIX}(?:/?|/search|(?:${CATEGORY})(?:/[^/]+){0,3}|/listing/[^/]+|/place(?:/[^/]+){0,3})(?<!/claim)$`,
);
/** Pages of listings have links that depend on the page before. */
const LISTING = new RegExp(`^${PREFIX}/listing/`);
const LANGUAGE = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/|$)`);

/** Parameters of pages besides those of a search. */
const PAGE_PARAMETERS = ['more', 'page', 'toggle', 'typed', 'via', 'view'];
const KNOWN = new Set([...searchParameters, ...PAGE_PARAMETERS]);

interface Entry extends KeptPage {
  version: object;
  at: number;
}

/** A page that is being made for a version of what pages show. */
interface Making {
  version: object;
  done: Promise<void>;
}

interface Deps {
  site: Pick<SiteServices, 'site' | 'statistics' | 'places'>;
  /** Resolves with an object that every change of what pages show replaces; null when unknown. */
  shownVersion(): Promise<object | null>;
  /** Signs the forms of pages. */
  keyRing: Pick<KeyRing, 'newest'>;
  clock: Clock;
  metrics: Metrics;
}

/** Creates the memory of pages of a process. */
export function createKeptPages(deps: Deps): KeptPages {
  const { site, shownVersion, keyRing, clock, metrics } = deps;
  const kept = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });
  const making = new Map<string, Making>();
  const answered = { memory: 0, made: 0 };
  metrics.countBy(
    'campcairn_pages_total',
    'Pages that may be kept, by where they came from: memory, or made.',
    'from',
    () => new Map(Object.entries(answered)),
  );
  metrics.gauge(
    'campcairn_kept_page_bytes',
    'Memory of the pages that are kept.',
    () => kept.calculatedSize,
  );

  /** Returns everything that a page depends on except what it shows; null for pages that are not kept. */
  const keyOf = async ({ raw, protocol, host }: PageRequest): Promise<string | null> => {
    const { method, url = '/', headers } = raw;
    if (method !== 'GET' || headers.cookie !== undefined || headers.authorization !== undefined)
      return null;
    const [path = ''] = url.split('?', 1);
    if (url.length > MAX_ADDRESS_CHARACTERS || !KEPT.test(path)) return null;
    const language = LANGUAGE.exec(path)?.[1] ?? LANGUAGES[0];
    const preferred = site.site.preferredLanguage(headers['accept-language']);
    // The page offers the other language.
    if (preferred !== null && preferred !== language) return null;
    const accepted = String(headers['accept-encoding'] ?? '');
    const coding = ['zstd', 'br', 'gzip'].filter((one) => accepted.includes(one)).join();
    const parts = [
      `${protocol}://${host}${url}`,
      coding,
      Math.floor(clock.now().getTime() / DAY_MS),
      site.places.townsVersion(),
      site.site.mapStyle()?.address,
      keyRing.newest(),
    ];
    if (LISTING.test(path)) {
      const { found, isAgain } = await site.statistics.foundBy(
        { url: new URL(url, `${protocol}://${host}`), headers: readable(raw) },
        '',
      );
      parts.push(writeReferral(found), String(isAgain));
    }
    return parts.join(' ');
  };

  const current = (key: string, version: object): Entry | undefined => {
    const entry = kept.get(key);
    if (entry?.version !== version) return undefined;
    return Math.abs(clock.now().getTime() - entry.at) < MAX_AGE_MS ? entry : undefined;
  };

  return {
    async answer(request, send, make) {
      const key = await keyOf(request);
      if (key === null || !(kept.has(key) || isPlain(request.raw, clock.now()))) return make();
      const version = await shownVersion();
      if (version === null) return make();
      const show = (page: Entry): void => {
        answered.memory++;
        const headers = readable(request.raw);
        for (const { event, listingIds, found } of page.counted)
          site.statistics.count(headers, event, listingIds, found);
        if (page.searched) site.statistics.countSearch(headers, page.searched);
        send(page);
      };
      const known = current(key, version);
      if (known) return show(known);
      const other = making.get(key);
      if (other?.version === version) {
        await other.done;
        // What was made for this version shows everything that was committed before this request.
        const made = current(key, version);
        if (made) return show(made);
      }
      answered.made++;
      const at = clock.now().getTime();
      const { promise, resolve } = Promise.withResolvers<void>();
      const own = { version, done: promise };
      // The others do not wait until the page has reached its own visitor.
      const end = (): void => {
        if (making.get(key) === own) making.delete(key);
        resolve();
      };
      if (other?.version !== version) making.set(key, own);
      return make((page) => {
        kept.set(key, { ...page, version, at });
        end();
      }).finally(end);
    },
  };
}

/** Whether an address has only known parameters with values that are understood. */
function isPlain({ url = '' }: IncomingMessage, now: Date): boolean {
  const [, query = ''] = url.split('?', 2);
  if (query === '') return true;
  const params = new URLSearchParams(query);
  for (const name of params.keys()) if (!KNOWN.has(name)) return false;
  return readSearch(params, dayOf(now)).notes.length === 0;
}

const readable = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => {
    const value = headers[name];
    return value === undefined ? null : String(value);
  },
});

import { FeedBroken } from '../../feeds.errors.ts';

/** Objects beside a list of rows that say which page of it this is. */
const GROUPS = new Set(
  'links meta pagination paging pageinfo paginationinfo metadata cursor'.split(' '),
);

const NEXT = new Set(
  'next nextpage nexturl nexturi nexthref nextlink nextpageurl nextpageuri nextpagelink nextpagetoken nextcursor odatanextlink'.split(
    ' ',
  ),
);
const MORE = new Set('hasmore hasnext hasnextpage morepages'.split(' '));
const PAGES = new Set('totalpages numpages pagecount lastpage'.split(' '));
const TOTAL = new Set('total totalcount totalresults totalitems totalhits'.split(' '));
const PAGE = new Set('page currentpage pagenumber pagesize perpage limit offset'.split(' '));

/** Maximum size of a link or page number; longer values are not parsed. */
const MAX_BYTES = 16 * 1024;

/** Whether a value with this name describes pages of a list, and is no list of rows itself. */
export const isAboutPages = (name: string): boolean => GROUPS.has(keyOf(name));

/** Collects the statements about paging in a JSON file's outermost object. */
export class PageSigns {
  #next: string | null = null;
  #isPaged = false;
  #total = 0;

  /**
   * Looks at a value beside the list of rows.
   * @param path the value's name in the outermost object
   */
  see(path: string, bytes: Buffer): void {
    const key = keyOf(path);
    const isKnown = [GROUPS, NEXT, MORE, PAGES, TOTAL, PAGE].some((keys) => keys.has(key));
    if (!isKnown || bytes.length > MAX_BYTES) return;
    try {
      this.#note(path, JSON.parse(bytes.toString()), 0);
    } catch {
      // Invalid JSON is reported by the reader of the whole file.
    }
  }

  /** @throws {FeedBroken} when the file says that there are further pages */
  refuseMoreThan(rows: number): void {
    if (this.#next !== null) {
      throw new FeedBroken(
        `The file is one page of several, as its \`${this.#next}\` says; ask for all listings in one file.`,
      );
    }
    if (this.#isPaged && this.#total > rows) {
      throw new FeedBroken(
        `The file says it has ${this.#total} listings and holds ${rows}: it is one page of several.`,
      );
    }
  }

  #note(name: string, value: unknown, level: number): void {
    const key = keyOf(name);
    if (GROUPS.has(key) && level < MAX_LEVELS && typeof value === 'object' && value !== null) {
      for (const [inner, said] of Object.entries(value)) this.#noteInside(inner, said, level + 1);
    } else if (saysNext(key, value)) this.#next ??= name.slice(0, 40);
    if (PAGE.has(key)) this.#isPaged = true;
    if (TOTAL.has(key)) this.#total = Math.max(this.#total, Number(value) || 0);
  }

  /** Links may be a list: `{"rel": "next", "href": "…"}`. */
  #noteInside(name: string, value: unknown, level: number): void {
    const isLink = typeof value === 'object' && value !== null && 'rel' in value;
    this.#note(isLink ? String(value.rel) : name, value, level);
  }
}

/** Maximum depth: `meta.pagination.links` is the deepest known one. */
const MAX_LEVELS = 3;

function saysNext(key: string, value: unknown): boolean {
  if (MORE.has(key)) return value === true || value === 'true';
  if (PAGES.has(key)) return Number(value) > 1;
  if (!NEXT.has(key) || value === null) return false;
  if (typeof value !== 'object') return value !== '' && value !== false && value !== 0;
  return 'href' in value && typeof value.href === 'string' && value.href !== '';
}

const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

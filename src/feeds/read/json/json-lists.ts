import { FeedBroken } from '../../feeds.errors.ts';
import type { JsonValue } from './json-values.ts';
import type { ReadLimits } from '../limits.ts';
import { isAboutPages } from './page-signs.ts';

/** Maximum depth of the objects around a list of rows: `{data: {result: {listings: []}}}`. */
const MAX_AROUND = 2;

/** Whether a list or object of an unknown name may be, or contain, the list of rows. */
export function isOtherWrapper(wrapper: string): boolean {
  const path = wrapper.slice(0, -2);
  if (path === '' || path.includes('[]')) return false;
  const names = path.split('.');
  const most = wrapper.endsWith('[]') ? MAX_AROUND + 1 : MAX_AROUND;
  return names.length <= most && !names.some(isNoneOfRows);
}

/** Objects in which networks count rows and shops describe pages; they contain no rows. */
const isNoneOfRows = (name: string): boolean =>
  isAboutPages(name) || name === 'productHeader' || name === 'datafeed';

/**
 * Reads the rows of a list whose name is not known; there may be one such list. Its rows are held back while a list of
 * a known name may still follow, up to the bytes that one row may have.
 */
export class OtherLists {
  readonly #limits: ReadLimits;
  /** The path of the list of objects; null while there is none. */
  name: string | null = null;
  /** The path of a second such list; null while there is none. */
  #other: string | null = null;
  #held: Buffer[] | null = [];
  #heldBytes = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /**
   * Takes an item of a list; returns the items that are surely rows.
   * @throws {FeedBroken} for an object of a second list, where the first one has been given
   */
  take({ path, bytes }: JsonValue): Buffer[] {
    const list = path.slice(0, -2);
    if (list !== this.name && bytes[0] !== OPEN_OBJECT) return [];
    this.name ??= list;
    if (list !== this.name) {
      this.#other ??= list;
      if (this.#held === null) throw this.#several();
      return [];
    }
    if (this.#held === null) return [bytes];
    // A slice would keep its whole chunk in memory.
    this.#held.push(Buffer.from(bytes));
    this.#heldBytes += bytes.length;
    if (this.#heldBytes <= this.#limits.rowBytes) return [];
    if (this.#other !== null) throw this.#several();
    const rows = this.#held;
    this.#held = null;
    return rows;
  }

  /** @throws {FeedBroken} where rows were given and a list of a known name follows */
  refuseBesideKnown(): void {
    if (this.#held !== null) {
      this.#held = [];
      this.#heldBytes = 0;
      return;
    }
    this.#other ??= 'items';
    throw this.#several();
  }

  /**
   * Returns the rows that were held back, at the end of a file without a list with a known name.
   * @throws {FeedBroken} when there are several lists of objects
   */
  end(): Buffer[] {
    if (this.#other !== null) throw this.#several();
    return this.#held ?? [];
  }

  #several(): FeedBroken {
    const names = [this.name, this.#other].map((name) => `\`${(name ?? '').slice(0, 60)}\``);
    return new FeedBroken(
      `The JSON holds two lists of objects, ${names.join(' and ')}: call the one of the listings items.`,
    );
  }
}

const OPEN_OBJECT = 123;

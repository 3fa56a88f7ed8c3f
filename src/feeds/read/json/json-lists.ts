import { FeedBroken } from '../../feeds.errors.ts';
import type { JsonValue } from './json-values.ts';
import type { ReadLimits } from '../limits.ts';
import { isAboutPages } from './page-signs.ts';

/** Objects within each other around a list of rows: `{data: {result: {listings: []}}}`. */
const MAX_AROUND = 2;

/** Whether a list or object may be, or be around, a list of rows of a name that is not known. */
export function isOtherWrapper(wrapper: string): boolean {
  const path = wrapper.slice(0, -2);
  if (path === '' || path.includes('[]')) return false;
  const names = path.split('.');
  const most = wrapper.endsWith('[]') ? MAX_AROUND + 1 : MAX_AROUND;
  return names.length <= most && !names.some(isNoneOfRows);
}

/** Of what networks say how many rows there are, and shops what pages: not of rows. */
const isNoneOfRows = (name: string): boolean =>
  isAboutPages(name) || name === 'productHeader' || name === 'datafeed';

/**
 * Lists of objects under other names, of which there may be one. Its rows are held back while a list of a known name may
 * still follow, but not more than one row may have.
 */
export class OtherLists {
  readonly #limits: ReadLimits;
  /** The path of the list of objects; null while there is none. */
  name: string | null = null;
  /** A second one. */
  #other: string | null = null;
  #held: Buffer[] | null = [];
  #heldBytes = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /**
   * Takes an item of a list; gives the items that are rows beyond doubt.
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
    // A part of a chunk would keep all of it in memory.
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
   * The rows that are held back at the end of a file without a list of a known name.
   * @throws {FeedBroken} where there are several lists of objects
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

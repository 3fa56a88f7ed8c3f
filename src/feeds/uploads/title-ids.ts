import { idOfTitle, idsBySlug } from '../../listings/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { flat } from '../../platform/flat.ts';
import { slugify } from '../../platform/slug.ts';
import type { MappedListing } from '../map/index.ts';
import type { PendingRow } from '../map/row-importer.ts';

/** The beginning of the id of a title without a letter or digit of ASCII. */
const UNNAMED = 'listing';

/** Gives an id to a row without one, which then lacks none; an empty id leaves only the row's other problems. */
export function giveId(mapped: MappedListing, id: string): void {
  if (mapped.id !== '') return;
  mapped.id = id;
  mapped.problems = mapped.problems.filter(({ path }) => path !== 'id');
}

/**
 * Makes ids from the titles of an uploaded file's rows that have no id, so that the same file meets the same listings
 * when it is uploaded again.
 */
export class TitleIds {
  readonly #queryable: Queryable;
  readonly #partnerId: number;
  /** The ids of the rows so far. */
  readonly #taken = new Set<string>();
  /** The ids of the partner's listings that are still to be met, by the slugs of their titles. */
  readonly #stored = new Map<string, string[]>();
  /** The last number that was tried after each beginning of an id. */
  readonly #numbers = new Map<string, number>();

  constructor(queryable: Queryable, partnerId: number) {
    this.#queryable = queryable;
    this.#partnerId = partnerId;
  }

  /**
   * Gives ids to the rows of a batch: that of the partner's listing with the same title, else one made from the title,
   * with a number when the file has the title more than once.
   */
  async give(rows: readonly PendingRow[]): Promise<void> {
    const bare: [mapped: MappedListing, title: string][] = [];
    for (const { mapped } of rows) {
      const { title } = mapped.body;
      if (mapped.id !== '') this.#taken.add(mapped.id);
      else if (typeof title === 'string' && title.trim() !== '') bare.push([mapped, title]);
      else giveId(mapped, '');
    }
    if (bare.length === 0) return;
    await this.#load(bare.map(([, title]) => slugify(title)));
    for (const [mapped, title] of bare) {
      const id = this.#storedId(slugify(title)) ?? this.#newId(idOfTitle(title) || UNNAMED);
      this.#taken.add(id);
      giveId(mapped, id);
    }
  }

  async #load(slugs: readonly string[]): Promise<void> {
    const unknown = new Set(slugs.filter((slug) => slug !== '' && !this.#stored.has(slug)));
    if (unknown.size === 0) return;
    const found = await idsBySlug(this.#queryable, this.#partnerId, [...unknown]);
    for (const slug of unknown) this.#stored.set(flat(slug), found.get(slug)?.reverse() ?? []);
  }

  #storedId(slug: string): string | undefined {
    const ids = this.#stored.get(slug);
    for (let id = ids?.pop(); id !== undefined; id = ids?.pop()) {
      if (!this.#taken.has(id)) return id;
    }
    return undefined;
  }

  #newId(base: string): string {
    for (let number = (this.#numbers.get(base) ?? 0) + 1; ; number++) {
      const id = number === 1 ? base : `${base}-${number}`;
      if (this.#taken.has(id)) continue;
      this.#numbers.set(base, number);
      return id;
    }
  }
}

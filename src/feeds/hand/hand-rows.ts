import { isDeepStrictEqual } from 'node:util';
import type { ExportedListing, ListingInput } from '../../listings/index.ts';
import { cardOf, type SampleCard } from '../preview-sample.ts';
import type { Intake, RowSink } from '../run/intake.ts';
import type { ListingRow, RowIds } from '../run/stage-line.ts';

const MAX_CARDS = 12;

/** One row of a file, and what taking it changes. */
export interface HandCard extends SampleCard {
  change: 'added' | 'changed';
  /** Fields of the listing that are others than before; none of an added one. */
  fields: string[];
}

interface HandRow {
  row: number;
  externalId: string;
  listing: ListingRow;
  /** Null of a listing that is not there yet. */
  changed: string[] | null;
}

/** The content without keys that have no value, amenities as a set. */
const plain = (input: ListingInput): Record<string, unknown> =>
  JSON.parse(JSON.stringify({ ...input, amenities: [...input.amenities].sort() })) as Record<
    string,
    unknown
  >;

function changesBetween(before: ListingInput, after: ListingInput): string[] {
  const [old, now] = [plain(before), plain(after)];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].filter((key) => !isDeepStrictEqual(old[key], now[key]));
}

/** Collects the valid rows of a file, beside the listings that are there already. */
export class HandRows implements RowSink {
  readonly #stored = new Map<string, ExportedListing>();
  readonly #rows = new Map<string, HandRow>();
  readonly #repeated: { row: number; id: string; first: number }[] = [];

  addStored(listing: ExportedListing): void {
    this.#stored.set(listing.externalId, listing);
  }

  addListing({ row, externalId }: RowIds, _hash: string | null, listing: ListingRow): void {
    const first = this.#rows.get(externalId);
    if (first) {
      this.#repeated.push({ row, id: externalId, first: first.row });
      return;
    }
    const stored = this.#stored.get(externalId);
    const changed = stored ? changesBetween(stored.input, listing.document) : null;
    this.#rows.set(externalId, { row, externalId, listing, changed });
  }

  addFailed(): void {
    // The intake lists its problems.
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  /** Counts rows whose id an earlier row has as failed. */
  rejectRepeated(intake: Intake): void {
    for (const { row, id, first } of this.#repeated) {
      intake.reject(row, id, `repeats the id of row ${first}`);
    }
  }

  counts(): { added: number; changed: number; unchanged: number } {
    const all = [...this.#rows.values()];
    const added = all.filter(({ changed }) => changed === null).length;
    const unchanged = all.filter(({ changed }) => changed?.length === 0).length;
    return { added, changed: all.length - added - unchanged, unchanged };
  }

  /** The first rows that change something, as cards. */
  cards(): HandCard[] {
    return [...this.#rows.values()]
      .filter(({ changed }) => changed?.length !== 0)
      .slice(0, MAX_CARDS)
      .map(({ row, externalId, listing, changed }) => ({
        ...cardOf(row, externalId, listing),
        change: changed === null ? 'added' : 'changed',
        fields: changed ?? [],
      }));
  }

  /** The listings to write, those that are unchanged among them. */
  listings(): { externalId: string; input: ListingInput }[] {
    return [...this.#rows.values()].map(({ externalId, listing }) => ({
      externalId,
      input: { ...listing.document, amenities: listing.amenities },
    }));
  }
}

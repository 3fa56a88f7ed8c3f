import { isDeepStrictEqual } from 'node:util';
import type { ExportedListing, ListingInput } from '../../listings/index.ts';
import { flat } from '../../platform/flat.ts';
import { cardOf } from '../report/preview-sample.ts';
import type { Mapped, RowSink } from '../map/intake.ts';
import type { RowProblem } from '../report/problems.ts';
import type { ListingRow, RowIds } from '../compare/stage-line.ts';
import { storable } from '../map/storable.ts';
import type { Towns } from '../map/location/towns.ts';
import type { FileRow } from './file-rows.ts';
import type { HandCard, Outcome } from './shown-row.ts';
import type { RowSource, UploadedRow } from './upload-row.sql.ts';

/** Problems of one row that are shown. */
const MAX_PROBLEMS = 20;

/** Says where a listing is by its nearest town, its region and its country. */
export type PlaceOf = (
  listing: Pick<ListingRow, 'town_id' | 'region_id' | 'country_code'>,
) => string;

interface Needs {
  towns: Towns;
  placeOf: PlaceOf;
  /** Counts a row as failed that was valid by itself. */
  reject(row: number, id: string, message: string): void;
  /** Stores rows. */
  write(rows: readonly (UploadedRow & { source: RowSource | null })[]): Promise<void>;
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

const outcomeOf = (changed: readonly string[] | null): Outcome => {
  if (changed === null) return 'added';
  return changed.length === 0 ? 'unchanged' : 'changed';
};

/** The cells of a row without what PostgreSQL cannot store. */
const sourceOf = ({ names, values, raw }: FileRow): RowSource => ({
  names: names?.map(storable) ?? null,
  values: values.map((value) =>
    typeof value === 'string' ? storable(value) : value.map(storable),
  ),
  raw: storable(raw),
});

/** `Newport, Wales, United Kingdom` with the country's code. */
const withCode = (label: string, countryCode: string): string =>
  [...label.split(', ').slice(0, -1), countryCode].join(', ');

/** Judges the rows of a file beside the listings that are there already, and stores each batch of them. */
export class HandRows implements RowSink {
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  readonly #needs: Needs;
  /** The row of each id; alone what grows with the file. */
  readonly #rowOf = new Map<string, number>();
  readonly #sources = new Map<number, FileRow>();
  readonly #stored = new Map<string, ExportedListing>();
  readonly #mapped = new Map<number, Mapped>();
  #judged: (UploadedRow & { source: RowSource | null })[] = [];

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Begins a batch. */
  begin(rows: readonly FileRow[]): void {
    for (const row of rows) this.#sources.set(row.number, row);
  }

  /** Notes rows of the batch whose towns are found, and the listings that are there of them. */
  note(mapped: readonly Mapped[], stored: ReadonlyMap<string, ExportedListing>): void {
    for (const row of mapped) this.#mapped.set(row.row.number, row);
    for (const [id, listing] of stored) this.#stored.set(id, listing);
  }

  addListing({ row, externalId }: RowIds, _hash: string | null, listing: ListingRow): void {
    const first = this.#rowOf.get(externalId);
    // Rows that cannot be read fail before those above them whose towns are looked up.
    if (first !== undefined && first < row) {
      this.#needs.reject(row, externalId, `repeats the id of row ${first}`);
      return;
    }
    this.#rowOf.set(flat(externalId), row);
    const stored = this.#stored.get(externalId);
    const changed = stored ? changesBetween(stored.input, listing.document) : null;
    const outcome = outcomeOf(changed);
    if (outcome !== 'failed') this.counts[outcome] += 1;
    const card: HandCard = {
      ...cardOf(row, externalId, listing),
      fields: changed ?? [],
      ...this.#placed(row, listing),
    };
    const source = this.#sources.get(row);
    this.#judged.push({
      row,
      outcome,
      external_id: externalId,
      shown: { card, problems: [] },
      source: source === undefined ? null : sourceOf(source),
    });
  }

  addFailed({ row, externalId }: RowIds): void {
    if (!this.#rowOf.has(externalId)) this.#rowOf.set(flat(externalId), row);
  }

  /** Takes what is wrong with a row that fails. */
  addProblems(problems: readonly RowProblem[]): void {
    const [first] = problems;
    if (first === undefined) return;
    this.#judged.push({
      row: first.row,
      outcome: 'failed',
      external_id: first.id,
      shown: {
        card: null,
        problems: problems
          .slice(0, MAX_PROBLEMS)
          .map(({ path, columns, value, message }) => ({ path, columns, value, message })),
      },
      source: null,
    });
  }

  async flush(): Promise<void> {
    const judged = this.#judged;
    this.#judged = [];
    this.#sources.clear();
    this.#stored.clear();
    this.#mapped.clear();
    if (judged.length > 0) await this.#needs.write(judged);
  }

  /** Where a row's listing is: in the town that it names, or near one. */
  #placed(row: number, listing: ListingRow): Pick<HandCard, 'place' | 'namesakes'> {
    const query = this.#mapped.get(row)?.mapped.town ?? null;
    const named = query === null ? undefined : this.#needs.towns.placeOf(query);
    // A listing that is there already may keep its own position.
    if (named === undefined || named.lat !== listing.lat || named.lng !== listing.lng) {
      return { place: this.#needs.placeOf(listing), namesakes: 1 };
    }
    return { place: withCode(named.label, named.countryCode), namesakes: named.among };
  }
}

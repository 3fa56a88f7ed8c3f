import { isDeepStrictEqual } from 'node:util';
import type { ExportedListing, ListingInput } from '../../listings/index.ts';
import { flat } from '../../platform/flat.ts';
import { cardOf } from '../report/preview-sample.ts';
import type { PendingRow, RowSink } from '../map/row-importer.ts';
import { type ProblemSummary, type RowProblem, summarise } from '../report/problems.ts';
import type { ListingRow, StagedRow } from '../compare/staged-row.ts';
import { storable } from '../storable.ts';
import type { Towns } from '../map/location/towns.ts';
import type { FileRow } from './file-rows.ts';
import type { UploadCard, Outcome, ShownProblem } from './upload-preview.ts';
import type { RowSource, UploadedRow } from './upload-row.sql.ts';

/** Maximum problems of one row that are shown. */
const MAX_PROBLEMS = 20;

/** Maximum notes about valid rows that are kept for their summary. */
const MAX_NOTES = 5_000;

const shownProblems = (problems: readonly RowProblem[]): ShownProblem[] =>
  problems
    .slice(0, MAX_PROBLEMS)
    .map(({ path, columns, value, message }) => ({ path, columns, value, message }));

/** Describes a place by its nearest town, region and country. */
export type PlaceOf = (
  listing: Pick<ListingRow, 'town_id' | 'region_id' | 'country_code'>,
) => string;

interface Deps {
  towns: Towns;
  placeOf: PlaceOf;
  /** Counts a row as failed that was valid by itself. */
  reject(row: number, id: string, message: string): void;
  write(rows: readonly (UploadedRow & { source: RowSource | null })[]): Promise<void>;
}

/** The content without keys that have no value; amenities are sorted, as their order means nothing. */
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

const outcomeOf = (changed: readonly string[] | null): Exclude<Outcome, 'failed'> => {
  if (changed === null) return 'added';
  return changed.length === 0 ? 'unchanged' : 'changed';
};

/** Returns the cells of a row without characters that PostgreSQL cannot store. */
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

/** Compares the rows of a file with the listings that exist already, and stores each batch with its outcomes. */
export class UploadRows implements RowSink {
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  readonly #deps: Deps;
  /** The row of each id: the only state that grows with the file. */
  readonly #rowOf = new Map<string, number>();
  readonly #sources = new Map<number, FileRow>();
  readonly #stored = new Map<string, ExportedListing>();
  readonly #mapped = new Map<number, PendingRow>();
  readonly #notes: RowProblem[] = [];
  readonly #notesOf = new Map<number, ShownProblem[]>();
  #judged: (UploadedRow & { source: RowSource | null })[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  begin(rows: readonly FileRow[]): void {
    for (const row of rows) this.#sources.set(row.number, row);
  }

  /** Takes the mapped rows of the batch, and the listings that exist already. */
  note(mapped: readonly PendingRow[], stored: ReadonlyMap<string, ExportedListing>): void {
    for (const row of mapped) this.#mapped.set(row.row.number, row);
    for (const [id, listing] of stored) this.#stored.set(id, listing);
  }

  add({ row, externalId, listing }: StagedRow): void {
    if (listing !== null) this.#judge(row, externalId, listing);
    // A failed row has an id too.
    else if (!this.#rowOf.has(externalId)) this.#rowOf.set(flat(externalId), row);
  }

  #judge(row: number, externalId: string, listing: ListingRow): void {
    const first = this.#rowOf.get(externalId);
    // Unreadable rows are added before earlier rows whose towns are looked up.
    if (first !== undefined && first < row) {
      this.#deps.reject(row, externalId, `repeats the id of row ${first}`);
      return;
    }
    this.#rowOf.set(flat(externalId), row);
    const stored = this.#stored.get(externalId);
    const changed = stored ? changesBetween(stored.input, listing.document) : null;
    const outcome = outcomeOf(changed);
    this.counts[outcome] += 1;
    const card: UploadCard = {
      ...cardOf(row, externalId, listing),
      fields: changed ?? [],
      ...this.#placed(row, listing),
    };
    const source = this.#sources.get(row);
    const notes = this.#notesOf.get(row);
    this.#judged.push({
      row,
      outcome,
      external_id: externalId,
      shown: { card, problems: [], ...(notes === undefined ? {} : { notes }) },
      source: source === undefined ? null : sourceOf(source),
    });
  }

  /** Adds a row that failed, with its problems. */
  addProblems(problems: readonly RowProblem[]): void {
    const [first] = problems;
    if (first === undefined) return;
    this.#judged.push({
      row: first.row,
      outcome: 'failed',
      external_id: first.id,
      shown: {
        card: null,
        problems: shownProblems(problems),
      },
      source: null,
    });
  }

  /** Notes what is left out of a valid row, which is added afterwards. */
  addNotes(notes: readonly RowProblem[]): void {
    const [first] = notes;
    if (first === undefined) return;
    this.#notesOf.set(first.row, shownProblems(notes));
    this.#notes.push(...notes.slice(0, MAX_NOTES - this.#notes.length));
  }

  /** What is left out of valid rows, the most frequent first. */
  notes(): ProblemSummary[] {
    return summarise(this.#notes);
  }

  async flush(): Promise<void> {
    const judged = this.#judged;
    this.#judged = [];
    this.#sources.clear();
    this.#stored.clear();
    this.#mapped.clear();
    this.#notesOf.clear();
    if (judged.length > 0) await this.#deps.write(judged);
  }

  /** Describes where a row's listing is: in the town that it names, or near one. */
  #placed(row: number, listing: ListingRow): Pick<UploadCard, 'place' | 'namesakes'> {
    const query = this.#mapped.get(row)?.mapped.town ?? null;
    const named = query === null ? undefined : this.#deps.towns.placeOf(query);
    // A listing that exists already may keep its own position.
    if (named === undefined || named.lat !== listing.lat || named.lng !== listing.lng) {
      return { place: this.#deps.placeOf(listing), namesakes: 1 };
    }
    return { place: withCode(named.label, named.countryCode), namesakes: named.namesakes };
  }
}

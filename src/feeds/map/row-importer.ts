import { setImmediate } from 'node:timers/promises';
import { isExternalId, listingRow } from '../../listings/index.ts';
import type { ListingInput, RowPhotos } from '../../listings/index.ts';
import type { Locator } from '../../places/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import type { Problem } from '../../platform/errors.ts';
import { KnownRows, rowHash } from '../compare/known-rows.ts';
import type { ListingRow, StagedRow } from '../compare/staged-row.ts';
import { FeedBroken, NoRowValid, RowUnreadable } from '../feeds.errors.ts';
import type { Cells, Row } from '../read/index.ts';
import { Problems, type RowProblem } from '../report/problems.ts';
import { storable } from '../storable.ts';
import { cellValue } from './cell-value.ts';
import { checkRow } from './check.ts';
import { checkPhotosOf, hasUploads } from './uploaded-photos.ts';
import { columnsOf, describeColumns } from './columns/describe.ts';
import type { ColumnReport } from './columns/describe.ts';
import { Plans } from './columns/plan.ts';
import type { Plan } from './columns/plan.ts';
import { mistakenPoint } from './location/mistaken-point.ts';
import { locateInOrder, locateInTown } from './location/row-location.ts';
import { cachedLocate, type Towns } from './location/towns.ts';
import { idOf, mapRow } from './map-row.ts';
import type { ListingBody, MappedListing } from './mapped-row.ts';
import type { FeedSettings } from './settings.ts';

/** A mapped row whose town may still have to be looked up, and which is not checked yet. */
export interface PendingRow {
  row: Row;
  hash: bigint;
  plan: Plan;
  cells: Cells;
  mapped: MappedListing;
}

/** Receives rows: the staging table of a run, the sample of a preview, or an uploaded file's rows. */
export interface RowSink {
  add(row: StagedRow): void;
  /** Waits while too many added rows are unsent. */
  flush(): Promise<void>;
}

export interface RowImporterOptions {
  partnerId: number;
  settings: FeedSettings;
  /** See `rowHashSeed`; any will do where no later run recognises the rows. */
  hashSeed?: bigint;
  sink: RowSink;
  towns: Towns;
  locate: Locator['locate'];
  now: Date;
  /**
   * Loads the rows of the last run; called at the file's first row. Null, as without it, means that no row is known.
   * @param header the names that all rows share, where they do
   */
  loadKnown?: (header: readonly string[] | null) => Promise<KnownRows | null>;
  /** Gives the listing of a row that is one already and has no columns to map; null of any other row. */
  readListing?: (row: Row) => MappedListing | null;
  /** Completes rows from their published listings before they are checked. */
  complete?: (rows: readonly PendingRow[]) => Promise<void>;
  /** Checks that photos of ours are the partner's own; without it they are taken as any other address. */
  photos?: RowPhotos | undefined;
  /** Takes the problems of each row that fails; with it their number has no bound. */
  onFailed?: (problems: RowProblem[]) => void;
  /** Takes the problems of the images that are left out of a valid row, before the row is added. */
  onLeftOut?: (problems: RowProblem[]) => void;
}

/** Rows after which the event loop is yielded; a chunk of tiny rows has thousands. */
const ROWS_PER_TURN = 500;

/** A feed whose first so many rows all fail is broken; the rest is not read. */
const MAX_FAILED_ROWS = 250_000;

const MAX_ID_CHARACTERS = 100;

/** Recognises the rows of a file that are known from the last run, and maps the others to listings. */
export class RowImporter {
  rows = 0;
  /** Rows that are known from the last run. */
  unchanged = 0;
  valid = 0;
  /** Rows without a readable id: any listing that seems to be missing may be one of theirs. */
  unidentified = 0;
  /** Whether a row named an id that it had before. */
  hasFormerIds = false;
  /** The rows of the last run; none before the first row. */
  known = new KnownRows();
  readonly problems: Problems;
  readonly options: RowImporterOptions;
  readonly #locate: Locator['locate'];
  readonly #plans: Plans;
  #hasKnownColumn = false;

  constructor(options: RowImporterOptions) {
    this.options = options;
    this.#locate = cachedLocate(options.locate);
    this.#plans = new Plans(options.settings);
    this.problems = new Problems(options.onFailed);
  }

  /** @throws {FeedBroken} when reading a row shows that the file is broken */
  async add(batch: readonly Row[]): Promise<void> {
    if (batch.length <= ROWS_PER_TURN) return this.#addTurn(batch);
    for (let at = 0; at < batch.length; at += ROWS_PER_TURN) {
      await this.#addTurn(batch.slice(at, at + ROWS_PER_TURN));
    }
  }

  async #addTurn(batch: readonly Row[]): Promise<void> {
    const {
      partnerId,
      settings,
      hashSeed = 0n,
      towns,
      sink,
      loadKnown,
      complete,
      photos,
    } = this.options;
    const pending: PendingRow[] = [];
    for (const row of batch) {
      if (this.rows === 0) this.known = (await loadKnown?.(row.header)) ?? this.known;
      this.rows += 1;
      const hash = rowHash(row.raw, hashSeed);
      const recognition = this.known.recognise(hash, row.number);
      if (recognition === 'unchanged') this.unchanged += 1;
      else this.#map(row, hash, recognition === 'repeated', pending);
    }
    for (const { mapped } of pending) {
      if (mapped.town === null) continue;
      locateInTown(mapped, mapped.town, await towns.find(mapped.town));
    }
    await complete?.(pending);
    if (photos) await checkPhotosOf(photos, partnerId, settings, pending);
    for (const row of pending) this.#finish(row);
    if (this.problems.failedRows >= MAX_FAILED_ROWS) this.checkUsable();
    await sink.flush();
    // Yields to other work of this process.
    await setImmediate();
  }

  /** @throws {FeedBroken} when nothing of the rows so far can be used */
  checkUsable(): void {
    if (this.rows === 0) throw new FeedBroken('The file has no rows.');
    if (this.unchanged + this.valid > 0) return;
    if (!this.#hasKnownColumn) throw new FeedBroken('The file has no column that we know.');
    const first = this.problems.list()[0];
    const why =
      first === undefined
        ? 'all are marked as gone'
        : `row ${first.row}: ${`${first.path} ${first.message}`.trim()}`;
    throw new NoRowValid(`No row of the file is valid (${why}).`, this);
  }

  /** Returns how the columns were understood so far. */
  columns(): ColumnReport {
    return describeColumns(this.#plans.all());
  }

  /** Counts a staged row as failed. */
  reject(row: number, id: string, message: string): void {
    this.valid -= 1;
    this.problems.addRow([{ row, id, path: 'id', message, columns: [], value: id }]);
  }

  /** Counts further staged rows as failed, of which only the number is known. */
  rejectMore(count: number): void {
    this.valid -= count;
    this.problems.addUnnamed(count);
  }

  /** Counts a recognised row as failed. */
  rejectUnchanged(row: number, id: string, message: string): void {
    this.unchanged -= 1;
    this.problems.addRow([{ row, id, path: 'id', message, columns: [], value: id }]);
  }

  /** Maps a row; one that still waits for something is added to `pending`. */
  #map(row: Row, hash: bigint, isRepeated: boolean, pending: PendingRow[]): void {
    const { settings, now, towns, readListing, complete, photos } = this.options;
    const listing = readListing?.(row) ?? null;
    const read = listing === null ? this.#cells(row) : this.#noCells();
    if (read === null) return;
    const { cells, plan } = read;
    if (isRepeated) {
      const problem = { path: 'id', message: 'repeats an earlier row' };
      this.#fail(row, { id: idOf(cells, plan), former: null }, plan, [problem]);
      return;
    }
    const mapped = listing ?? mapRow(cells, plan, settings, now);
    if (mapped.kind === 'gone') return;
    if (mapped.either !== null) locateInOrder(mapped, towns.meant(mapped.either, this.#locate));
    const mistaken = listing === null ? mistakenPoint(mapped.body.location) : null;
    if (mistaken !== null) mapped.problems.push(mistaken);
    const mappedRow = { row, hash, plan, cells, mapped };
    const waits = mapped.town !== null || complete !== undefined;
    if (!waits && !(photos && hasUploads(photos, mapped.body))) this.#finish(mappedRow);
    else pending.push(mappedRow);
  }

  /** Returns no cells, for a row that is already a listing. */
  #noCells(): { cells: Cells; plan: Plan } {
    this.#hasKnownColumn = true;
    return { cells: { names: [], values: [] }, plan: this.#plans.for([]) };
  }

  /** The cells of a row; null of one that cannot be read, which is added to the problems. */
  #cells(row: Row): { cells: Cells; plan: Plan } | null {
    try {
      const cells = row.cells();
      return { cells, plan: this.#planOf(row, cells) };
    } catch (error) {
      if (!(error instanceof RowUnreadable)) throw error;
      const cells = error.cells ?? { names: [], values: [] };
      const plan = this.#plans.for(cells.names);
      // A row that cannot be read has few names of its own, or none.
      const { fields } = this.#plans.for(row.header ?? cells.names);
      this.#hasKnownColumn ||= fields.size > 0;
      const id = idOf(cells, plan);
      if (!isIdSure(row, error, id, plan)) this.unidentified += 1;
      this.#fail(row, { id, former: null }, plan, [{ path: '', message: error.message }]);
      return null;
    }
  }

  #planOf(row: Row, cells: Cells): Plan {
    const plan = this.#plans.for(cells.names);
    this.#hasKnownColumn ||= plan.fields.size > 0;
    if (!this.#hasKnownColumn && row.header !== null) {
      throw new FeedBroken(`The header has no column that we know: ${shown(row.header)}.`);
    }
    return plan;
  }

  #finish({ row, hash, plan, mapped }: PendingRow): void {
    // Validation is skipped for rows already invalid whose further problems would not be kept: it costs memory.
    const isInvalid = mapped.problems.length > 0 && this.problems.full;
    const checked = isInvalid
      ? { ok: false as const, problems: mapped.problems }
      : checkRow(mapped, this.options.settings, (problems, sent) =>
          this.options.onLeftOut?.(this.#problemsOf(row, mapped.id, plan, problems, sent)),
        );
    const listing = checked.ok ? this.#listing(mapped.id, checked.value) : checked.problems;
    if (Array.isArray(listing)) {
      this.#fail(row, mapped, plan, listing, mapped.body);
      return;
    }
    this.valid += 1;
    this.options.sink.add({
      row: row.number,
      externalId: mapped.id,
      formerId: this.#formerIdOf(mapped),
      hash: mapped.changesByDay ? null : hash,
      listing,
    });
  }

  #listing(externalId: string, input: ListingInput): ListingRow | Problem[] {
    const { partnerId, now } = this.options;
    try {
      return listingRow({ partnerId, externalId, input, now }, this.#locate);
    } catch (error) {
      if (error instanceof ExpectedError && error.details !== undefined) return error.details;
      throw error;
    }
  }

  #fail(
    row: Row,
    ids: Pick<MappedListing, 'id' | 'former'>,
    plan: Plan,
    problems: readonly Problem[],
    body?: ListingBody,
  ): void {
    const { id } = ids;
    this.problems.addRow(this.#problemsOf(row, id, plan, problems, body));
    if (id === '' || id.length > MAX_ID_CHARACTERS) return;
    this.options.sink.add({
      row: row.number,
      externalId: storable(id),
      formerId: this.#formerIdOf(ids),
      hash: null,
      listing: null,
    });
  }

  #problemsOf(
    row: Row,
    id: string,
    plan: Plan,
    problems: readonly Problem[],
    body?: ListingBody,
  ): RowProblem[] {
    // Values are not read when no more problems are stored.
    const { full } = this.problems;
    return problems.map(({ path, message }) => {
      const columns = columnsOf(plan, path);
      const value = full ? null : cellValue(row, { path, columns }, body);
      return { row: row.number, id: id === '' ? null : id, path, message, columns, value };
    });
  }

  /** Returns the former id of a row; null when it cannot be the id of a listing. */
  #formerIdOf({ id, former }: Pick<MappedListing, 'id' | 'former'>): string | null {
    if (former === null || former === id || former.length > MAX_ID_CHARACTERS) return null;
    this.hasFormerIds = true;
    return storable(former);
  }
}

/** Whether a row that cannot be read has the id of its listing beyond doubt, or is the row of no listing. */
function isIdSure(row: Row, { sure }: RowUnreadable, id: string, { groups }: Plan): boolean {
  if (sure === 'none' || id.includes('\uFFFD')) return false;
  // Lines of a table that are no rows, such as a sum at its end, have no id.
  if (row.header === null) return isExternalId(id);
  return sure === 'all' || groups.id.flat().includes(0);
}

function shown(names: readonly string[]): string {
  const list = names.slice(0, 8).join(', ').slice(0, 200);
  return names.length > 8 ? `${list} …` : list;
}

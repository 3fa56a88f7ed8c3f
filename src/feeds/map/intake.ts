import { setImmediate } from 'node:timers/promises';
import { isExternalId, listingRow } from '../../listings/index.ts';
import type { ListingInput } from '../../listings/index.ts';
import type { Locator } from '../../places/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import type { Problem } from '../../platform/errors.ts';
import { FeedBroken, NoRowValid, RowUnreadable } from '../feeds.errors.ts';
import {
  Plans,
  checkRow,
  columnsOf,
  describeColumns,
  idOf,
  locateInOrder,
  locateInTown,
  mapRow,
} from './index.ts';
import type { ColumnReport, FeedSettings, ListingBody, MappedRow, Plan } from './index.ts';
import type { Cells, Row } from '../read/index.ts';
import { cellValue } from './cell-value.ts';
import { rowHash } from '../compare/known-rows.ts';
import type { KnownRows } from '../compare/known-rows.ts';
import { cachedLocate } from './location/locate-cache.ts';
import { mistakenPoint } from './location/mistaken-point.ts';
import { Problems, type RowProblem } from '../report/problems.ts';
import type { ListingRow, RowIds } from '../compare/stage-line.ts';
import { storable } from './storable.ts';
import type { Towns } from './location/towns.ts';
import { validateListing } from './validate.ts';

/** A mapped row whose town may still have to be looked up. */
export interface Mapped {
  row: Row;
  hash: string;
  plan: Plan;
  cells: Cells;
  mapped: MappedRow & { kind: 'listing' };
}

/** Receives rows: the stage of a run, or the sample of a preview. */
export interface RowSink {
  /** Adds a row to publish; without a hash where the same row is to be looked at again next time. */
  addListing(ids: RowIds, hash: string | null, listing: ListingRow): void;
  /** Adds the ids of a row that failed: its listing is not missing. */
  addFailed(ids: RowIds): void;
  /** Waits while too many added rows are unsent. */
  flush(): Promise<void>;
}

export interface IntakeNeeds {
  partnerId: number;
  settings: FeedSettings;
  /**
   * Loads the known rows; called at the file's first row.
   * @param header the names that all rows share, where they do
   */
  know: (header: readonly string[] | null) => Promise<KnownRows>;
  sink: RowSink;
  towns: Towns;
  locate: Locator['locate'];
  now: Date;
  /** The listing of a row that is one already, not columns to map; null of any other. */
  whole?: (row: Row) => Mapped['mapped'] | null;
  /** Adds to rows what their listings have already, before they are checked. */
  complete?: (rows: readonly Mapped[]) => Promise<void>;
  /** Takes the problems of each row that fails, whose number has no bound where this is given. */
  onFailed?: (problems: RowProblem[]) => void;
}

/** Rows after which the event loop is yielded; a chunk of tiny rows has thousands. */
const ROWS_PER_TURN = 500;

/** A feed whose first so many rows all fail is broken; the rest is not read. */
const MAX_FAILED_ROWS = 250_000;

/** Processes a feed's rows: recognises known ones and maps the others to listings. */
export class Intake {
  rows = 0;
  unchanged = 0;
  valid = 0;
  /** Rows that cannot be read and whose listings are not known: none is missing beyond doubt. */
  unidentified = 0;
  /** Whether a row named an id that it had before. */
  hasFormerIds = false;
  readonly problems: Problems;
  readonly #needs: IntakeNeeds;
  readonly #plans: Plans;
  #known: KnownRows | null = null;
  #columnKnown = false;

  constructor(needs: IntakeNeeds) {
    this.#needs = { ...needs, locate: cachedLocate(needs.locate) };
    this.#plans = new Plans(needs.settings);
    this.problems = new Problems(needs.onFailed);
  }

  /** @throws {FeedBroken} when reading a row shows that the file is broken */
  async take(batch: readonly Row[]): Promise<void> {
    if (batch.length <= ROWS_PER_TURN) return this.#take(batch);
    for (let at = 0; at < batch.length; at += ROWS_PER_TURN) {
      await this.#take(batch.slice(at, at + ROWS_PER_TURN));
    }
  }

  async #take(batch: readonly Row[]): Promise<void> {
    const waiting: Mapped[] = [];
    for (const row of batch) {
      this.rows += 1;
      this.#known ??= await this.#needs.know(row.header);
      const hash = rowHash(row.raw);
      const sighting = this.#known.see(hash, row.number);
      if (sighting === 'unchanged') this.unchanged += 1;
      else this.#read(row, hash, sighting === 'repeated', waiting);
    }
    for (const { mapped } of waiting) {
      if (mapped.town === null) continue;
      locateInTown(mapped, mapped.town, await this.#needs.towns.find(mapped.town));
    }
    await this.#needs.complete?.(waiting);
    for (const mapped of waiting) this.#finish(mapped);
    if (this.problems.failedRows >= MAX_FAILED_ROWS) this.end();
    await this.#needs.sink.flush();
    // Yields to other work of this process.
    await setImmediate();
  }

  /** @throws {FeedBroken} when nothing of the file can be used */
  end(): void {
    if (this.rows === 0) throw new FeedBroken('The file has no rows.');
    if (this.unchanged + this.valid > 0) return;
    if (!this.#columnKnown) throw new FeedBroken('The file has no column that we know.');
    const first = this.problems.list()[0];
    const why =
      first === undefined
        ? 'all are marked as gone'
        : `row ${first.row}: ${`${first.path} ${first.message}`.trim()}`;
    throw new NoRowValid(`No row of the file is valid (${why}).`, this);
  }

  /** How the columns were understood so far. */
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

  #read(row: Row, hash: string, repeated: boolean, waiting: Mapped[]): void {
    const whole = this.#needs.whole?.(row) ?? null;
    const read = whole === null ? this.#cells(row) : this.#uncut();
    if (read === null) return;
    const { cells, plan } = read;
    if (repeated) {
      this.#fail(row, { id: idOf(cells, plan) }, plan, [
        { path: 'id', message: 'repeats an earlier row' },
      ]);
      return;
    }
    const mapped = whole ?? mapRow(cells, plan, this.#needs.settings, this.#needs.now);
    if (mapped.kind === 'gone') return;
    if (mapped.either !== null) {
      locateInOrder(mapped, this.#needs.towns.meant(mapped.either, this.#needs.locate));
    }
    const mistaken = whole === null ? mistakenPoint(mapped.body.location) : null;
    if (mistaken !== null) mapped.problems.push(mistaken);
    const item = { row, hash, plan, cells, mapped };
    const isWhole = mapped.town === null && this.#needs.complete === undefined;
    if (isWhole) this.#finish(item);
    else waiting.push(item);
  }

  /** Of a row that is a listing already, nothing is read as columns. */
  #uncut(): { cells: Cells; plan: Plan } {
    this.#columnKnown = true;
    return { cells: { names: [], values: [] }, plan: this.#plans.for([]) };
  }

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
      this.#columnKnown ||= fields.size > 0;
      const id = idOf(cells, plan);
      if (!isIdSure(row, error, id, plan)) this.unidentified += 1;
      this.#fail(row, { id }, plan, [{ path: '', message: error.message }]);
      return null;
    }
  }

  #planOf(row: Row, cells: Cells): Plan {
    const plan = this.#plans.for(cells.names);
    this.#columnKnown ||= plan.fields.size > 0;
    if (!this.#columnKnown && row.header !== null) {
      throw new FeedBroken(`The header has no column that we know: ${shown(row.header)}.`);
    }
    return plan;
  }

  #finish({ row, hash, plan, mapped }: Mapped): void {
    const { settings, partnerId, now, locate, sink } = this.#needs;
    // Validation is skipped for rows already invalid whose further problems would not be kept: it costs memory.
    const invalid = mapped.problems.length > 0 && this.problems.full;
    const checked = invalid
      ? { ok: false as const, problems: mapped.problems }
      : checkRow(mapped, settings, validateListing);
    const listing = checked.ok
      ? this.#listing(mapped.id, checked.value, { partnerId, now, locate })
      : checked.problems;
    if (Array.isArray(listing)) this.#fail(row, mapped, plan, listing, mapped.body);
    else {
      this.valid += 1;
      const formerId = this.#formerIdOf(mapped);
      const ids = { row: row.number, externalId: mapped.id, formerId };
      sink.addListing(ids, mapped.changesByDay ? null : hash, listing);
    }
  }

  #listing(
    externalId: string,
    input: ListingInput,
    { partnerId, now, locate }: Pick<IntakeNeeds, 'partnerId' | 'now' | 'locate'>,
  ): ListingRow | Problem[] {
    try {
      return listingRow({ partnerId, externalId, input, now }, locate);
    } catch (error) {
      if (error instanceof ExpectedError && error.details !== undefined) return error.details;
      throw error;
    }
  }

  #fail(
    row: Row,
    ids: Pick<Mapped['mapped'], 'id'> & Partial<Pick<Mapped['mapped'], 'former'>>,
    plan: Plan,
    problems: readonly Problem[],
    body?: ListingBody,
  ): void {
    const { full } = this.problems;
    const { id } = ids;
    this.problems.addRow(
      problems.map(({ path, message }) => {
        const columns = columnsOf(plan, path);
        // What is not kept need not be read once more.
        const value = full ? null : cellValue(row, { path, columns }, body);
        return { row: row.number, id: id === '' ? null : id, path, message, columns, value };
      }),
    );
    if (id === '' || id.length > MAX_ID_CHARACTERS) return;
    this.#needs.sink.addFailed({
      row: row.number,
      externalId: storable(id),
      formerId: this.#formerIdOf(ids),
    });
  }

  /** The former id of a row as it may be that of a listing. */
  #formerIdOf({ id, former }: { id: string; former?: string | null }): string | null {
    if (former === undefined || former === null || former === id) return null;
    if (former.length > MAX_ID_CHARACTERS) return null;
    this.hasFormerIds = true;
    return storable(former);
  }
}

const MAX_ID_CHARACTERS = 100;

/** Whether a row that cannot be read has the id of its listing beyond doubt, or is none. */
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

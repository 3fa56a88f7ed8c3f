import type { AnyIndex } from './any-index.ts';
import { arrange, NOTHING_ARRANGED, type Partition, partitionsOf } from './arrangement.ts';
import { Calendar, type CalendarParts } from './columns/calendar.ts';
import type { DayRange } from './columns/schema.ts';
import { Columns, type ColumnsParts } from './columns/columns.ts';
import { RowWriter } from './columns/row-writer.ts';
import type { DailyNumbers, Schema } from './columns/schema.ts';
import { bestKernels, type KernelKind } from './kernels/load.ts';
import { Bitmap } from './sets/bitmap.ts';
import { Workspace } from './sets/workspace.ts';
import type { Numbers } from './shared-array.ts';
import { SlotTable, type SlotTableParts } from './slot-table.ts';
import { SortedCodes } from './sorted-codes.ts';
import { type Outline, ofOutline, outlined } from './outline.ts';
import { WordMemory } from './word-memory.ts';

/** Maximum number of unsorted rows before the index wants to be rearranged. */
const MAX_TAIL_ROWS = 32_768;

interface IndexSpace {
  memory: WordMemory;
  capacity: number;
}

/** The parts from which an index is constructed. */
interface Made {
  columns: Columns;
  calendar: Calendar;
  codes: Float64Array;
  slots: SlotTable;
  live: Bitmap;
  used: number;
}

/** The data that a snapshot contains. */
interface Written {
  used: number;
  parts: {
    columns: ColumnsParts;
    calendar: CalendarParts;
    live: Int32Array;
    codes: Float64Array;
    slots: SlotTableParts;
    daily: DailyNumbers | undefined;
  };
}

/** Number of rows that one step of rearranging enters into the slot table. */
const TABLE_CHUNK_ROWS = 50_000;

/**
 * A columnar index of rows. Every row has a slot. The first `sorted` slots are in Morton order, so that
 * rows near each other in the world are near each other in memory; after them is the tail, with rows that
 * were added or moved since the last rearrangement. A changed row that has not moved keeps its slot. Slots
 * of removed rows are dead: their bit in `live` is clear.
 */
export class ColumnIndex<Row> implements AnyIndex {
  readonly columns: Columns;
  readonly calendar: Calendar;
  readonly live: Bitmap;
  readonly workspace: Workspace;
  readonly codes: SortedCodes;
  readonly partitions: readonly Partition[];
  readonly #schema: Schema<Row>;
  readonly #writer: RowWriter<Row>;
  readonly #memory: WordMemory;
  readonly #slots: SlotTable;
  readonly #freeTail: number[] = [];
  #used: number;
  #capacity: number;
  #dead = 0;
  #rearranging = false;

  private constructor(schema: Schema<Row>, made: Made, { memory, capacity }: IndexSpace) {
    this.workspace = new Workspace(memory);
    this.#memory = memory;
    this.#schema = schema;
    this.#writer = new RowWriter(schema, made.columns);
    this.columns = made.columns;
    this.calendar = made.calendar;
    this.codes = new SortedCodes(made.codes);
    this.partitions = partitionsOf(this.codes);
    this.live = made.live;
    this.#slots = made.slots;
    this.#used = made.used;
    this.#capacity = capacity;
    for (let slot = 0; slot < made.used; slot++) {
      if (made.live.has(slot)) continue;
      if (slot >= this.sorted) this.#freeTail.push(slot);
      else this.#dead++;
    }
  }

  /**
   * Creates an index without rows.
   * @param today The first day of its calendar, in days since 1970-01-01.
   * @param capacity Number of rows that it has room for before it grows.
   * @param kernels The implementation of loops over bitmaps; by default the fastest that runs here.
   */
  static empty<Row>(
    schema: Schema<Row>,
    today: number,
    capacity = 1024,
    kernels: KernelKind = bestKernels(),
  ): ColumnIndex<Row> {
    const space = { memory: new WordMemory(kernels), capacity };
    const columns = Columns.empty(schema.columns, space);
    const calendar = Calendar.empty(space, today);
    const slots = SlotTable.empty(columns.id, capacity);
    const live = Bitmap.empty(space.memory, capacity);
    const { codes } = NOTHING_ARRANGED;
    return new ColumnIndex(schema, { columns, calendar, codes, slots, live, used: 0 }, space);
  }

  /**
   * Begins to restore a snapshot. The caller fills the arrays with their former content; then `done` returns the index.
   * @param schema The schema of the index from which the snapshot was made.
   */
  static restoring<Row>(
    schema: Schema<Row>,
    outline: Outline,
    kernels: KernelKind = bestKernels(),
  ): { arrays: readonly Numbers[]; done(): ColumnIndex<Row> } {
    const memory = new WordMemory(kernels);
    const { data, arrays } = ofOutline(outline, memory);
    const { used, parts } = data as Written;
    const done = () => {
      const columns = Columns.of(memory, parts.columns);
      const space = { memory, capacity: columns.id.values.length };
      const made = {
        columns,
        calendar: new Calendar(space, parts.calendar),
        codes: parts.codes,
        slots: new SlotTable(columns.id, parts.slots),
        live: new Bitmap(memory, parts.live),
        used,
      };
      return new ColumnIndex(schema, made, space);
    };
    return { arrays, done };
  }

  /** The content of the index for `restoring`. It is valid until the index changes, because the arrays are not copied. */
  snapshot(): { outline: Outline; arrays: readonly Numbers[] } {
    const parts = {
      columns: this.columns.parts,
      calendar: this.calendar.parts,
      live: this.live.words,
      codes: this.codes.values,
      slots: this.#slots.parts,
      daily: this.daily,
    };
    return outlined({ used: this.#used, parts } satisfies Written, this.#memory);
  }

  get daily(): DailyNumbers | undefined {
    return this.#schema.daily;
  }

  /** Number of rows. */
  get size(): number {
    return this.#slots.size;
  }

  get sorted(): number {
    return this.codes.length;
  }

  get used(): number {
    return this.#used;
  }

  /** Whether the index has a row with this id. */
  has(id: number): boolean {
    return this.#slots.get(id) !== undefined;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** A row's value in a column of kind `enumeration`; null if it is not stated, or the row is not in the index. */
  valueOf(id: number, column: string): string | null {
    const slot = this.#slots.get(id);
    return slot === undefined ? null : this.columns.enumeration(column).get(slot);
  }

  /** Adds a row, or replaces all facts of an existing row except its calendar. */
  put(row: Row): void {
    const id = this.#schema.id(row);
    const place = this.#schema.position(row);
    const { x, y } = this.columns;
    const former = this.#slots.get(id);
    if (former !== undefined && x.values[former] === place.x && y.values[former] === place.y) {
      this.#writer.write(former, row, place);
      this.#scaleDays(former);
      return;
    }
    const slot = this.#takeSlot();
    this.#writer.write(slot, row, place);
    if (former === undefined) {
      this.calendar.clear(slot);
    } else {
      this.calendar.copy(former, slot);
      this.#scaleDays(slot);
      this.#release(former);
    }
    this.#slots.set(id, slot);
    this.live.set(slot);
  }

  /** Removes a row, if it is in the index. */
  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#release(slot);
  }

  /** Replaces a row's calendar, if the row is in the index. */
  setDays(id: number, ranges: readonly DayRange[]): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.calendar.set(slot, ranges);
    this.#scaleDays(slot);
  }

  /** Adds to a row's calendar, if the row is in the index. */
  addDays(id: number, ranges: readonly DayRange[]): void {
    const slot = this.#slots.get(id);
    if (slot !== undefined) this.calendar.add(slot, ranges);
  }

  /** Whether enough has changed for a rearranged copy to answer faster. */
  get wantsRearranging(): boolean {
    const tail = this.#used - this.sorted;
    return (
      tail > Math.min(MAX_TAIL_ROWS, this.sorted + 1024) || this.#dead > 1024 + this.sorted / 4
    );
  }

  /**
   * Makes a copy with every row in Morton order and no dead slots, in small steps. This index may be
   * changed between the steps; the caller then makes the same changes to the copy.
   */
  *rearranged(): Generator<void, ColumnIndex<Row>> {
    this.#rearranging = true;
    try {
      const arranged = arrange(this, this.#schema.separate);
      yield;
      const count = arranged.order.length;
      const capacity = count + 1024 + Math.min(2 * MAX_TAIL_ROWS, count);
      const space = { memory: new WordMemory(this.#memory.kind), capacity };
      const columns = yield* this.columns.rearranged(arranged.order, space);
      const calendar = yield* this.calendar.rearranged(arranged.order, space);
      const slots = SlotTable.empty(columns.id, capacity);
      for (let slot = 0; slot < count; slot++) {
        slots.set(columns.id.values[slot]!, slot);
        if (slot % TABLE_CHUNK_ROWS === 0) yield;
      }
      const live = Bitmap.empty(space.memory, capacity);
      for (let slot = 0; slot < count; slot++) live.set(slot);
      const made = { columns, calendar, codes: arranged.codes, slots, live, used: count };
      return new ColumnIndex(this.#schema, made, space);
    } finally {
      this.#rearranging = false;
    }
  }

  /** Memory of the columns and the calendar in bytes. */
  get bytes(): { columns: number; calendar: number } {
    const order = this.live.words.byteLength + this.codes.values.byteLength + this.#slots.bytes;
    return { columns: order + this.columns.bytes, calendar: this.calendar.bytes };
  }

  /** Copies the scale of a row's daily numbers to its calendar. */
  #scaleDays(slot: number): void {
    if (this.daily === undefined) return;
    this.calendar.numbers.setScale(slot, this.columns.code(this.daily.scale).values[slot]!);
  }

  #takeSlot(): number {
    // Freed slots are not reused during a rearrangement, because a slot may already have been copied.
    const freed = this.#rearranging ? undefined : this.#freeTail.pop();
    if (freed !== undefined) return freed;
    if (this.#used === this.#capacity) this.#grow();
    return this.#used++;
  }

  #release(slot: number): void {
    this.live.clear(slot);
    if (slot >= this.sorted) this.#freeTail.push(slot);
    else this.#dead++;
  }

  #grow(): void {
    this.#capacity = 1024 + Math.ceil(this.#capacity * 1.5);
    this.columns.resize(this.#capacity);
    this.calendar.resize(this.#capacity);
    this.live.resize(this.#capacity);
  }
}

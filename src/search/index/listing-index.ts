import { Bitmap } from './bitmap.ts';
import { Calendar } from './calendar.ts';
import { WordMemory } from './word-memory.ts';
import { Workspace } from './workspace.ts';
import { type Columns, makeColumns, rearrangeColumns, writeRow } from './columns.ts';
import type { IndexRow, NightRange, Vocabulary } from './index-row.ts';
import { arrange, type Arrangement, NOTHING_ARRANGED } from './arrangement.ts';

/** Rows added since the last rearrangement that are looked through one by one, at most. */
const LONGEST_TAIL = 32_768;

interface IndexSpace {
  memory: WordMemory;
  capacity: number;
}

/** Listings whose slots are entered into the map in one go. */
const MAP_CHUNK = 50_000;

/**
 * All listings as columns. Every listing has a slot. The first `sorted` slots are in Morton order,
 * so that what is near each other in the world is near each other in memory; behind them is the
 * tail, where listings that are new or have moved wait for the next rearrangement. A changed
 * listing that has not moved keeps its slot. Slots of removed ones are dead: only `live` knows.
 */
export class ListingIndex {
  readonly columns: Columns;
  readonly calendar: Calendar;
  readonly live: Bitmap;
  readonly vocabulary: Vocabulary;
  /** What questions need while they are answered; in the memory of the columns' bitmaps. */
  readonly workspace: Workspace;
  /** Morton codes of the sorted slots, rising. */
  readonly codes: Float64Array;
  readonly #slotOf: Map<number, number>;
  readonly #freeTail: number[] = [];
  #used: number;
  #capacity: number;
  #dead = 0;
  #rearranging = false;

  private constructor(
    vocabulary: Vocabulary,
    columns: Columns,
    calendar: Calendar,
    arranged: Arrangement,
    slotOf: Map<number, number>,
    { memory, capacity }: IndexSpace,
  ) {
    this.workspace = new Workspace(memory);
    this.vocabulary = vocabulary;
    this.columns = columns;
    this.calendar = calendar;
    this.codes = arranged.codes;
    this.#slotOf = slotOf;
    this.#used = arranged.order.length;
    this.#capacity = capacity;
    this.live = new Bitmap(memory, capacity);
    for (const slot of slotOf.values()) this.live.set(slot);
  }

  /**
   * An index without listings.
   * @param today the first night its calendar keeps, in days since 1970-01-01.
   * @param capacity listings it has room for before it has to grow.
   */
  static empty(vocabulary: Vocabulary, today: number, capacity = 1024): ListingIndex {
    const space = { memory: new WordMemory(), capacity };
    const columns = makeColumns(space, vocabulary);
    const calendar = new Calendar(space, today);
    return new ListingIndex(vocabulary, columns, calendar, NOTHING_ARRANGED, new Map(), space);
  }

  /** Listings in it. */
  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots in Morton order. */
  get sorted(): number {
    return this.codes.length;
  }

  /** Slots that are or were used. */
  get used(): number {
    return this.#used;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  /** Adds a listing or replaces what is known of it, except its calendar. */
  put(row: IndexRow): void {
    const { x, y } = this.columns;
    const former = this.#slotOf.get(row.id);
    if (former !== undefined && x.values[former] === row.x && y.values[former] === row.y) {
      writeRow(this.columns, former, row);
      return;
    }
    const slot = this.#takeSlot();
    writeRow(this.columns, slot, row);
    if (former === undefined) {
      this.calendar.clear(slot);
    } else {
      this.calendar.copy(former, slot);
      this.#release(former);
    }
    this.#slotOf.set(row.id, slot);
    this.live.set(slot);
  }

  /** Takes a listing out; nothing happens when it is not in. */
  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.#release(slot);
  }

  /** Replaces a listing's calendar; nothing happens when the listing is not in. */
  setNights(id: number, ranges: readonly NightRange[]): void {
    const slot = this.#slotOf.get(id);
    if (slot !== undefined) this.calendar.set(slot, ranges);
  }

  /** Adds to a listing's calendar; nothing happens when the listing is not in. */
  addNights(id: number, ranges: readonly NightRange[]): void {
    const slot = this.#slotOf.get(id);
    if (slot !== undefined) this.calendar.add(slot, ranges);
  }

  /** Whether so much has changed that a rearranged copy would answer faster. */
  get wantsRearranging(): boolean {
    const tail = this.#used - this.sorted;
    return tail > Math.min(LONGEST_TAIL, this.sorted + 1024) || this.#dead > 1024 + this.sorted / 4;
  }

  /**
   * Makes a copy with every listing in Morton order and no dead slots, in small steps. This index
   * may be changed between the steps; such changes have to be made to the copy again when it is
   * done, and then it stands for all of them.
   */
  *rearranged(): Generator<void, ListingIndex> {
    this.#rearranging = true;
    try {
      const arranged = arrange(this);
      yield;
      const count = arranged.order.length;
      const capacity = count + 1024 + Math.min(2 * LONGEST_TAIL, count);
      const space = { memory: new WordMemory(), capacity };
      const columns = yield* rearrangeColumns(this.columns, arranged.order, space);
      const calendar = yield* this.calendar.rearranged(arranged.order, space);
      const slotOf = new Map<number, number>();
      for (let slot = 0; slot < count; slot++) {
        slotOf.set(columns.id.values[slot]!, slot);
        if (slot % MAP_CHUNK === 0) yield;
      }
      return new ListingIndex(this.vocabulary, columns, calendar, arranged, slotOf, space);
    } finally {
      this.#rearranging = false;
    }
  }

  /** Memory of the columns and the calendar. */
  get bytes(): { columns: number; calendar: number } {
    let columns = this.live.words.byteLength + this.codes.byteLength;
    for (const column of Object.values(this.columns)) columns += column.bytes;
    return { columns, calendar: this.calendar.bytes };
  }

  #takeSlot(): number {
    // A slot that is being copied must go on meaning the same listing.
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
    for (const column of Object.values(this.columns)) column.resize(this.#capacity);
    this.calendar.resize(this.#capacity);
    this.live.resize(this.#capacity);
  }
}

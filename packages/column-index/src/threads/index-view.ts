import type { AnyIndex, IndexParts } from '../any-index.ts';
import { Calendar } from '../columns/calendar.ts';
import { Columns } from '../columns/columns.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import { Bitmap } from '../sets/bitmap.ts';
import type { Workspace } from '../sets/workspace.ts';
import { SlotTable } from '../slot-table.ts';
import type { WordMemory } from '../word-memory.ts';

/** An index of another thread, to be read only. It holds until its shape changes. */
export class IndexView implements AnyIndex {
  readonly columns: Columns;
  readonly calendar: Calendar;
  readonly live: Bitmap;
  readonly workspace: Workspace;
  readonly codes: Float64Array;
  readonly daily: DailyNumbers | undefined;
  /** To be set before each question: it changes without the shape. */
  used = 0;
  readonly #slots: SlotTable;

  /** @param workspace in `memory`, of this thread alone. */
  constructor(memory: WordMemory, workspace: Workspace, parts: IndexParts) {
    this.columns = Columns.of(memory, parts.columns);
    this.calendar = new Calendar({ memory, capacity: 0 }, parts.calendar);
    this.live = new Bitmap(memory, parts.live);
    this.workspace = workspace;
    this.codes = parts.codes;
    this.daily = parts.daily;
    this.#slots = new SlotTable(memory, this.columns.id, parts.slots);
  }

  get sorted(): number {
    return this.codes.length;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }
}

import fc from 'fast-check';
import { ColumnIndex } from '../column-index.ts';
import type { DayRange } from '../columns/schema.ts';
import type { Known } from './plain.ts';
import { anyDays, anyRow, SCHEMA, type TestRow, TODAY } from './rows.ts';

export type Change =
  | { kind: 'put'; row: TestRow }
  | { kind: 'remove'; id: number }
  | { kind: 'days'; id: number; days: DayRange[] }
  | { kind: 'rearrange' }
  | { kind: 'restore' };

const anyId = fc.integer({ min: 1, max: 400 });

export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 20, arbitrary: anyRow.map((row): Change => ({ kind: 'put', row })) },
  { weight: 4, arbitrary: anyId.map((id): Change => ({ kind: 'remove', id })) },
  {
    weight: 8,
    arbitrary: fc.tuple(anyId, anyDays).map(([id, days]): Change => ({ kind: 'days', id, days })),
  },
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'rearrange' }) },
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'restore' }) },
);

/** Any sequence of changes. */
export const anyHistory = fc.array(anyChange, { minLength: 30, maxLength: 300, size: 'max' });

/** Applies the same history of changes to an index and to a plain map. */
export class World {
  index = ColumnIndex.empty(SCHEMA, TODAY, 8);
  readonly known = new Map<number, Known>();
  #copying: Generator<void, ColumnIndex<TestRow>> | null = null;
  #since: Change[] = [];

  constructor(history: readonly Change[]) {
    for (const change of history) this.#live(change);
    while (this.#copying !== null) this.#step();
  }

  /** Applies a change to the index; a rearrangement runs in steps, with later changes between them. */
  #live(change: Change): void {
    this.#step();
    if (change.kind === 'rearrange') {
      this.#copying ??= this.index.rearranged();
      return;
    }
    if (change.kind === 'restore') {
      if (this.#copying === null) this.index = restored(this.index);
      return;
    }
    apply(this.index, change);
    if (this.#copying !== null) this.#since.push(change);
    this.#remember(change);
  }

  #step(): void {
    const step = this.#copying?.next();
    if (!step?.done) return;
    this.index = step.value;
    for (const change of this.#since) apply(this.index, change);
    this.#since = [];
    this.#copying = null;
  }

  #remember(change: Change): void {
    if (change.kind === 'put') {
      const days = this.known.get(change.row.id)?.days ?? [];
      this.known.set(change.row.id, { row: change.row, days });
    } else if (change.kind === 'remove') {
      this.known.delete(change.id);
    } else if (change.kind === 'days') {
      const known = this.known.get(change.id);
      if (known) this.known.set(change.id, { row: known.row, days: change.days });
    }
  }
}

/** Applies a change to an index; returns a new index for a rearrangement. */
export function apply(index: ColumnIndex<TestRow>, change: Change): void {
  if (change.kind === 'put') index.put(change.row);
  else if (change.kind === 'remove') index.remove(change.id);
  else if (change.kind === 'days') index.setDays(change.id, change.days);
}

/** Restores an index from its snapshot, through JSON and copies of its arrays. */
function restored(index: ColumnIndex<TestRow>): ColumnIndex<TestRow> {
  const { outline, arrays } = index.snapshot();
  const { arrays: copies, done } = ColumnIndex.restoring(
    SCHEMA,
    JSON.parse(JSON.stringify(outline)),
  );
  for (const [i, copy] of copies.entries()) copy.set(arrays[i]!);
  return done();
}

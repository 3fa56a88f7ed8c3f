import { type Metres, unitVector } from '../geometry/mercator.ts';
import type { CodeColumn } from './column.ts';
import type { Columns } from './columns.ts';
import type { EnumerationColumn } from './enumeration-column.ts';
import type { FlagColumn } from './flag-column.ts';
import type { NumberColumn } from './number-column.ts';
import type { ColumnSpec, Schema } from './schema.ts';
import type { SetColumn } from './set-column.ts';
import type { YearlyColumn } from './yearly-column.ts';

/** Columns of one kind with their readers. A loop over them calls methods of a single class, which V8 compiles to faster code. */
type Readers<Of, Row, Value> = { column: Of; read(row: Row): Value }[];

/** Writes the facts of rows, as the schema reads them, into the columns of an index. */
export class RowWriter<Row> {
  readonly #columns: Columns;
  readonly #schema: Schema<Row>;
  readonly #enumerations: Readers<EnumerationColumn, Row, string | null | undefined> = [];
  readonly #flags: Readers<FlagColumn, Row, boolean | null | undefined> = [];
  readonly #numbers: Readers<NumberColumn, Row, number | null | undefined> = [];
  readonly #sets: Readers<SetColumn, Row, readonly string[]> = [];
  readonly #codes: Readers<CodeColumn, Row, number | null | undefined> = [];
  readonly #yearly: Readers<YearlyColumn, Row, { first: string; last: string } | null> = [];

  constructor(schema: Schema<Row>, columns: Columns) {
    this.#schema = schema;
    this.#columns = columns;
    for (const [name, spec] of Object.entries(schema.columns)) this.#sort(name, spec);
  }

  /** Writes all facts of a row at `place` into a slot, and overwrites the former ones. */
  write(slot: number, row: Row, place: Metres): void {
    const [a, b, c] = unitVector(place);
    const { id, x, y, axisA, axisB, axisC } = this.#columns;
    id.values[slot] = this.#schema.id(row);
    x.values[slot] = place.x;
    y.values[slot] = place.y;
    axisA.values[slot] = a;
    axisB.values[slot] = b;
    axisC.values[slot] = c;
    for (const { column, read } of this.#enumerations) column.set(slot, read(row));
    for (const { column, read } of this.#flags) column.set(slot, read(row));
    for (const { column, read } of this.#numbers) column.set(slot, read(row));
    for (const { column, read } of this.#sets) column.set(slot, read(row));
    for (const { column, read } of this.#codes) column.set(slot, read(row));
    for (const { column, read } of this.#yearly) column.set(slot, read(row));
  }

  #sort(name: string, { kind, read }: ColumnSpec<Row>): void {
    const reading = <Value>(): ((row: Row) => Value) => read as (row: Row) => Value;
    switch (kind) {
      case 'enumeration':
        this.#enumerations.push({ column: this.#columns.enumeration(name), read: reading() });
        break;
      case 'flag':
        this.#flags.push({ column: this.#columns.flag(name), read: reading() });
        break;
      case 'number':
        this.#numbers.push({ column: this.#columns.number(name), read: reading() });
        break;
      case 'set':
        this.#sets.push({ column: this.#columns.set(name), read: reading() });
        break;
      case 'code':
        this.#codes.push({ column: this.#columns.code(name), read: reading() });
        break;
      case 'yearly':
        this.#yearly.push({ column: this.#columns.yearly(name), read: reading() });
    }
  }
}

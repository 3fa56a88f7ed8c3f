import { type Metres, unitVector } from '../geometry/mercator.ts';
import { CodeColumn, type Column, PlainColumn, type Space } from './column.ts';
import { EnumerationColumn } from './enumeration-column.ts';
import { FlagColumn } from './flag-column.ts';
import { NumberColumn } from './number-column.ts';
import type { ColumnSpec, Schema } from './schema.ts';
import { SetColumn } from './set-column.ts';
import { YearlyColumn } from './yearly-column.ts';

/** Rows that are copied in one go. */
const COPY_STEP_ROWS = 50_000;

/** What every row has: its number and where it is. */
interface Places {
  id: PlainColumn<Float64Array>;
  x: PlainColumn<Int32Array>;
  y: PlainColumn<Int32Array>;
  // Three axes of the unit vector; distances are compared as chords, without trigonometry.
  axisA: PlainColumn<Float32Array>;
  axisB: PlainColumn<Float32Array>;
  axisC: PlainColumn<Float32Array>;
}

/** Columns of one kind, and what each reads of a row: so that each loop over them meets one class. */
type Readers<Of, Row, Value> = { column: Of; read(row: Row): Value }[];

/** All columns of an index: those that every index has as properties, the declared ones by name. */
export class Columns<Row> {
  readonly id: Places['id'];
  readonly x: Places['x'];
  readonly y: Places['y'];
  readonly axisA: Places['axisA'];
  readonly axisB: Places['axisB'];
  readonly axisC: Places['axisC'];
  readonly #schema: Schema<Row>;
  readonly #places: Places;
  readonly #declared: ReadonlyMap<string, Column>;
  readonly #enumerations: Readers<EnumerationColumn, Row, string | null | undefined> = [];
  readonly #flags: Readers<FlagColumn, Row, boolean | null | undefined> = [];
  readonly #numbers: Readers<NumberColumn, Row, number | null | undefined> = [];
  readonly #sets: Readers<SetColumn, Row, readonly string[]> = [];
  readonly #codes: Readers<CodeColumn, Row, number | null | undefined> = [];
  readonly #yearly: Readers<YearlyColumn, Row, { first: string; last: string } | null> = [];

  private constructor(schema: Schema<Row>, places: Places, declared: ReadonlyMap<string, Column>) {
    this.#schema = schema;
    this.#places = places;
    this.#declared = declared;
    this.id = places.id;
    this.x = places.x;
    this.y = places.y;
    this.axisA = places.axisA;
    this.axisB = places.axisB;
    this.axisC = places.axisC;
    for (const [name, spec] of Object.entries(schema.columns)) this.#sort(name, spec);
  }

  /** All columns of a schema, empty. */
  static empty<Row>(schema: Schema<Row>, space: Space): Columns<Row> {
    const { capacity } = space;
    const places = {
      id: new PlainColumn(new Float64Array(capacity)),
      x: new PlainColumn(new Int32Array(capacity)),
      y: new PlainColumn(new Int32Array(capacity)),
      axisA: new PlainColumn(new Float32Array(capacity)),
      axisB: new PlainColumn(new Float32Array(capacity)),
      axisC: new PlainColumn(new Float32Array(capacity)),
    };
    const declared = Object.entries(schema.columns).map(([name, spec]): [string, Column] => [
      name,
      columnOf(spec, space),
    ]);
    return new Columns(schema, places, new Map(declared));
  }

  enumeration(name: string): EnumerationColumn {
    return this.#named(name, EnumerationColumn);
  }

  flag(name: string): FlagColumn {
    return this.#named(name, FlagColumn);
  }

  number(name: string): NumberColumn {
    return this.#named(name, NumberColumn);
  }

  set(name: string): SetColumn {
    return this.#named(name, SetColumn);
  }

  code(name: string): CodeColumn {
    return this.#named(name, CodeColumn);
  }

  yearly(name: string): YearlyColumn {
    return this.#named(name, YearlyColumn);
  }

  /** A declared column, whatever its kind; throws when there is none of this name. */
  named(name: string): Column {
    const column = this.#declared.get(name);
    if (column === undefined) throw new RangeError(`There is no column ${name}`);
    return column;
  }

  /** Writes all facts of a row at `place` into a slot, whatever it held before. */
  write(slot: number, row: Row, place: Metres): void {
    const [a, b, c] = unitVector(place);
    this.id.values[slot] = this.#schema.id(row);
    this.x.values[slot] = place.x;
    this.y.values[slot] = place.y;
    this.axisA.values[slot] = a;
    this.axisB.values[slot] = b;
    this.axisC.values[slot] = c;
    for (const { column, read } of this.#enumerations) column.set(slot, read(row));
    for (const { column, read } of this.#flags) column.set(slot, read(row));
    for (const { column, read } of this.#numbers) column.set(slot, read(row));
    for (const { column, read } of this.#sets) column.set(slot, read(row));
    for (const { column, read } of this.#codes) column.set(slot, read(row));
    for (const { column, read } of this.#yearly) column.set(slot, read(row));
  }

  resize(capacity: number): void {
    for (const column of this.#all()) column.resize(capacity);
  }

  /** A copy in the given order, made in small steps so that other work can go on in between. */
  *rearranged(order: Int32Array, space: Space): Generator<void, Columns<Row>> {
    const places: Record<string, Column> = {};
    for (const [name, column] of Object.entries<Column>({ ...this.#places })) {
      places[name] = yield* copied(column, order, space);
    }
    const declared = new Map<string, Column>();
    for (const [name, column] of this.#declared) {
      declared.set(name, yield* copied(column, order, space));
    }
    return new Columns(this.#schema, places as unknown as Places, declared);
  }

  get bytes(): number {
    let bytes = 0;
    for (const column of this.#all()) bytes += column.bytes;
    return bytes;
  }

  #all(): Column[] {
    return [...Object.values(this.#places), ...this.#declared.values()];
  }

  #named<Kind extends Column>(name: string, kind: new (...args: never[]) => Kind): Kind {
    const column = this.named(name);
    if (!(column instanceof kind)) throw new TypeError(`Column ${name} is no ${kind.name}`);
    return column;
  }

  #sort(name: string, { kind, read }: ColumnSpec<Row>): void {
    const reading = <Value>(): ((row: Row) => Value) => read as (row: Row) => Value;
    switch (kind) {
      case 'enumeration':
        this.#enumerations.push({ column: this.enumeration(name), read: reading() });
        break;
      case 'flag':
        this.#flags.push({ column: this.flag(name), read: reading() });
        break;
      case 'number':
        this.#numbers.push({ column: this.number(name), read: reading() });
        break;
      case 'set':
        this.#sets.push({ column: this.set(name), read: reading() });
        break;
      case 'code':
        this.#codes.push({ column: this.code(name), read: reading() });
        break;
      case 'yearly':
        this.#yearly.push({ column: this.yearly(name), read: reading() });
    }
  }
}

function columnOf<Row>(spec: ColumnSpec<Row>, space: Space): Column {
  switch (spec.kind) {
    case 'enumeration':
      return new EnumerationColumn(space, spec.values, spec.maxValues);
    case 'flag':
      return new FlagColumn(space);
    case 'number':
      if (spec.edges === 'follow the rows') return new NumberColumn(space, [], true);
      return new NumberColumn(space, spec.edges);
    case 'set':
      return new SetColumn(space, spec.values);
    case 'code':
      return new CodeColumn(new Int32Array(space.capacity));
    case 'yearly':
      return new YearlyColumn(space);
  }
}

function* copied(column: Column, order: Int32Array, space: Space): Generator<void, Column> {
  const copy = column.blank(space, order);
  for (let from = 0; from < order.length; from += COPY_STEP_ROWS) {
    copy.copy(column, order, from, Math.min(from + COPY_STEP_ROWS, order.length));
    yield;
  }
  return copy;
}

import { sharedArray } from '../shared-array.ts';
import type { WordMemory } from '../word-memory.ts';
import { CodeColumn, type Column, PlainColumn, type Space } from './column.ts';
import type { ColumnParts } from './column-parts.ts';
import { EnumerationColumn } from './enumeration-column.ts';
import { FlagColumn } from './flag-column.ts';
import { NumberColumn } from './number-column.ts';
import type { ColumnSpec } from './schema.ts';
import { SetColumn } from './set-column.ts';
import { YearlyColumn } from './yearly-column.ts';

/** Number of rows that are copied in one step. */
const COPY_STEP_ROWS = 50_000;

/** The columns that every index has: ids and positions. */
interface Places {
  id: PlainColumn<Float64Array>;
  x: PlainColumn<Int32Array>;
  y: PlainColumn<Int32Array>;
  // The coordinates of the unit vector, by which distances are compared as chords, without trigonometry.
  axisA: PlainColumn<Float32Array>;
  axisB: PlainColumn<Float32Array>;
  axisC: PlainColumn<Float32Array>;
}

/** The data of all columns in a snapshot, by name. */
export interface ColumnsParts {
  places: Record<string, ColumnParts>;
  declared: Record<string, ColumnParts>;
}

/** All columns of an index: those that every index has as properties, and those that the schema declares by name. */
export class Columns {
  readonly id: Places['id'];
  readonly x: Places['x'];
  readonly y: Places['y'];
  readonly axisA: Places['axisA'];
  readonly axisB: Places['axisB'];
  readonly axisC: Places['axisC'];
  readonly #places: Places;
  readonly #declared: ReadonlyMap<string, Column>;

  private constructor(places: Places, declared: ReadonlyMap<string, Column>) {
    this.#places = places;
    this.#declared = declared;
    this.id = places.id;
    this.x = places.x;
    this.y = places.y;
    this.axisA = places.axisA;
    this.axisB = places.axisB;
    this.axisC = places.axisC;
  }

  /** Creates the columns that a schema declares, without rows. */
  static empty(specs: Readonly<Record<string, ColumnSpec<never>>>, space: Space): Columns {
    const { capacity } = space;
    const places = {
      id: new PlainColumn(sharedArray(Float64Array, capacity)),
      x: new PlainColumn(sharedArray(Int32Array, capacity)),
      y: new PlainColumn(sharedArray(Int32Array, capacity)),
      axisA: new PlainColumn(sharedArray(Float32Array, capacity)),
      axisB: new PlainColumn(sharedArray(Float32Array, capacity)),
      axisC: new PlainColumn(sharedArray(Float32Array, capacity)),
    };
    const declared = Object.entries(specs).map(([name, spec]): [string, Column] => [
      name,
      columnOf(spec, space),
    ]);
    return new Columns(places, new Map(declared));
  }

  /** Creates the columns of a snapshot. */
  static of(memory: WordMemory, { places, declared }: ColumnsParts): Columns {
    const columnsOf = (parts: Record<string, ColumnParts>): [string, Column][] =>
      Object.entries(parts).map(([name, column]) => [name, columnOfParts(memory, column)]);
    const placeColumns: unknown = Object.fromEntries(columnsOf(places));
    return new Columns(placeColumns as Places, new Map(columnsOf(declared)));
  }

  get parts(): ColumnsParts {
    const partsOf = (columns: Iterable<[string, Column]>): Record<string, ColumnParts> =>
      Object.fromEntries([...columns].map(([name, { parts }]) => [name, parts]));
    return { places: partsOf(Object.entries(this.#places)), declared: partsOf(this.#declared) };
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

  /** Returns a declared column of any kind; throws a RangeError if there is none of this name. */
  named(name: string): Column {
    const column = this.#declared.get(name);
    if (column === undefined) throw new RangeError(`There is no column ${name}`);
    return column;
  }

  resize(capacity: number): void {
    for (const column of this.#all()) column.resize(capacity);
  }

  /** Makes a copy in the given order, in small steps so that other work can continue in between. */
  *rearranged(order: Int32Array, space: Space): Generator<void, Columns> {
    const places: Record<string, Column> = {};
    for (const [name, column] of Object.entries<Column>({ ...this.#places })) {
      places[name] = yield* copied(column, order, space);
    }
    const declared = new Map<string, Column>();
    for (const [name, column] of this.#declared) {
      declared.set(name, yield* copied(column, order, space));
    }
    return new Columns(places as unknown as Places, declared);
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
}

function columnOf(spec: ColumnSpec<never>, space: Space): Column {
  switch (spec.kind) {
    case 'enumeration':
      return EnumerationColumn.empty(space, spec.values, spec.maxValues);
    case 'flag':
      return FlagColumn.empty(space);
    case 'number':
      if (spec.edges === 'follow the rows') return NumberColumn.empty(space, [], true);
      return NumberColumn.empty(space, spec.edges);
    case 'set':
      return SetColumn.empty(space, spec.values);
    case 'code':
      return new CodeColumn(sharedArray(Int32Array, space.capacity));
    case 'yearly':
      return YearlyColumn.empty(space);
  }
}

function columnOfParts(memory: WordMemory, parts: ColumnParts): Column {
  switch (parts.kind) {
    case 'plain':
      return new PlainColumn(parts.values);
    case 'code':
      return new CodeColumn(parts.values as Int32Array);
    case 'enumeration':
      return new EnumerationColumn({ memory, capacity: parts.codes.length }, parts);
    case 'flag':
      return new FlagColumn(memory, parts);
    case 'number':
      return new NumberColumn(memory, parts);
    case 'set':
      return new SetColumn(memory, parts);
    case 'yearly':
      return YearlyColumn.of(memory, parts);
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

import fc from 'fast-check';
import type { DayRange } from '../columns/schema.ts';
import type { Schema, YearlySpan } from '../columns/schema.ts';
import { edgesAbove } from '../questions/criterion.ts';

/** A row with a fact for each kind of column. Null means "not stated". */
export interface TestRow {
  id: number;
  x: number;
  y: number;
  colour: string;
  land: string;
  label: string | null;
  group: number | null;
  price: number | null;
  unit: string | null;
  size: number | null;
  length: number | null;
  ready: boolean | null;
  quiet: boolean | null;
  /** Number of parts that 1 in its calendar stands for. */
  scale: number;
  least: number | null;
  tags: readonly string[];
  /** Tags that the row does not state. It states yes or no for all others, so without any its tags are complete. */
  silent: readonly string[];
  shapes: readonly string[];
  span: YearlySpan | null;
  score: number | null;
  age: number;
  rank: number;
}

export const COLOURS = ['red', 'green', 'blue', 'grey'] as const;
export const TAGS = ['round', 'square', 'soft', 'calm'] as const;
export const SHAPES = ['flat', 'tall'] as const;
export const BANDS = [25, 50, 100];
export const SIZES = [1, 2, 4, 8];
export const LENGTHS = [500, 600, 700];

/** Number of parts that make 1 in a price. */
export const PARTS = 700;

/** The first day of the calendars: 1 May 2026. */
export const TODAY = 20_574;

export const SCHEMA: Schema<TestRow> = {
  id: ({ id }) => id,
  position: ({ x, y }) => ({ x, y }),
  columns: {
    colour: { kind: 'enumeration', values: COLOURS, read: (row) => row.colour },
    land: { kind: 'enumeration', values: [], maxValues: 10, read: (row) => row.land },
    label: { kind: 'enumeration', values: [], maxValues: 10, read: (row) => row.label },
    group: { kind: 'code', read: (row) => row.group },
    price: { kind: 'number', edges: [1, ...BANDS, 500], read: (row) => row.price },
    unit: { kind: 'enumeration', values: [], maxValues: 5, read: (row) => row.unit },
    scale: { kind: 'code', read: (row) => row.scale },
    least: { kind: 'number', edges: [2, 3, 8], read: (row) => row.least },
    size: { kind: 'number', edges: SIZES, read: (row) => row.size },
    length: { kind: 'number', edges: edgesAbove(LENGTHS), read: (row) => row.length },
    ready: { kind: 'flag', read: (row) => row.ready },
    quiet: { kind: 'flag', read: (row) => row.quiet },
    tags: { kind: 'set', values: TAGS, read: (row) => row.tags },
    silent: { kind: 'set', values: TAGS.slice(1), read: (row) => row.silent },
    shapes: { kind: 'set', values: SHAPES, read: (row) => row.shapes },
    span: { kind: 'yearly', read: (row) => row.span },
    score: { kind: 'number', edges: [0, 2, 4, 4.9], read: (row) => row.score },
    age: { kind: 'number', edges: 'follow the rows', read: (row) => row.age },
    rank: { kind: 'number', edges: 'follow the rows', read: (row) => row.rank },
  },
  separate: { column: 'colour', value: 'grey' },
  daily: { column: 'price', parts: PARTS, scale: 'scale' },
};

const maybe = <T>(...values: T[]) => fc.constantFrom<T | null>(null, ...values);

/** Any row. There are few different positions, so that many rows share one or lie on an edge. */
export const anyRow: fc.Arbitrary<TestRow> = fc
  .record({
    id: fc.integer({ min: 1, max: 400 }),
    colour: fc.constantFrom(...COLOURS),
    x: fc.constantFrom(-300_000, -120_000, -400, 0, 300, 80_000, 82_000, 4_000_000),
    y: fc.constantFrom(5_000_000, 5_000_400, 6_400_000, 6_500_000, -4_000_000),
    land: fc.constantFrom('A', 'B', 'C'),
    label: maybe('k', 'l', 'm'),
    group: maybe(1, 2, 3),
    price: maybe(0, 49.99, 50, 89, 100, 100.5, 2500),
    unit: fc.constantFrom('p', 'q'),
    scale: fc.constantFrom(1, 7),
    least: maybe(1, 2, 4, 7, 30),
    size: maybe(1, 2, 4, 6, 12),
    length: maybe(499, 500, 599, 700, 741),
    ready: maybe(true, false),
    quiet: maybe(true, false),
    tags: fc.subarray([...TAGS]),
    silent: fc.oneof(fc.constant<string[]>([]), fc.subarray<string>(TAGS.slice(1))),
    shapes: fc.subarray([...SHAPES]),
    span: maybe(
      { first: '04-01', last: '05-10' },
      { first: '04-01', last: '09-30' },
      { first: '11-15', last: '05-10' },
    ),
    score: maybe(0, 3.5, 4.8, 5),
    age: fc.integer({ min: 1_700_000_000, max: 1_700_000_009 }),
    rank: fc.integer({ min: 0, max: 6 }),
  })
  .map((row) =>
    Object.assign(row, {
      unit: row.price === null ? null : row.unit,
      silent: row.silent.filter((tag) => !(row.tags as string[]).includes(tag)),
    }),
  );

/** Any calendar around the first day; ranges do not overlap. */
export const anyDays: fc.Arbitrary<DayRange[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 4 }),
      days: fc.integer({ min: 1, max: 9 }),
      yes: fc.boolean(),
      // The last number needs more than the 24 bits that a four-byte number stores exactly.
      number: fc.option(fc.constantFrom(0, 2500, 4999, 5000, 9100, 30_000, 16_777_217)),
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    let day = TODAY - 3;
    return parts.map(({ gap, days, yes, number }) => {
      const from = day + gap;
      day = from + days;
      return { from, to: day, yes, number };
    });
  });

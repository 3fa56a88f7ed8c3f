import { atLeast as from, atMost as upTo, edgesAbove } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Audience } from './audience.ts';
import type { Unit } from './filter.ts';
import { number } from './parameter.ts';
import { type Common, simple } from './simple.ts';

interface OfNumber extends Common {
  /** Minimum and maximum that the parameter may have. */
  range: readonly [least: number, most: number];
  /** The bounds that are counted as facets. */
  counted: readonly number[];
  read(row: SearchableRow): number | null | undefined;
}

/** Creates a filter that finds listings whose whole number is at least the parameter. */
export function atLeast<const Name extends string>(
  name: Name,
  of: OfNumber & {
    /** The name of the column, where it is shared with another filter; otherwise the filter's own name. */
    columnName?: string;
  },
) {
  const { range, counted, read } = of;
  return simple(name, 'at least', {
    ...of,
    parameter: number(...range),
    column: { kind: 'number', edges: counted, read },
    tests: (min, column) => (min === null ? [] : [{ kind: 'between', column, ...from(min) }]),
    count: {
      kind: 'at least',
      bounds: counted.map((bound) => ({ value: String(bound), bound })),
    },
    countIn: of.appliesTo,
    isStated: (row) => typeof read(row) === 'number',
    words: null,
  });
}

/** Creates a filter that finds listings whose number is at most the parameter. */
export function atMost<const Name extends string>(
  name: Name,
  of: OfNumber & {
    unit: Unit;
    /** Number of parts of a unit that values are rounded to: 100 rounds to hundredths. */
    parts?: number;
    /** The listings that facets count, where these are more than the listings the filter applies to. */
    countedIn?: Audience;
  },
) {
  const { range, counted, read, parts = 1 } = of;
  const inParts = (value: number): number => Math.round(value * parts);
  return simple(name, 'at most', {
    ...of,
    parameter: number(...range, parts === 1 ? 'whole' : 'fraction'),
    column: {
      kind: 'number',
      edges: edgesAbove(counted.map(inParts)),
      read(row) {
        const value = read(row);
        return value === null || value === undefined ? null : inParts(value);
      },
    },
    tests: (max, column) =>
      max === null ? [] : [{ kind: 'between', column, ...upTo(inParts(max)) }],
    count: {
      kind: 'at most',
      bounds: counted.map((value) => ({ value: String(value), bound: inParts(value) })),
    },
    countIn: of.countedIn ?? of.appliesTo,
    isStated: (row) => typeof read(row) === 'number',
    words: null,
  });
}

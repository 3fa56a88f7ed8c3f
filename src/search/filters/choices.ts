import type { Test } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import { codes as codesParameter, someOf } from './parameter.ts';
import { type Common, simple } from './simple.ts';

interface OfValues<Value extends string, Words extends string> extends Common {
  values: readonly Value[];
  /** Key of the list of the values' words in the catalogues. */
  words: Words;
  /** Whether values are sorted by their number of listings; else in the order of `values`. */
  mostFirst?: boolean;
}

interface OfList {
  read(row: SearchableRow): readonly string[] | undefined;
  /** Whether a list states anything, where that is known without reading it. */
  isStated?(row: SearchableRow): boolean;
  /** The values of which an open-data campsite says neither yes nor no. */
  unknown: { values: readonly string[]; read(row: SearchableRow): readonly string[] | undefined };
}

const anyOf = (values: readonly string[], column: string, unknown?: string): Test[] =>
  values.length === 0
    ? []
    : [{ kind: 'any of', column, values, ...(unknown !== undefined && { unknown }) }];

/** The column of a list's unknown values. */
const unknownOf = (column: string): string => `${column}_unknown`;

/** Listings that state one of the chosen values. */
export function choice<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(
  name: Name,
  of: OfValues<Value, Words> & {
    /** Whether every listing states a value. */
    alwaysStated?: boolean;
    read(row: SearchableRow): string | null | undefined;
  },
) {
  const { values, read } = of;
  return simple(name, 'choice', {
    ...of,
    parameter: someOf(values),
    column: { kind: 'enumeration', values, read },
    tests: (chosen, column) => anyOf(chosen, column),
    count: { kind: 'values' },
    countIn: of.appliesTo,
    isStated: (row) => typeof read(row) === 'string',
  });
}

/** Listings whose list has any of the chosen values. An empty list states nothing. */
export function choiceOfList<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(name: Name, of: OfValues<Value, Words> & OfList) {
  return simple(name, 'choice', {
    ...of,
    ...listed(name, of),
    parameter: someOf(of.values),
    tests: (chosen, column) => anyOf(chosen, column, unknownOf(column)),
    count: { kind: 'values', unknown: unknownOf(name) },
    countIn: of.appliesTo,
  });
}

/**
 * Listings whose list has all of the chosen values; one that lists some but not all does not match. An
 * empty list states nothing.
 */
export function allOfList<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(name: Name, of: OfValues<Value, Words> & OfList) {
  return simple(name, 'all of', {
    ...of,
    ...listed(name, of),
    parameter: someOf(of.values),
    tests: (chosen: readonly Value[], column) =>
      chosen.flatMap((value) =>
        anyOf([value], column, unknownOf(column)).map((test) => ({ ...test, value })),
      ),
    count: { kind: 'needed values', unknown: unknownOf(name) },
    countIn: 'all',
  });
}

/** Listings that state one of the chosen codes, in upper case; codes have no words in the catalogues. */
export function codes<const Name extends string>(
  name: Name,
  of: Common & {
    /** The form of a code, as documented and as a pattern, and how many may be chosen. */
    form: string;
    pattern: RegExp;
    mostChosen: number;
    /** Maximum number of different codes in the index; listings with further ones count as not stated. */
    mostKept: number;
    read(row: SearchableRow): string | null | undefined;
  },
) {
  const { form, pattern, mostChosen, mostKept, read } = of;
  return simple(name, 'codes', {
    ...of,
    parameter: codesParameter(form, pattern, mostChosen),
    column: { kind: 'enumeration', values: [], maxValues: mostKept, read },
    tests: (chosen, column) => anyOf(chosen, column),
    count: { kind: 'values' },
    countIn: of.appliesTo,
    isStated: (row) => typeof read(row) === 'string',
    words: null,
  });
}

const listed = (
  name: string,
  { values, read, isStated, unknown }: OfList & { values: readonly string[] },
) => ({
  moreColumns: {
    [unknownOf(name)]: {
      kind: 'set' as const,
      values: unknown.values,
      read: (row: SearchableRow) => unknown.read(row) ?? [],
    },
  },
  column: { kind: 'set' as const, values, read: (row: SearchableRow) => read(row) ?? [] },
  isStated: isStated ?? ((row: SearchableRow) => (read(row) ?? []).length > 0),
});

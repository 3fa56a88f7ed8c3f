import type { Test } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Note } from './filter.ts';
import { codes as codesParameter, someOf } from './parameter.ts';
import { type Common, simple } from './simple.ts';

interface OfValues<Value extends string, Words extends string> extends Common {
  values: readonly Value[];
  /** The key under which the message catalogues hold the words of the values. */
  words: Words;
  /** Whether values are sorted by their number of listings; otherwise they keep the order of `values`. */
  mostFirst?: boolean;
}

interface OfList {
  read(row: SearchableRow): readonly string[] | undefined;
  /** A faster test than reading the list for whether the list states anything, where there is one. */
  isStated?(row: SearchableRow): boolean;
  /** The values that an open-data campsite neither affirms nor denies. */
  unknown: { values: readonly string[]; read(row: SearchableRow): readonly string[] | undefined };
}

const anyOf = (values: readonly string[], column: string, unknown?: string): Test[] =>
  values.length === 0
    ? []
    : [{ kind: 'any of', column, values, ...(unknown !== undefined && { unknown }) }];

/** The name of the column that holds a list's unknown values. */
const unknownOf = (column: string): string => `${column}_unknown`;

/** Creates a filter that finds listings that state one of the chosen values. */
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

/**
 * Creates a filter that finds listings whose list has at least one of the chosen values. An empty list
 * counts as not stated.
 */
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
 * Creates a filter that finds listings whose list has all of the chosen values. A list with only some of
 * them does not match; an empty list counts as not stated.
 */
export function allOfList<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(
  name: Name,
  of: OfValues<Value, Words> &
    OfList & {
      /** The value that another filter, a flag, asks for in its own name. Addresses may still choose it here. */
      elsewhere: { value: Value; flag: string };
    },
) {
  const { values, elsewhere } = of;
  const offered = someOf(values.filter((value) => value !== elsewhere.value));
  const filter = simple(name, 'all of', {
    ...of,
    ...listed(name, of),
    parameter: { ...offered, read: someOf(values).read },
    tests: (chosen: readonly Value[], column) =>
      chosen.flatMap((value) =>
        anyOf([value], column, unknownOf(column)).map((test) => ({ ...test, value })),
      ),
    count: { kind: 'needed values', unknown: unknownOf(name), except: [elsewhere.value] },
    countIn: 'all',
  });
  return {
    ...filter,
    settle(params: Record<Name, readonly Value[]>): Note[] {
      const { value, flag } = elsewhere;
      if (!params[name].includes(value)) return [];
      Object.assign(params, {
        [name]: params[name].filter((one) => one !== value),
        [flag]: true,
      });
      return [];
    },
  };
}

/**
 * Creates a filter that finds listings that state one of the chosen codes, compared in upper case. Codes
 * have no words in the message catalogues.
 */
export function codes<const Name extends string>(
  name: Name,
  of: Common & {
    /** The form of a code in words, for the documentation. */
    form: string;
    pattern: RegExp;
    /** Maximum number of codes that a search may choose. */
    mostChosen: number;
    /** Maximum number of different codes in the index; a listing with a code beyond it counts as not stated. */
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

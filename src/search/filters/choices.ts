import type { Test } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import { codes as codesParameter, someOf } from './parameter.ts';
import { type Common, simple } from './simple.ts';

interface OfValues<Value extends string, Words extends string> extends Common {
  values: readonly Value[];
  /** Where the words of the values stand in the catalogues. */
  words: Words;
  /** Whether values are shown by how many listings have them; else in the order of `values`. */
  mostFirst?: boolean;
}

type Facts = (row: SearchableRow) => readonly string[] | undefined;

const anyOf = (values: readonly string[], column: string): Test[] =>
  values.length === 0 ? [] : [{ kind: 'any of', column, values }];

/** Listings that state one of the chosen values. */
export function choice<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(
  name: Name,
  of: OfValues<Value, Words> & {
    /** Whether every listing states one. */
    everybodyStates?: boolean;
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
    among: of.asks,
    isStated: (row) => typeof read(row) === 'string',
  });
}

/** Listings whose list has any of the chosen values. An empty list states nothing. */
export function choiceOfList<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(name: Name, of: OfValues<Value, Words> & { read: Facts }) {
  return simple(name, 'choice', {
    ...of,
    ...listed(of.values, of.read),
    parameter: someOf(of.values),
    tests: (chosen, column) => anyOf(chosen, column),
    count: { kind: 'values' },
    among: of.asks,
  });
}

/**
 * Listings whose list has all of the chosen values; one that lists some, but not all of them, says no.
 * An empty list states nothing.
 */
export function allOfList<
  const Name extends string,
  const Value extends string,
  const Words extends string,
>(name: Name, of: OfValues<Value, Words> & { read: Facts }) {
  return simple(name, 'all of', {
    ...of,
    ...listed(of.values, of.read),
    parameter: someOf(of.values),
    tests: (chosen: readonly Value[], column) =>
      chosen.map((value) => ({ kind: 'any of', column, values: [value], value })),
    count: { kind: 'needed values' },
    among: 'anybody',
  });
}

/** Listings that state one of the chosen codes, in capitals; codes have no words. */
export function codes<const Name extends string>(
  name: Name,
  of: Common & {
    /** The form of one, in words and as a pattern, and how many may be chosen. */
    form: string;
    pattern: RegExp;
    mostChosen: number;
    /** How many different ones are kept; listings with others count as stating nothing. */
    mostKept: number;
    read(row: SearchableRow): string | null | undefined;
  },
) {
  const { form, pattern, mostChosen, mostKept, read } = of;
  return simple(name, 'codes', {
    ...of,
    parameter: codesParameter(form, pattern, mostChosen),
    column: { kind: 'enumeration', values: [], most: mostKept, read },
    tests: (chosen, column) => anyOf(chosen, column),
    count: { kind: 'values' },
    among: of.asks,
    isStated: (row) => typeof read(row) === 'string',
    words: null,
  });
}

const listed = (values: readonly string[], facts: Facts) => ({
  column: { kind: 'set' as const, values, read: (row: SearchableRow) => facts(row) ?? [] },
  isStated: (row: SearchableRow) => (facts(row) ?? []).length > 0,
});

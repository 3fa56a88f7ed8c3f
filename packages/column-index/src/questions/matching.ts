import type { Selection } from '../sets/selection.ts';
import { dropEmpty, subselection } from '../sets/subselection.ts';
import { at, count } from '../sets/sets.ts';
import type { Averages } from './averages.ts';
import type { CriterionResult, Evaluated } from './criteria.ts';

/** What is left of a selection when everything asked for holds. */
export interface Matches {
  selection: Selection;
  criteria: readonly CriterionResult[];
  /** What rows have in place of their daily numbers; null where these are not looked at. */
  averages: Averages | null;
  /** Rows that fail no criterion. */
  all: Int32Array;
  /** Those of them that state a match for everything; they come first. */
  stated: Int32Array;
  /** Rows that fail exactly one criterion. */
  missedByOne: Int32Array;
}

/**
 * Puts the criteria together. One pass finds both who matches and who misses by a single
 * criterion: with the second set, what would match without a certain criterion is known for each
 * of them, without matching again. Where most blocks of the selection hold neither, these are dropped.
 */
export function match(selection: Selection, { criteria, averages }: Evaluated): Matches {
  const { mask, size, workspace } = selection;
  const all = workspace.take();
  const stated = workspace.take();
  const missedByOne = workspace.take();
  all.set(mask.subarray(0, size));
  stated.set(mask.subarray(0, size));
  missedByOne.fill(0, 0, size);
  for (const { yes, open } of criteria) {
    const [certain, possible] = [at(yes), at(open ?? yes)];
    const { kernels } = workspace;
    kernels.applyCriterion(at(all), at(stated), at(missedByOne), certain, possible, size);
  }
  if (criteria.length > 0) {
    const any = workspace.take();
    workspace.kernels.or(at(any), at(all), at(missedByOne), size);
    const asked = criteria.flatMap(({ yes, open, days }) => [
      yes,
      ...(open === null ? [] : [open]),
      ...(days === undefined ? [] : [days.short, days.outside]),
    ]);
    dropEmpty(selection, any, [mask, all, stated, missedByOne, ...asked]);
  }
  return { selection, criteria, averages, all, stated, missedByOne };
}

/** Who would match without this criterion, as a selection of their own. */
export function without(matches: Matches, { yes, open }: CriterionResult): Selection {
  const { all, missedByOne, selection } = matches;
  const mask = selection.workspace.take();
  const { kernels } = selection.workspace;
  const [certain, possible] = [at(yes), at(open ?? yes)];
  kernels.withoutCriterion(at(mask), at(all), at(missedByOne), certain, possible, selection.size);
  return subselection(selection, mask);
}

/** A criterion that could be left out, and how many rows would then match. */
export interface Loosening {
  name: string;
  /** Where several criteria have this name. */
  value?: string;
  total: number;
}

/** What leaving out each single criterion would give, the most helpful first. */
export function loosenings(matches: Matches): Loosening[] {
  return matches.criteria
    .map((criterion) => {
      const left = without(matches, criterion);
      return {
        name: criterion.name,
        ...(criterion.value === undefined ? {} : { value: criterion.value }),
        total: count(left, left.mask),
      };
    })
    .sort((a, b) => b.total - a.total);
}

/** The names of the criteria that a matching row states nothing to, each once, sorted; not that it is short. */
export function notStatedBy(matches: Matches, k: number, bit: number): string[] {
  const isIn = (set: Int32Array): boolean => (set[k]! & bit) !== 0;
  const names = matches.criteria
    .filter(
      ({ yes, open, days }) =>
        !isIn(yes) && open !== null && isIn(open) && !(days !== undefined && isIn(days.short)),
    )
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

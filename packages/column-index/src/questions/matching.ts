import type { Selection } from '../sets/selection.ts';
import { dropEmpty, subselection } from '../sets/subselection.ts';
import { at, count } from '../sets/sets.ts';
import type { Averages } from './averages.ts';
import type { CriterionResult, Evaluated } from './criteria.ts';

/** The rows of a selection that match every criterion, and those that miss only one. */
export interface Matches {
  selection: Selection;
  criteria: readonly CriterionResult[];
  /** Averages over the requested days; null if no criterion, order or histogram reads them. */
  averages: Averages | null;
  /** Rows that fail no criterion. */
  all: Int32Array;
  /** The rows of `all` that state a match for every criterion; they come first. */
  stated: Int32Array;
  /** Rows that fail exactly one criterion. */
  missedByOne: Int32Array;
}

/**
 * Combines the criteria. One pass finds the rows that match, and the rows that miss exactly one criterion. From the second
 * set, `without` computes the rows that match without any one criterion, so that these need no further pass. Blocks of the
 * selection that have no row of either set are dropped if there are enough of them.
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
    const results = criteria.flatMap(({ yes, open, days }) => [
      yes,
      ...(open === null ? [] : [open]),
      ...(days === undefined ? [] : [days.short, days.outside]),
    ]);
    dropEmpty(selection, any, [mask, all, stated, missedByOne, ...results]);
  }
  return { selection, criteria, averages, all, stated, missedByOne };
}

/**
 * Counts the rows that fail no criterion but do not state all of them, days aside: results, or rows that strict criteria
 * leave out and have found (`withheld`).
 */
export function countSilent(selection: Selection, { criteria }: Evaluated): number {
  const { mask, size, workspace } = selection;
  if (criteria.every(({ open, withheld }) => open === null && withheld === undefined)) return 0;
  const [refused, unsure] = [workspace.take(), workspace.take()];
  refused.fill(0, 0, size);
  unsure.fill(0, 0, size);
  const { kernels } = workspace;
  for (const { yes, open, withheld, days } of criteria) {
    const kept = open ?? withheld ?? yes;
    // `refused |= mask & ~(yes | kept)`, and likewise for rows that are not sure to match.
    kernels.withoutCriterion(at(refused), at(refused), at(mask), at(yes), at(kept), size);
    const sure = days === undefined ? yes : kept;
    kernels.withoutCriterion(at(unsure), at(unsure), at(mask), at(yes), at(sure), size);
  }
  return count(selection, unsure) - count(selection, refused);
}

/** Creates a selection of the rows that match without this criterion. */
export function without(matches: Matches, { yes, open }: CriterionResult): Selection {
  const { all, missedByOne, selection } = matches;
  const mask = selection.workspace.take();
  const { kernels } = selection.workspace;
  const [certain, possible] = [at(yes), at(open ?? yes)];
  kernels.withoutCriterion(at(mask), at(all), at(missedByOne), certain, possible, selection.size);
  return subselection(selection, mask);
}

/** The number of rows that match without one criterion. */
export interface RelaxedCriterion {
  name: string;
  /** Distinguishes several criteria of this name. */
  value?: string;
  total: number;
}

/** The number of results without each criterion, the highest first. */
export function relaxedCriteria(matches: Matches): RelaxedCriterion[] {
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

/** The sorted names of the criteria that a matching row does not state; without a criterion of days for which it is short. */
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

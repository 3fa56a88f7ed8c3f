import type { Criterion } from './criterion.ts';
import type { FilterName } from './index-query.ts';
import { count, type Selection } from './selection.ts';

/** What is left of a selection when everything asked for holds. */
export interface Matches {
  selection: Selection;
  criteria: readonly Criterion[];
  /** Listings that say no to nothing. */
  all: Int32Array;
  /** Those of them that state a match for everything; they come first. */
  stated: Int32Array;
  /** Listings that say no to exactly one criterion. */
  missedByOne: Int32Array;
}

/**
 * Puts the criteria together. One pass finds both who matches and who misses by a single
 * criterion: with the second set, what would match without a certain criterion is known for each
 * of them, without matching again. Words of the selection with neither are dropped from it.
 */
export function match(selection: Selection, criteria: readonly Criterion[]): Matches {
  const { words, mask, workspace } = selection;
  const all = workspace.take();
  const stated = workspace.take();
  const missedByOne = workspace.take();
  let size = 0;
  for (let k = 0; k < selection.size; k++) {
    let inAll = mask[k]!;
    let inStated = inAll;
    let missed = 0;
    for (const { yes, open } of criteria) {
      const answered = yes[k]!;
      const kept = open === null ? answered : answered | open[k]!;
      missed = (missed & kept) | (inAll & ~kept);
      inAll &= kept;
      inStated &= answered;
    }
    if ((inAll | missed) === 0) continue;
    all[size] = inAll;
    stated[size] = inStated;
    missedByOne[size] = missed;
    words[size] = words[k]!;
    mask[size] = mask[k]!;
    for (const { yes, open } of criteria) {
      yes[size] = yes[k]!;
      if (open !== null) open[size] = open[k]!;
    }
    size++;
  }
  selection.size = size;
  return { selection, criteria, all, stated, missedByOne };
}

/** Who would match without this criterion. */
export function without(matches: Matches, criterion: Criterion): Int32Array {
  const { all, missedByOne, selection } = matches;
  const { yes, open } = criterion;
  const out = selection.workspace.take();
  for (let k = 0; k < selection.size; k++) {
    const kept = open === null ? yes[k]! : yes[k]! | open[k]!;
    out[k] = all[k]! | (missedByOne[k]! & ~kept);
  }
  return out;
}

/** A filter that could be taken away, and how many results there would then be. */
export interface Loosening {
  filter: FilterName;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  total: number;
}

/** What taking away each single filter would give, the most helpful first. */
export function loosenings(matches: Matches): Loosening[] {
  return matches.criteria
    .map((criterion) => ({
      filter: criterion.name,
      ...(criterion.value === undefined ? {} : { value: criterion.value }),
      total: count(matches.selection, without(matches, criterion)),
    }))
    .sort((a, b) => b.total - a.total);
}

/** The filters that a matching listing has stated nothing about, each once. */
export function notStatedBy(matches: Matches, k: number, bit: number): FilterName[] {
  const names = matches.criteria
    .filter(({ yes, open }) => (yes[k]! & bit) === 0 && open !== null && (open[k]! & bit) !== 0)
    .map(({ name }) => name);
  return [...new Set(names)];
}

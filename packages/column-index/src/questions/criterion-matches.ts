import { wordsFor } from '../bits.ts';
import type { AnyIndex } from '../any-index.ts';
import { SelectionBuilder } from '../sets/selection.ts';
import { holds } from '../sets/slots.ts';
import { evaluate } from './criteria.ts';
import type { Criterion } from './criterion.ts';

/** Whether one row matches one criterion. */
export interface CriterionMatch {
  name: string;
  /** Distinguishes several criteria of this name. */
  value?: string;
  /** `open` means that the row does not state the criterion, and is still a result. */
  answer: 'yes' | 'open' | 'no';
}

/** Tells for each criterion, in their order, whether a row matches it; null if the row is not in the index. */
export function criterionMatches(
  index: AnyIndex,
  criteria: readonly Criterion[],
  id: number,
): CriterionMatch[] | null {
  const slot = index.slotOf(id);
  if (slot === undefined) return null;
  index.workspace.begin(wordsFor(index.used));
  const builder = new SelectionBuilder(index);
  builder.addBits(slot >>> 5, 1 << (slot & 31));
  const { selection } = builder;
  const evaluated = evaluate(index, criteria, selection, 'never');
  return evaluated.criteria.map(({ name, value, yes, open }) => ({
    name,
    ...(value === undefined ? {} : { value }),
    answer: holds(selection, yes, slot)
      ? 'yes'
      : open !== null && holds(selection, open, slot)
        ? 'open'
        : 'no',
  }));
}

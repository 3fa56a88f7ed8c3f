import { wordsFor } from '../bits.ts';
import type { AnyIndex } from '../any-index.ts';
import { SelectionBuilder } from '../sets/selection.ts';
import { holds } from '../sets/slots.ts';
import { evaluate } from './criteria.ts';
import type { Criterion } from './criterion.ts';

/** What one row says to one criterion: that it matches, nothing (and is kept), or that it does not match. */
export interface Said {
  name: string;
  /** Where several criteria have this name. */
  value?: string;
  answer: 'yes' | 'open' | 'no';
}

/** What one row says to each criterion, in their order; null when it is not in. */
export function saidTo(index: AnyIndex, criteria: readonly Criterion[], id: number): Said[] | null {
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

import { KernelCode } from './kernel-code.ts';
import type { Func } from './web-assembly.ts';

/**
 * What is worked out for every block of four words of a selection:
 * - `set('x')`: block k of a set of the selection;
 * - `bitmap('x')`: the block of a bitmap that belongs to it, which is the one `blocks[k]` numbers;
 * - `every('x')`: one word, the same everywhere;
 * - two of these put together; `without` takes what the second has out of the first.
 */
export type Expression =
  | { kind: 'set' | 'bitmap' | 'every'; name: string }
  | { kind: 'and' | 'or' | 'xor' | 'without'; one: Expression; other: Expression };

export const set = (name: string): Expression => ({ kind: 'set', name });
export const bitmap = (name: string): Expression => ({ kind: 'bitmap', name });
export const every = (name: string): Expression => ({ kind: 'every', name });

const pair =
  (kind: 'and' | 'or' | 'xor' | 'without') =>
  (one: Expression, other: Expression): Expression => ({ kind, one, other });
export const and = pair('and');
export const or = pair('or');
export const xor = pair('xor');
export const without = pair('without');

/** What is done with it. */
export type Deed =
  /** Each set, in this order, becomes an expression. Gives 0. */
  | { become: Readonly<Record<string, Expression>> }
  /** Gives how many bits are set. */
  | { count: Expression }
  /** Gives in how many blocks any bit is set. */
  | { countBlocks: Expression }
  /** Writes which blocks have any bit set to `places`. Gives how many. */
  | { pick: Expression }
  /** Writes which words have any bit set to `places`, and these words to `found`. Gives how many. */
  | { find: Expression };

/**
 * A loop over a selection as a function. Its parameters, all numbers: the addresses of the sets and
 * bitmaps, and the words, in the order of `parameters`; the address of `blocks` when there is a
 * bitmap; and how many words there are, a multiple of four.
 */
export function kernel(parameters: readonly string[], deed: Deed): Func {
  const usesBitmaps = expressionsOf(deed).some(hasBitmap);
  const names = [...parameters, ...(usesBitmaps ? ['blocks'] : []), 'size'];
  return new KernelCode(names, deed, usesBitmaps).func();
}

function expressionsOf(deed: Deed): Expression[] {
  return 'become' in deed ? Object.values(deed.become) : Object.values(deed);
}

function hasBitmap(expression: Expression): boolean {
  if ('name' in expression) return expression.kind === 'bitmap';
  return hasBitmap(expression.one) || hasBitmap(expression.other);
}

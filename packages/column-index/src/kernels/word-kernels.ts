import { and, bitmap, every, kernel, or, set, without, xor } from './kernel.ts';
import { moduleOf } from './web-assembly.ts';

/** The slots of a selection at a number's edges: it reaches `lower` (or, flipped, does not). */
const reached = xor(bitmap('lower'), every('flip'));
const between = without(reached, bitmap('upper'));
const kept = or(set('yes'), set('open'));

/**
 * The loops over all blocks of a selection. Arguments are addresses of arrays, in bytes, as they are
 * listed here; behind them `blocks` where there is a bitmap among them, and how many words there are.
 */
const KERNELS = {
  count: kernel(['set'], { count: set('set') }),
  countAnd: kernel(['one', 'other'], { count: and(set('one'), set('other')) }),
  countAndBitmap: kernel(['set', 'bits'], { count: and(set('set'), bitmap('bits')) }),
  countBlocks: kernel(['set'], { countBlocks: set('set') }),
  findBlocks: kernel(['set', 'places'], { pick: set('set') }),
  findWords: kernel(['set', 'places', 'found'], { find: set('set') }),
  findWordsFrom: kernel(['set', 'lower', 'flip', 'places', 'found'], {
    find: and(set('set'), reached),
  }),
  findWordsBetween: kernel(['set', 'lower', 'upper', 'flip', 'places', 'found'], {
    find: and(set('set'), between),
  }),
  gather: kernel(['out', 'bits'], { become: { out: bitmap('bits') } }),
  orBitmap: kernel(['out', 'bits'], { become: { out: or(set('out'), bitmap('bits')) } }),
  andBitmap: kernel(['out', 'bits'], { become: { out: and(set('out'), bitmap('bits')) } }),
  andNotBitmap: kernel(['out', 'bits'], { become: { out: without(set('out'), bitmap('bits')) } }),
  orFrom: kernel(['out', 'lower', 'flip'], { become: { out: or(set('out'), reached) } }),
  orBetween: kernel(['out', 'lower', 'upper', 'flip'], {
    become: { out: or(set('out'), between) },
  }),
  or: kernel(['out', 'one', 'other'], { become: { out: or(set('one'), set('other')) } }),
  andNot: kernel(['out', 'one', 'other'], {
    become: { out: without(set('one'), set('other')) },
  }),
  applyCriterion: kernel(['all', 'stated', 'missedByOne', 'yes', 'open'], {
    become: {
      missedByOne: or(and(set('missedByOne'), kept), without(set('all'), kept)),
      all: and(set('all'), kept),
      stated: and(set('stated'), set('yes')),
    },
  }),
  withoutCriterion: kernel(['out', 'all', 'missedByOne', 'yes', 'open'], {
    become: { out: or(set('all'), without(set('missedByOne'), kept)) },
  }),
};

export const compileKernels = (): WebAssembly.Module => moduleOf(KERNELS);

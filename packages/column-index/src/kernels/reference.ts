import { lowestBit, popcount } from '../bits.ts';
import type { Address, Kernels } from './interface.ts';
import { BufferMemory } from './memory.ts';

/**
 * Loads the kernels in plain TypeScript over a new memory. They process one word at a time. They define what
 * each kernel does, and are used where WebAssembly has no SIMD.
 */
export function openReference(): { memory: BufferMemory; kernels: Kernels } {
  const memory = new BufferMemory();
  return { memory, kernels: referenceKernels(memory) };
}

/** Number of consecutive days that `orWeeks` looks for. */
const DAYS_OF_WEEK = 7;

/** The index in the memory of word k of an array. */
const at = (array: Address, k: number): number => (array >>> 2) + k;

/** The index in the memory of the word of a bitmap that belongs to word k of a set. */
const inBitmap = (words: Int32Array, bitmap: Address, blocks: Address, k: number): number =>
  at(bitmap, words[at(blocks, k >>> 2)]! * 4 + (k & 3));

/** Whether any bit of the block that begins at an index is set. */
const hasAny = (words: Int32Array, index: number): boolean =>
  (words[index]! | words[index + 1]! | words[index + 2]! | words[index + 3]!) !== 0;

function referenceKernels(memory: BufferMemory): Kernels {
  return {
    count(set, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k++) total += popcount(words[at(set, k)]!);
      return total;
    },

    countAnd(one, other, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k++) total += popcount(words[at(one, k)]! & words[at(other, k)]!);
      return total;
    },

    countAndBitmap(set, bitmap, blocks, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k++) {
        total += popcount(words[at(set, k)]! & words[inBitmap(words, bitmap, blocks, k)]!);
      }
      return total;
    },

    countBlocks(set, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k += 4) if (hasAny(words, at(set, k))) total++;
      return total;
    },

    findBlocks(set, positions, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k += 4) {
        if (hasAny(words, at(set, k))) words[at(positions, total++)] = k / 4;
      }
      return total;
    },

    findWords(set, positions, found, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k++) {
        const word = words[at(set, k)]!;
        if (word === 0) continue;
        words[at(positions, total)] = k;
        words[at(found, total++)] = word;
      }
      return total;
    },

    findWordsFrom(set, lower, flip, positions, found, blocks, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k++) {
        const word = words[at(set, k)]! & (words[inBitmap(words, lower, blocks, k)]! ^ flip);
        if (word === 0) continue;
        words[at(positions, total)] = k;
        words[at(found, total++)] = word;
      }
      return total;
    },

    findWordsBetween(set, lower, upper, flip, positions, found, blocks, size) {
      const { words } = memory;
      let total = 0;
      for (let k = 0; k < size; k++) {
        const reached = words[inBitmap(words, lower, blocks, k)]! ^ flip;
        const word = words[at(set, k)]! & reached & ~words[inBitmap(words, upper, blocks, k)]!;
        if (word === 0) continue;
        words[at(positions, total)] = k;
        words[at(found, total++)] = word;
      }
      return total;
    },

    gather(out, bitmap, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        words[at(out, k)] = words[inBitmap(words, bitmap, blocks, k)]!;
      }
    },

    orBitmap(out, bitmap, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        words[at(out, k)]! |= words[inBitmap(words, bitmap, blocks, k)]!;
      }
    },

    andBitmap(out, bitmap, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        words[at(out, k)]! &= words[inBitmap(words, bitmap, blocks, k)]!;
      }
    },

    andNotBitmap(out, bitmap, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        words[at(out, k)]! &= ~words[inBitmap(words, bitmap, blocks, k)]!;
      }
    },

    orFrom(out, lower, flip, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        words[at(out, k)]! |= words[inBitmap(words, lower, blocks, k)]! ^ flip;
      }
    },

    orBetween(out, lower, upper, flip, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        const reached = words[inBitmap(words, lower, blocks, k)]! ^ flip;
        words[at(out, k)]! |= reached & ~words[inBitmap(words, upper, blocks, k)]!;
      }
    },

    orWeeks(out, bitmaps, count, flip, blocks, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        for (let first = 0; first + DAYS_OF_WEEK <= count; first++) {
          let all = -1;
          for (let day = first; day < first + DAYS_OF_WEEK; day++) {
            const bitmap = words[at(bitmaps, day)]! >>> 0;
            all &= words[inBitmap(words, bitmap, blocks, k)]! ^ flip;
          }
          words[at(out, k)]! |= all;
        }
      }
    },

    testWindows(
      yes,
      unstated,
      outside,
      mask,
      days,
      dayCount,
      windows,
      windowCount,
      length,
      windowOf,
      _room,
      blocks,
      size,
    ) {
      const { words } = memory;
      const dayAt = (day: number, k: number): number =>
        words[inBitmap(words, words[at(days, day)]! >>> 0, blocks, k)]!;
      const setAt = (window: number, n: number, k: number): number =>
        at(words[at(windows, 4 * window + n)]! >>> 0, k);
      let anyPartly = 0;
      for (let k = 0; k < size; k++) {
        const selected = words[at(mask, k)]!;
        const windowsOfWord = windowOf + 32 * inBitmap(words, 0, blocks, k);
        if (windowOf !== 0) memory.bytes.fill(0, windowsOfWord, windowsOfWord + 32);
        let free = 0;
        let open = 0;
        let closed = selected;
        for (let window = 0; window < windowCount; window++) {
          const first = words[at(windows, 4 * window)]!;
          let freeNow = selected;
          let taken = 0;
          for (let day = first; day < first + length; day++) {
            freeNow &= dayAt(day, k);
            taken |= dayAt(dayCount + day, k);
          }
          const silent = selected & ~(freeNow | taken);
          const lacking = silent & ~words[setAt(window, 1, k)]!;
          const partly = lacking & ~words[setAt(window, 2, k)]!;
          words[setAt(window, 3, k)] = partly;
          anyPartly |= partly;
          open |= silent & ~lacking;
          closed &= lacking;
          if (windowOf !== 0) {
            for (let left = freeNow & ~free; left !== 0; left &= left - 1) {
              memory.bytes[windowsOfWord + lowestBit(left)] = window;
            }
          }
          free |= freeNow;
        }
        words[at(yes, k)] = free;
        words[at(unstated, k)] = open & ~free;
        words[at(outside, k)] = closed;
      }
      return anyPartly === 0 ? 0 : 1;
    },

    or(out, one, other, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) words[at(out, k)] = words[at(one, k)]! | words[at(other, k)]!;
    },

    andNot(out, one, other, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) words[at(out, k)] = words[at(one, k)]! & ~words[at(other, k)]!;
    },

    applyCriterion(all, stated, missedByOne, yes, open, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        const kept = words[at(yes, k)]! | words[at(open, k)]!;
        const before = words[at(all, k)]!;
        words[at(missedByOne, k)] = (words[at(missedByOne, k)]! & kept) | (before & ~kept);
        words[at(all, k)] = before & kept;
        words[at(stated, k)]! &= words[at(yes, k)]!;
      }
    },

    withoutCriterion(out, all, missedByOne, yes, open, size) {
      const { words } = memory;
      for (let k = 0; k < size; k++) {
        const kept = words[at(yes, k)]! | words[at(open, k)]!;
        words[at(out, k)] = words[at(all, k)]! | (words[at(missedByOne, k)]! & ~kept);
      }
    },
  };
}

/** The `byteOffset` of an array of 32-bit words in the memory, a multiple of 16. */
export type Address = number;

/**
 * The loops over the words of a selection. A *set* is an array of `size` words, where `size` is a
 * multiple of 4: four words are a block, 128 slots. A *bitmap* is an array of words over all slots of
 * the index. Block k of a set corresponds to block `blocks[k]` of a bitmap; `blocks` is ascending.
 *
 * Arrays lie in the memory that the kernels were loaded for and are passed by address; the last
 * argument is always `size`. An array that is written may be one of those that are read.
 */
export interface Kernels {
  /** Returns the number of bits that are set in a set. */
  count(set: Address, size: number): number;

  /** Returns the number of bits that are set in both of two sets. */
  countAnd(one: Address, other: Address, size: number): number;

  /** Returns the number of bits that are set both in a set and in a bitmap. */
  countAndBitmap(set: Address, bitmap: Address, blocks: Address, size: number): number;

  /** Returns the number of blocks of a set that have any bit set. */
  countBlocks(set: Address, size: number): number;

  /**
   * Writes the numbers of the blocks of a set that have any bit set to `positions`, in ascending order,
   * and returns how many they are. `positions` needs room for `size` words; its content behind the
   * written numbers is undefined.
   */
  findBlocks(set: Address, positions: Address, size: number): number;

  /**
   * Writes the positions of the words of a set that are not 0 to `positions`, in ascending order, and
   * these words to `found`; returns how many they are. Each array needs room for `size` words; its
   * content behind the written words is undefined.
   */
  findWords(set: Address, positions: Address, found: Address, size: number): number;

  /** As `findWords`, for the words `set & (lower ^ flip)`; `flip` is 0 or -1, `lower` a bitmap. */
  findWordsFrom(
    set: Address,
    lower: Address,
    flip: number,
    positions: Address,
    found: Address,
    blocks: Address,
    size: number,
  ): number;

  /** As `findWords`, for the words `set & (lower ^ flip) & ~upper`; `lower` and `upper` are bitmaps. */
  findWordsBetween(
    set: Address,
    lower: Address,
    upper: Address,
    flip: number,
    positions: Address,
    found: Address,
    blocks: Address,
    size: number,
  ): number;

  /** Copies the words of a bitmap to a set: `out = bitmap`. */
  gather(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Adds a bitmap to a set: `out |= bitmap`. */
  orBitmap(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Intersects a set with a bitmap: `out &= bitmap`. */
  andBitmap(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Removes a bitmap from a set: `out &= ~bitmap`. */
  andNotBitmap(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Adds to a set: `out |= lower ^ flip`; `flip` is 0 or -1, `lower` a bitmap. */
  orFrom(out: Address, lower: Address, flip: number, blocks: Address, size: number): void;

  /** Adds to a set: `out |= (lower ^ flip) & ~upper`; `lower` and `upper` are bitmaps. */
  orBetween(
    out: Address,
    lower: Address,
    upper: Address,
    flip: number,
    blocks: Address,
    size: number,
  ): void;

  /**
   * Adds to a set the slots that are in each of any seven consecutive bitmaps of a list of `count` bitmaps. `bitmaps` is
   * an array of their addresses. With a `flip` of -1, the complements of the bitmaps are used.
   */
  orWeeks(
    out: Address,
    bitmaps: Address,
    count: number,
    flip: number,
    blocks: Address,
    size: number,
  ): void;

  /**
   * Tests slots against windows of days, all of `length` days. `days` is an array of addresses of bitmaps: for each of
   * `dayCount` days the slots that state yes, then for each day the slots that state no. `windows` has four numbers for
   * each window, in order of preference: the index of its first day; the addresses of the sets `wholly` and `never`, the
   * slots whose season includes all of the window's months, or no day of them; and the address of an output set.
   *
   * A slot is *free* in a window if it states yes on each of its days, and *silent* if it is not free and states no on none.
   * Of the slots of `mask`, the kernel writes these:
   * - `yes`: slots that are free in any window;
   * - `unstated`: slots that are free in no window, and silent in one whose months their season wholly includes;
   * - `outside`: slots that are silent in every window, and whose season wholly includes the months of none;
   * - the output set of each window: slots that are silent in it, and whose season includes its months only partly. The
   *   caller has to look up whether the window is outside their season.
   * @param windowOf Address of the bytes, one for each slot of the index, to which the number of the first window in which
   *   a slot is free is written, and 0 for the other slots of these blocks. With 0, nothing is written.
   * @param room Address of working memory: four blocks for each day.
   * @returns Whether any slot is in the output set of any window.
   */
  testWindows(
    yes: Address,
    unstated: Address,
    outside: Address,
    mask: Address,
    days: Address,
    dayCount: number,
    windows: Address,
    windowCount: number,
    length: number,
    windowOf: Address,
    room: Address,
    blocks: Address,
    size: number,
  ): number;

  /** Writes the union of two sets: `out = one | other`. */
  or(out: Address, one: Address, other: Address, size: number): void;

  /** Writes the difference of two sets: `out = one & ~other`. */
  andNot(out: Address, one: Address, other: Address, size: number): void;

  /**
   * Applies one more criterion, which slots of `yes` match, while slots of `open` do not state it and are
   * kept. Slots that are in neither are removed from `all`, the slots that fail no criterion, and slots
   * that are not in `yes` from `stated`, the slots that match every criterion. `missedByOne` becomes the
   * slots that fail exactly one criterion: they failed one before and not this one, or only this one.
   */
  applyCriterion(
    all: Address,
    stated: Address,
    missedByOne: Address,
    yes: Address,
    open: Address,
    size: number,
  ): void;

  /**
   * Writes the slots that would be in `all` if one of the criteria had not been applied:
   * `out = all | (missedByOne & ~(yes | open))`.
   */
  withoutCriterion(
    out: Address,
    all: Address,
    missedByOne: Address,
    yes: Address,
    open: Address,
    size: number,
  ): void;
}

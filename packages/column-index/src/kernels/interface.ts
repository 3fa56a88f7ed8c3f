/** Where an array of 32-bit words begins in the memory, in bytes: its `byteOffset`, a multiple of 16. */
export type Address = number;

/**
 * The loops over the words of a selection. A *set* is an array of `size` words, where `size` is a
 * multiple of 4: four words are a block, 128 slots. A *bitmap* is an array of words over all slots of
 * the index; block k of a set belongs to block `blocks[k]` of it, and these numbers rise.
 *
 * Arrays lie in the memory that the kernels were loaded for and are passed by address; the last
 * argument is always `size`. An array that is written may be one of those that are read.
 */
export interface Kernels {
  /** Gives how many bits of a set are set. */
  count(set: Address, size: number): number;

  /** Gives how many bits are set in both of two sets. */
  countAnd(one: Address, other: Address, size: number): number;

  /** Gives how many bits are set both in a set and in a bitmap. */
  countAndBitmap(set: Address, bitmap: Address, blocks: Address, size: number): number;

  /** Gives how many blocks of a set have any bit set. */
  countBlocks(set: Address, size: number): number;

  /**
   * Writes the numbers of the blocks of a set that have any bit set to `positions`, rising, and gives
   * how many they are. What `positions` holds behind them is undefined; it has room for `size` words.
   */
  findBlocks(set: Address, positions: Address, size: number): number;

  /**
   * Writes the positions of the words of a set that are not 0 to `positions`, rising, and these words
   * to `found`; gives how many they are. What the two arrays hold behind them is undefined; each has
   * room for `size` words.
   */
  findWords(set: Address, positions: Address, found: Address, size: number): number;

  /** As `findWords`, of the words `set & (lower ^ flip)`; `flip` is 0 or -1, `lower` a bitmap. */
  findWordsFrom(
    set: Address,
    lower: Address,
    flip: number,
    positions: Address,
    found: Address,
    blocks: Address,
    size: number,
  ): number;

  /** As `findWords`, of the words `set & (lower ^ flip) & ~upper`; `lower` and `upper` are bitmaps. */
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

  /** Makes a set the words of a bitmap: `out = bitmap`. */
  gather(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Adds a bitmap to a set: `out |= bitmap`. */
  orBitmap(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Leaves of a set what a bitmap has as well: `out &= bitmap`. */
  andBitmap(out: Address, bitmap: Address, blocks: Address, size: number): void;

  /** Takes a bitmap out of a set: `out &= ~bitmap`. */
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
   * Adds to a set the slots that are in each of any seven bitmaps that follow one another in a list of `count`
   * bitmaps: `bitmaps` is an array of their addresses. With a `flip` of -1 their complements are meant.
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
   * Finds what the slots of a set say to windows of days, all of `length` days. `days` is an array of addresses of bitmaps:
   * of who says yes on each of `dayCount` days, and behind these of who says no. `windows` has four numbers for each window,
   * in order of preference: which of these days is its first, the addresses of the sets `wholly` and `never`, of those
   * whose stretch of the year holds all of the window's months, or nothing of them, and that of a set which is written.
   *
   * A slot is *free* in a window when it says yes on each of its days, and *silent* when it is not free and says no on none.
   * `yes` becomes those of `mask` that are free in any window; `unstated` those that are free in none, and silent in one
   * whose months they hold wholly; `outside` those that are silent in each window and hold the months of none wholly. The
   * set of each window becomes those that are silent in it and hold its months only partly: whether they are outside of it
   * has to be looked up.
   * @param windowOf where the number of the first window in which a slot is free is written, a byte for each slot of the
   *   index, and 0 for the other slots of these blocks; nothing is written when it is 0.
   * @param room which is written: four words four times for each day.
   * @returns whether any slot holds the months of a window partly.
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

  /** Makes a set the union of two: `out = one | other`. */
  or(out: Address, one: Address, other: Address, size: number): void;

  /** Makes a set the difference of two: `out = one & ~other`. */
  andNot(out: Address, one: Address, other: Address, size: number): void;

  /**
   * Applies one more criterion, which slots of `yes` fulfil for certain and slots of `open` perhaps.
   * With `kept = yes | open`: slots that are not kept leave `all`; `missedByOne` becomes those that
   * miss exactly one criterion (they missed one before and are kept, or missed none and are not); and
   * `stated`, those that fulfil every criterion for certain, loses what is not in `yes`.
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
   * Makes a set those that would be in `all` if one of the applied criteria had not been:
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

import { areInARow, BLOCK, bytesOf, offsetIn } from './blocks';

/** Size in bytes of a window in the list: the index of its first day, and the addresses of three sets. */
const WINDOW: usize = 16;

/** Binary logarithm of the bytes of working memory for each day: four blocks, see `Days`. */
const DAY: usize = 6;

/** Size in bytes of a line of the processor's cache. */
const LINE: usize = 64;

/** Binary logarithm of the ratio between the bytes of a block's window numbers (one per slot) and of the block itself. */
const SLOTS: usize = 3;

/**
 * Tests the slots of a set against windows of days of one length. The results of a block stay in registers while its windows
 * are tested.
 */
export function testWindows(
  yes: usize,
  unstated: usize,
  outside: usize,
  mask: usize,
  days: usize,
  dayCount: i32,
  windows: usize,
  windowCount: i32,
  length: i32,
  windowOf: usize,
  room: usize,
  blocks: usize,
  size: usize,
): i32 {
  const none = i32x4.splat(0);
  const end = bytesOf(size);
  const lastWindow = windows + <usize>windowCount * WINDOW;
  const isRow = areInARow(blocks, end);
  const first = isRow ? offsetIn(blocks, 0) : 0;
  let anyPartly = none;
  Days.fetch(room, days, dayCount, blocks, end);
  for (let at: usize = 0; at < end; at += BLOCK) {
    const offset = isRow ? first + at : offsetIn(blocks, at);
    const selected = v128.load(mask + at);
    if (dayCount > length) Days.read(room, days, dayCount, length, offset);
    else if (dayCount > 0) Days.readOne(room, days, dayCount, offset);
    let free = none;
    let open = none;
    let closed = selected;
    const bytes = windowOf + (offset << SLOTS);
    if (windowOf !== 0) Windows.clear(bytes);
    let number = 0;
    for (let window = windows; window < lastWindow; window += WINDOW) {
      const from = room + ((<usize>load<u32>(window)) << DAY);
      const to = from + ((<usize>(length - 1)) << DAY);
      const wholly = v128.load(<usize>load<u32>(window, 4) + at);
      const never = v128.load(<usize>load<u32>(window, 8) + at);
      const freeNow = v128.and(selected, v128.and(v128.load(from, 32), v128.load(to)));
      const taken = v128.or(v128.load(from, 48), v128.load(to, 16));
      const silent = v128.andnot(selected, v128.or(freeNow, taken));
      const lacking = v128.andnot(silent, wholly);
      const partly = v128.andnot(lacking, never);
      v128.store(<usize>load<u32>(window, 12) + at, partly);
      anyPartly = v128.or(anyPartly, partly);
      open = v128.or(open, v128.and(silent, wholly));
      closed = v128.and(closed, lacking);
      if (windowOf !== 0 && number !== 0) Windows.note(v128.andnot(freeNow, free), number, bytes);
      free = v128.or(free, freeNow);
      number++;
    }
    v128.store(yes + at, free);
    v128.store(unstated + at, v128.andnot(open, free));
    v128.store(outside + at, closed);
  }
  return <i32>v128.any_true(anyPartly);
}

/**
 * Precomputed results for the days of one block, so that a window of `length` days needs only two of them, after van Herk
 * ("A fast algorithm for local minimum and maximum filters"). The days are divided into stretches of that length. For each
 * day there are four blocks: the slots that state yes on all days from the beginning of its stretch up to it, the slots that
 * state no on any of these days, and the same two for the days from it to the end of its stretch.
 */
class Days {
  /**
   * Reads a value of each cache line that will be needed, bitmap by bitmap. The processor prefetches consecutive lines, but
   * not lines that are read in thirty bitmaps alternately.
   */
  static fetch(room: usize, days: usize, dayCount: i32, blocks: usize, end: usize): void {
    const lastDay = days + ((<usize>dayCount) << 3);
    let read: u32 = 0;
    for (let day = days; day < lastDay; day += 4) {
      const bitmap = <usize>load<u32>(day);
      for (let at: usize = 0; at < end; at += LINE) {
        read ^= load<u32>(bitmap + offsetIn(blocks, at));
      }
    }
    // The value is stored, so that the compiler does not remove the reads.
    store<u32>(room, read);
  }

  static read(room: usize, days: usize, dayCount: i32, length: i32, offset: usize): void {
    const noDays = days + ((<usize>dayCount) << 2);
    for (let begin = 0; begin < dayCount; begin += length) {
      const end = min(begin + length, dayCount);
      let yes = i32x4.splat(-1);
      let no = i32x4.splat(0);
      for (let day = begin; day < end; day++) {
        yes = v128.and(yes, Days.at(days, day, offset));
        no = v128.or(no, Days.at(noDays, day, offset));
        v128.store(room + ((<usize>day) << DAY), yes);
        v128.store(room + ((<usize>day) << DAY), no, 16);
      }
      yes = i32x4.splat(-1);
      no = i32x4.splat(0);
      for (let day = end - 1; day >= begin; day--) {
        yes = v128.and(yes, Days.at(days, day, offset));
        no = v128.or(no, Days.at(noDays, day, offset));
        v128.store(room + ((<usize>day) << DAY), yes, 32);
        v128.store(room + ((<usize>day) << DAY), no, 48);
      }
    }
  }

  /** Computes the results for a single window. */
  static readOne(room: usize, days: usize, dayCount: i32, offset: usize): void {
    const noDays = days + ((<usize>dayCount) << 2);
    let yes = i32x4.splat(-1);
    let no = i32x4.splat(0);
    for (let day = 0; day < dayCount; day++) {
      yes = v128.and(yes, Days.at(days, day, offset));
      no = v128.or(no, Days.at(noDays, day, offset));
    }
    const last = room + ((<usize>(dayCount - 1)) << DAY);
    v128.store(last, yes);
    v128.store(last, no, 16);
    v128.store(room, yes, 32);
    v128.store(room, no, 48);
  }

  /** Loads the block of a day's bitmap. */
  @inline
  static at(bitmaps: usize, day: i32, offset: usize): v128 {
    return v128.load(<usize>load<u32>(bitmaps + ((<usize>day) << 2)) + offset);
  }
}

/** Writes the numbers of windows, a byte for each slot; the bytes of a block begin at `bytes`. */
class Windows {
  @inline
  static note(slots: v128, number: i32, bytes: usize): void {
    if (!v128.any_true(slots)) return;
    Windows.noteHalf(i64x2.extract_lane(slots, 0), number, bytes);
    Windows.noteHalf(i64x2.extract_lane(slots, 1), number, bytes + 64);
  }

  static noteHalf(slots: u64, number: i32, bytes: usize): void {
    for (let left = slots; left !== 0; left &= left - 1) {
      store<u8>(bytes + <usize>ctz(left), <u8>number);
    }
  }

  static clear(bytes: usize): void {
    const none = i32x4.splat(0);
    for (let at: usize = 0; at < BLOCK << SLOTS; at += BLOCK) v128.store(bytes + at, none);
  }
}

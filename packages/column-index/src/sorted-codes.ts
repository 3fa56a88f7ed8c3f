/** One of this number of codes is in the sample. */
const SAMPLE_STEP = 256;

/**
 * Rising codes, with a small sample of them that stays in the processor's cache. A binary search in all codes of a million rows
 * would mostly wait for memory.
 */
export class SortedCodes {
  readonly values: Float64Array;
  /** Every `SAMPLE_STEP`th code. */
  readonly #sample: Float64Array;

  constructor(values: Float64Array) {
    this.values = values;
    const length = Math.ceil(values.length / SAMPLE_STEP);
    this.#sample = Float64Array.from({ length }, (_, n) => values[n * SAMPLE_STEP]!);
  }

  get length(): number {
    return this.values.length;
  }

  /** The first slot, from `from` to `to`, whose code is at least `code`; `to` if there is none. */
  firstAtLeast(code: number, from: number, to: number): number {
    if (to - from <= SAMPLE_STEP) return firstOf(this.values, code, from, to);
    const end = Math.ceil(to / SAMPLE_STEP);
    const sampled = firstOf(this.#sample, code, Math.ceil(from / SAMPLE_STEP), end);
    const low = Math.max(from, (sampled - 1) * SAMPLE_STEP + 1);
    return firstOf(this.values, code, low, Math.min(to, sampled * SAMPLE_STEP));
  }
}

function firstOf(rising: Float64Array, number: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rising[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A stream of pseudo-random values, which is the same for the same seed on every machine. */
export interface Seeded {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns an integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Returns one of the choices with a probability proportional to its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** Returns `count` different choices (or all, if there are fewer) in random order. */
  some<T>(choices: readonly T[], count: number): T[];
  /** Returns an independent stream with a name: drawing values from one does not affect the other. */
  fork(name: string): Seeded;
}

/** FNV-1a hash over UTF-16 code units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Creates a stream from a seed. The generator is mulberry32, with 32 bits of state. */
export function seeded(seed: string): Seeded {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const at = <T>(choices: readonly T[], index: number): T => {
    if (index >= choices.length) throw new RangeError('There is nothing to choose from');
    return choices[index] as T;
  };
  const pick = <T>(choices: readonly T[]): T => at(choices, Math.floor(next() * choices.length));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      return (choices.find(([, weight]) => (left -= weight) < 0) ??
        at(choices, choices.length - 1))[0];
    },
    some(choices, count) {
      const pool = [...choices];
      return Array.from(
        { length: Math.min(count, pool.length) },
        () => pool.splice(Math.floor(next() * pool.length), 1)[0] as (typeof pool)[number],
      );
    },
    fork: (name) => seeded(`${seed}/${name}`),
  };
}

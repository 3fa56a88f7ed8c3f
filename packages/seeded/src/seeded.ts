/** Numbers that look random and are the same for the same seed, on every machine and forever. */
export interface Seeded {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** From `low` up to, but not, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, each as likely as its weight says. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** `count` different choices (or all there are), in random order. */
  some<T>(choices: readonly T[], count: number): T[];
  /** A stream of its own under a name: drawing more from one does not shift another. */
  fork(name: string): Seeded;
}

/** FNV-1a over UTF-16 code units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Makes a stream from a seed; the generator is mulberry32, 32 bits of state. */
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

import type { Seeded } from '@campcairn/seeded';

/** Values of the placeholders in braces. */
export type Facts = Record<string, string | number>;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/**
 * Replaces placeholders in a sentence: `{town}` by the value, `{Town}` by the value with a capital.
 * Throws when a value is missing.
 */
export const fill = (sentence: string, facts: Facts): string =>
  sentence.replace(/\{([A-Za-z0-9]+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? facts[name.charAt(0).toLowerCase() + name.slice(1)];
    if (fact === undefined) throw new Error(`There is no ${name} for "${sentence}"`);
    return /^[A-Z]/.test(name) ? capital(String(fact)) : String(fact);
  });

/** Chooses one of the sentences and fills it in. */
export const say = (random: Seeded, sentences: readonly string[], facts: Facts): string =>
  fill(random.pick(sentences), facts);

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a small number as a word. */
export const inWords = (number: number): string => SMALL[number] ?? String(number);

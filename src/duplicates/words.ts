/** Spellings of makes that count as another make. */
const MAKES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedes benz',
  mb: 'mercedes benz',
  'roller team': 'rollerteam',
};

/**
 * Returns a text in lower case without accents and punctuation: `citroen jumper l3` for `Citroën
 * Jumper (L3)`.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns a make in the spelling in which makes are compared; null if it has neither letters nor
 * digits.
 */
export function plainMake(make: string): string | null {
  const plain = plainWords(make);
  return plain === '' ? null : (MAKES[plain] ?? plain);
}

/** Whether two texts have the same words, some words in common, or none. */
export type WordsInCommon = 'same' | 'some' | 'none';

/** Compares two texts of `plainWords`; they count as the same if one has all words of the other. */
export function wordsInCommon(one: string, other: string): WordsInCommon {
  const [a, b] = [new Set(one.split(' ')), new Set(other.split(' '))];
  const shared = [...a].filter((word) => b.has(word)).length;
  if (shared === Math.min(a.size, b.size)) return 'same';
  return shared > 0 ? 'some' : 'none';
}

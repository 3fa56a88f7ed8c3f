/** Names of makes that partners write in more than one way, as they are compared. */
const MAKES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedes benz',
  mb: 'mercedes benz',
  'roller team': 'rollerteam',
};

/** A text in lower case without accents and punctuation: `Citroën Jumper (L3)` is `citroen jumper l3`. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A make as makes are compared; null for one that says nothing. */
export function plainMake(make: string): string | null {
  const plain = plainWords(make);
  return plain === '' ? null : (MAKES[plain] ?? plain);
}

/** Two texts have the same words, some words in common, or none. */
export type WordsInCommon = 'same' | 'some' | 'none';

/** Compares two texts of `plainWords` by their words; all words of the shorter one in the longer are the same. */
export function wordsInCommon(one: string, other: string): WordsInCommon {
  const [a, b] = [new Set(one.split(' ')), new Set(other.split(' '))];
  const shared = [...a].filter((word) => b.has(word)).length;
  if (shared === Math.min(a.size, b.size)) return 'same';
  return shared > 0 ? 'some' : 'none';
}

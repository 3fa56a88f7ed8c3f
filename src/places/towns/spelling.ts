import { wrongLetters } from '../../platform/spelling.ts';

/** A name of a place against which misspelled texts are compared. */
export interface SpelledName {
  /** The name in search form. */
  name: string;
  /** The weight of the name in the gazetteer. */
  weight: number;
}

/** Finds at most `most` names that are spelled similarly to a text in search form, the best first. */
export type NearNames = (typed: string, most: number) => string[];

/** Maximum number of wrong letters in a text of a given length. */
function mostWrong(letters: number): number {
  if (letters < 4) return 0;
  if (letters < 7) return 1;
  return letters < 12 ? 2 : 3;
}

/** Subtracted from a name's weight for each wrong letter; it equals 300 times the population (10^2.5). */
const WRONG_LETTER_PENALTY = 2.5;

/** Names whose rank is this far below the best one are left out. */
const MOST_BEHIND = 4;

/** The set of letters in a text as bits. Two texts with a small distance differ in few bits. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

function bitsOf(word: number): number {
  let [left, count] = [word, 0];
  for (; left !== 0; left &= left - 1) count++;
  return count;
}

/** Creates the search for misspelled names. A search takes a few milliseconds with 60,000 names. */
export function createNearNames(names: readonly SpelledName[]): NearNames {
  const byLength = Map.groupBy(
    names.map((one) => ({ ...one, letters: lettersIn(one.name) })),
    ({ name }) => name.length,
  );
  return (typed, most) => {
    const allowed = mostWrong(typed.length);
    if (allowed === 0) return [];
    const letters = lettersIn(typed);
    const candidates: { name: string; rank: number }[] = [];
    for (let length = typed.length - allowed; length <= typed.length + allowed; length++) {
      for (const one of byLength.get(length) ?? []) {
        // Each wrong letter clears at most one bit and sets at most one.
        if (bitsOf(letters ^ one.letters) > 2 * allowed) continue;
        const wrong = wrongLetters(typed, one.name, allowed);
        if (wrong > allowed) continue;
        candidates.push({ name: one.name, rank: one.weight - WRONG_LETTER_PENALTY * wrong });
      }
    }
    candidates.sort((a, b) => b.rank - a.rank);
    return candidates
      .filter(({ rank }) => rank > candidates[0]!.rank - MOST_BEHIND)
      .slice(0, most)
      .map(({ name }) => name);
  };
}

/** A name of a place as people may misspell it. */
export interface SpelledName {
  /** In search form. */
  name: string;
  /** Its rank among names, as in the gazetteer. */
  weight: number;
}

/** Finds names that are spelled like a text. */
export type NearNames = (typed: string, most: number) => string[];

/** How many letters may be wrong in a text of some length. */
function mostWrong(letters: number): number {
  if (letters < 4) return 0;
  if (letters < 7) return 1;
  return letters < 12 ? 2 : 3;
}

/** A wrong letter counts as much as 300 times the population. */
const WRONG_LETTER_PENALTY = 2.5;

/** What ranks so far behind the best is not meant. */
const MOST_BEHIND = 4;

/**
 * The number of letters that are wrong, missing, too many, or swapped with their neighbour (restricted
 * Damerau-Levenshtein distance); more than `most` where it is more.
 */
function wrongLetters(typed: string, name: string, most: number): number {
  const width = name.length + 1;
  let [before, last] = [new Uint8Array(width), Uint8Array.from({ length: width }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const row = new Uint8Array(width);
    row[0] = i;
    let least = i;
    for (let j = 1; j < width; j++) {
      const isSame = typed[i - 1] === name[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[width - 1]!;
}

/** The letters that a text has, as bits: texts with few wrong letters differ in few of them. */
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

/** Makes the finder of misspelled names (some milliseconds a text, of 60,000 names). */
export function createNearNames(names: readonly SpelledName[]): NearNames {
  const byLength = Map.groupBy(
    names.map((one) => ({ ...one, letters: lettersIn(one.name) })),
    ({ name }) => name.length,
  );
  return (typed, most) => {
    const allowed = mostWrong(typed.length);
    if (allowed === 0) return [];
    const letters = lettersIn(typed);
    const found: { name: string; rank: number }[] = [];
    for (let length = typed.length - allowed; length <= typed.length + allowed; length++) {
      for (const one of byLength.get(length) ?? []) {
        // Each wrong letter takes one bit out and puts one in.
        if (bitsOf(letters ^ one.letters) > 2 * allowed) continue;
        const wrong = wrongLetters(typed, one.name, allowed);
        if (wrong > allowed) continue;
        found.push({ name: one.name, rank: one.weight - WRONG_LETTER_PENALTY * wrong });
      }
    }
    found.sort((a, b) => b.rank - a.rank);
    return found
      .filter(({ rank }) => rank > found[0]!.rank - MOST_BEHIND)
      .slice(0, most)
      .map(({ name }) => name);
  };
}

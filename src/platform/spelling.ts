/**
 * The number of letters that are wrong, missing, superfluous, or swapped with their neighbour (restricted
 * Damerau-Levenshtein distance). It stops early and returns a number above `most` if the distance exceeds `most`.
 */
export function wrongLetters(typed: string, name: string, most: number): number {
  if (Math.abs(typed.length - name.length) > most) return most + 1;
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

/** Longer texts are no misspelled names, and comparing them would cost time. */
const MAX_LETTERS = 60;

/** The letters and digits of a name, in lower case. */
export const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Finds the names that are spelled similarly to a text, the nearest first: those that contain it or its parts, and
 * those with few wrong letters. Case, spaces and signs do not count.
 * @param most how many names at most
 */
export function nearestNames(text: string, names: readonly string[], most: number): string[] {
  if (text.length > MAX_LETTERS) return [];
  const typed = lettersOf(text);
  if (typed === '') return [];
  const parts = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2);
  const ranked = names.map((name) => {
    const letters = lettersOf(name);
    const wrong = wrongLetters(typed, letters, Math.max(typed.length, letters.length));
    const shared = parts.filter((part) => letters.includes(part.replace(/s$/, ''))).length;
    return { name, rank: wrong - shared * letters.length };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Finds the one name that a text is a misspelling of: the same letters, or few wrong ones. */
export function misspelledName(text: string, names: readonly string[]): string | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const typed = lettersOf(text);
  if (typed.length < 2) return undefined;
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const found = names
    .map((name) => ({ name, wrong: wrongLetters(typed, lettersOf(name), allowed) }))
    .filter(({ wrong }) => wrong <= allowed)
    .toSorted((a, b) => a.wrong - b.wrong);
  return found[0]?.name;
}

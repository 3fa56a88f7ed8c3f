import { plainWords, memoized } from '../text/words.ts';
import valueWords from '../words/value-words.ts';

/** Placeholders for missing values. */
const NOTHING = new Set([
  '',
  'n a',
  'na',
  'none',
  'null',
  'nil',
  'nan',
  'undefined',
  'unknown',
  'other',
  'autre',
  'otro',
  'outro',
  'andere',
  'overig',
  'altro',
  'n d',
  's d',
  'n c',
  'k a',
  'n v t',
]);

/**
 * Creates a parser that finds a value of a closed list, by its words in seven languages, anywhere in the
 * text (`Boîte manuelle 6 vitesses`). A text with none or several is returned unchanged, so that
 * validation reports it; undefined when the column is empty.
 * @param together the value of several words together, such as `diesel/electric`
 */
export function reader(
  words: Readonly<Record<string, readonly string[]>>,
  together: (found: ReadonlySet<string>) => string | undefined = () => undefined,
): (text: string) => string | undefined {
  const known = new Map(
    Object.entries(words).flatMap(([value, texts]) =>
      texts.map((text) => [plainWords(text), value] as const),
    ),
  );
  const within = (plain: string): string | undefined => {
    // A single letter counts as a code only when it is the whole text.
    const words = plain.split(' ').filter((word) => word.length > 1);
    const found = new Set(words.flatMap((word) => known.get(word) ?? []));
    return found.size === 1 ? [...found][0] : together(found);
  };
  const read = memoized((text) => {
    const plain = plainWords(text);
    if (NOTHING.has(plain)) return null;
    return known.get(plain) ?? within(plain) ?? text.trim();
  });
  return (text) => read(text) ?? undefined;
}

/** Parses a gearbox: `automatic` or `manual`. */
export const parseTransmission = reader(valueWords.transmission);
/** Parses a fuel; two fuels of which one is electric, as in `diesel/electric`, are `hybrid`. */
export const parseFuel = reader(valueWords.fuel, (found) =>
  found.has('hybrid') || (found.has('electric') && found.size === 2) ? 'hybrid' : undefined,
);

const isNothing = memoized((text) => NOTHING.has(plainWords(text)));

/** A make or model; undefined for a placeholder. */
export const parseName = (text: string): string | undefined => (isNothing(text) ? undefined : text);

/**
 * Parses a number of people: `4`, `4 berth`, `2-4` and `2 to 4` (the maximum), `2+2` and `2 adults and 2 children` (the
 * sum); else returns the text unchanged.
 */
export const parsePeople = memoized((text: string): number | string | undefined => {
  const plain = text.trim().replace(RANGE, '$1-').replace(GROWN_UPS, '$1 + ');
  if (NOTHING.has(plainWords(plain)) && !/\d/.test(plain)) return undefined;
  const numbers = plain
    .match(/\d+(?:[.,]\d+)?/g)
    ?.map((number) => Number(number.replace(',', '.')));
  if (numbers === undefined || !PEOPLE.test(plain) || NO_PEOPLE.test(plain)) return plain;
  const [first = 0, second] = numbers;
  if (second === undefined) return first;
  return plain.includes('+') ? first + second : Math.max(first, second);
});

/** A range in words: `2 to 4`, `2 bis 4`, `de 2 à 4`. */
const RANGE = /^((?:de |da |van |from )?\d+) (?:to|bis|à|a|tot|até|hasta) (?=\d)/i;

/** The first half of `2 adults and 2 children`, in which no plus says that they are added. */
const GROWN_UPS =
  /^(\d+ (?:adult[eo]?s?|adulti|erwachsene|volwassenen))(?:,| (?:and|et|und|y|e|en|&)) (?=\d+ (?:child|kid|enfant|kind|niñ|crian|bambin))/i;

/** A sign before the first number makes it negative; after a word it is a dash. */
const PEOPLE =
  /^(?![-−–]\s*\d)[^\d]{0,12}\d+(?:[.,]0+)?(?:\s*[-–+/]\s*\d+|\s*(?:[a-zà-ÿ.]+\s*)?\(?\+\s*\d+)?[^\d]*$/i;

/**
 * Numbers that do not count people, of double beds and lengths: `2 double beds`, `1 king size`, `1 double + 1 single`,
 * `6 m`.
 */
const NO_PEOPLE =
  /double|doppel|dobles?(?![a-zà-ÿ])|matrimon|casal|tweepersoons|dubbel|bunk|stapelbed|etagenbett|couples?|\bking|\bqueen|\d ?m(?:et|$)/i;

/**
 * Parses the year in `2019`, `2019-05`, `05/2019`, `2019-05-01T00:00:00Z` or `2019-05-01 00:00:00`; else returns the
 * text unchanged.
 */
export const parseYear = memoized((text: string): number | string | undefined => {
  const plain = text.trim();
  if (NOTHING.has(plainWords(plain))) return undefined;
  const year =
    /^\D{0,20}(?:\d{1,2}[-/.]){0,2}(\d{4})(?:[-/.]\d{1,2}){0,2}(?:T[\d:.+-]+Z?| \d\d:\d\d[\d:.]*|[.,]0+)?$/.exec(
      plain,
    )?.[1];
  return year === undefined ? plain : Number(year);
});

const readYesOrNo = reader(valueWords.yes_or_no);

/** Parses yes or no; a text that is neither is returned unchanged, so that validation reports it. */
export function parseYesOrNo(text: string): boolean | string | undefined {
  const word = readYesOrNo(text);
  return word === 'true' || word === 'false' ? word === 'true' : word;
}

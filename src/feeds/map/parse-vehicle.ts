import { plainWords, memoized } from './words.ts';
import valueWords from './words/value-words.json' with { type: 'json' };

/** What columns say when they say nothing. */
const NOTHING = new Set([
  '',
  'n a',
  'na',
  'none',
  'null',
  'unknown',
  'other',
  'autre',
  'otro',
  'outro',
  'andere',
  'overig',
  'altro',
]);

/**
 * A word of a closed list in seven languages, wherever it stands in the text (`Boîte manuelle 6
 * vitesses`); a text that holds none, or several, stays as it is for validation to name; undefined
 * when the column says nothing.
 * @param together what several of them mean together, such as `diesel/electric`
 */
function reader(
  words: Readonly<Record<string, readonly string[]>>,
  together: (found: ReadonlySet<string>) => string | undefined = () => undefined,
): (text: string) => string | undefined {
  const known = new Map(
    Object.entries(words).flatMap(([value, texts]) =>
      texts.map((text) => [plainWords(text), value] as const),
    ),
  );
  const within = (plain: string): string | undefined => {
    // A single letter is a code only where it stands alone.
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

export const parseTransmission = reader(valueWords.transmission);
export const parseFuel = reader(valueWords.fuel, (found) =>
  found.has('hybrid') || (found.has('electric') && found.size === 2) ? 'hybrid' : undefined,
);

const isNothing = memoized((text) => NOTHING.has(plainWords(text)));

/** A make or model; undefined when the column says that there is none. */
export const parseName = (text: string): string | undefined => (isNothing(text) ? undefined : text);

/**
 * How many people: `4`, `4 berth`, `2-4` (the most), `2+2` and `2 adults + 2 children` (all); else
 * the text as it is.
 */
export const parsePeople = memoized((text: string): number | string | undefined => {
  const plain = text.trim();
  if (NOTHING.has(plainWords(plain)) && !/\d/.test(plain)) return undefined;
  const numbers = plain
    .match(/\d+(?:[.,]\d+)?/g)
    ?.map((number) => Number(number.replace(',', '.')));
  if (numbers === undefined || !PEOPLE.test(plain)) return plain;
  const [first = 0, second] = numbers;
  if (second === undefined) return first;
  return plain.includes('+') ? first + second : Math.max(first, second);
});

const PEOPLE =
  /^[^\d]{0,12}\d+(?:[.,]0+)?(?:\s*[-–+/]\s*\d+|\s*(?:[a-zà-ÿ.]+\s*)?\(?\+\s*\d+)?[^\d]*$/i;

/** The year in `2019`, `2019-05` or `05/2019`; else the text as it is. */
export const parseYear = memoized((text: string): number | string | undefined => {
  const plain = text.trim();
  if (NOTHING.has(plainWords(plain))) return undefined;
  const year = /^\D{0,20}(?:\d{1,2}[-/.]){0,2}(\d{4})(?:[-/.]\d{1,2}){0,2}(?:[.,]0+)?$/.exec(
    plain,
  )?.[1];
  return year === undefined ? plain : Number(year);
});

import { plainWords, remembered } from './words.ts';
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
 * A word of a closed list in seven languages; a text that is none of them stays as it is, for
 * validation to name; undefined when the column says nothing.
 */
function reader(
  words: Readonly<Record<string, readonly string[]>>,
): (text: string) => string | undefined {
  const known = new Map(
    Object.entries(words).flatMap(([value, texts]) =>
      texts.map((text) => [plainWords(text), value] as const),
    ),
  );
  const read = remembered((text) => {
    const plain = plainWords(text);
    if (NOTHING.has(plain)) return null;
    const words = plain.split(' ');
    return known.get(plain) ?? known.get(words[0]!) ?? known.get(words.at(-1)!) ?? text.trim();
  });
  return (text) => read(text) ?? undefined;
}

export const readTransmission = reader(valueWords.transmission);
export const readFuel = reader(valueWords.fuel);

/** How many people: `4`, `4 berth`, `2-4` (the most), `2+2` (all); else the text as it is. */
export const readPeople = remembered((text: string): number | string | undefined => {
  const plain = text.trim();
  if (NOTHING.has(plainWords(plain)) && !/\d/.test(plain)) return undefined;
  const numbers = plain
    .match(/\d+(?:[.,]\d+)?/g)
    ?.map((number) => Number(number.replace(',', '.')));
  if (numbers === undefined || !/^[^\d]{0,12}\d+(?:[.,]0+)?(?:\s*[-–+/]\s*\d+)?[^\d]*$/.test(plain))
    return plain;
  const [first = 0, second] = numbers;
  if (second === undefined) return first;
  return plain.includes('+') ? first + second : Math.max(first, second);
});

/** The year in `2019`, `2019-05` or `05/2019`; else the text as it is. */
export const readYear = remembered((text: string): number | string | undefined => {
  const plain = text.trim();
  if (NOTHING.has(plainWords(plain))) return undefined;
  const year = /^(?:\d{1,2}[-/.]){0,2}(\d{4})(?:[-/.]\d{1,2}){0,2}(?:[.,]0+)?$/.exec(plain)?.[1];
  return year === undefined ? plain : Number(year);
});

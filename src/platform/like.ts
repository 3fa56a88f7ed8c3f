/** A pattern of LIKE that finds the text anywhere. */
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A pattern for each word of a text; a text in lower case that has all the words matches all. */
export const patternsOf = (words: string): string[] =>
  words.toLowerCase().split(/\s+/).filter(Boolean).map(containing);

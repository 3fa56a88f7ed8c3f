/** Words that do not identify a business: legal forms, articles and the like. */
const COMMON = new Set(
  `the and of co company ltd limited llp plc llc inc gmbh ug kg bv sarl sas sasu eurl sa sl slu lda unipessoal
  et de du des la le les el los las y e do da dos das`.split(/\s+/),
);

/** Splits a text into words in lower case without accents and punctuation. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How completely a text names a business, ignoring case, accents, punctuation and legal form. */
export function namedIn(
  text: string,
  business: string,
): { named: 'whole' | 'some' | 'no'; missing: string[] } {
  const name = plainWords(business).filter((word) => !COMMON.has(word));
  const telling = name.length > 0 ? name : plainWords(business);
  const words = plainWords(text);
  const there = new Set(words);
  const missing = telling.filter((word) => !there.has(word));
  // The name may be written as one word, as in addresses: "harbourvans".
  const compact = telling.join('');
  const spaced = ` ${words.filter((word) => !COMMON.has(word) || telling.includes(word)).join(' ')} `;
  if (telling.length === 0) return { named: 'no', missing };
  if (spaced.includes(` ${telling.join(' ')} `) || there.has(compact)) {
    return { named: 'whole', missing: [] };
  }
  return { named: missing.length < telling.length ? 'some' : 'no', missing };
}

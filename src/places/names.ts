const PLAIN = /^[a-z0-9 ]*$/;
/** Letters that Unicode decomposition (NFKD) leaves as they are. */
const TRANSLITERATIONS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `St Ives` is also found as `Saint-Ives`, and the reverse. */
const SAINTS: [RegExp, string][] = [
  [/^saint /, 'st '],
  [/^sainte /, 'ste '],
  [/^st /, 'saint '],
  [/^ste /, 'sainte '],
];
/** Articles and prefixes that people often leave out. */
const ARTICLE =
  /^(?:the|le|la|les|el|los|las|o|a|os|as|l|county|provincia de|province of|city of|borough of|district of) (?=.{3})/;

/**
 * A name in its search form: lower case, without accents and apostrophes, every other run of
 * characters than letters and digits one space (`Saint-Étienne-d’Orthe` → `saint etienne dorthe`).
 */
export function searchable(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower)) return lower.trim();
  return lower
    .replace(/[ßæœøłđðþı]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’ʻʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Other spellings of one searchable name that people type: without its article, Saint for St. */
function spellings(name: string, searched: string): string[] {
  const found: string[] = [];
  for (const [from, to] of SAINTS) {
    if (from.test(searched)) found.push(searched.replace(from, to));
  }
  if (ARTICLE.test(searched)) found.push(searched.replace(ARTICLE, ''));
  if (/['’]/.test(name)) found.push(searchable(name.replace(/['’]/g, ' ')));
  return found;
}

const isStorable = (name: string): boolean => name.length > 0 && name.length <= 100;

function variants(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const name of names) {
    const searched = searchable(name);
    found.add(searched);
    for (const spelling of spellings(name, searched)) found.add(spelling);
  }
  return found;
}

/** The search forms of names with their spellings: primary names, and others that differ from those. */
export function searchNames(
  primary: readonly string[],
  others: readonly string[],
): { primary: string[]; others: string[] } {
  const own = variants(primary);
  return {
    primary: [...own].filter(isStorable),
    others: [...variants(others)].filter((name) => isStorable(name) && !own.has(name)),
  };
}

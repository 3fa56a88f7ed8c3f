const PLAIN = /^[a-z0-9 ]*$/;
/** Letters that Unicode decomposition (NFKD) does not change. */
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

/** Replacements by which `St Ives` is also found as `Saint-Ives`, and the reverse. */
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
 * Converts a name to its search form: lower case, without accents and apostrophes; every other run of
 * characters that are not letters or digits becomes one space (`Saint-Étienne-d’Orthe` → `saint etienne dorthe`).
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

/** Other search forms of a name that people type: without its article, or with Saint for St. */
function spellings(name: string, searchForm: string): string[] {
  const others: string[] = [];
  for (const [from, to] of SAINTS) {
    if (from.test(searchForm)) others.push(searchForm.replace(from, to));
  }
  if (ARTICLE.test(searchForm)) others.push(searchForm.replace(ARTICLE, ''));
  if (/['’]/.test(name)) others.push(searchable(name.replace(/['’]/g, ' ')));
  return others;
}

const isStorable = (name: string): boolean => name.length > 0 && name.length <= 100;

function variants(names: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const name of names) {
    const searchForm = searchable(name);
    all.add(searchForm);
    for (const spelling of spellings(name, searchForm)) all.add(spelling);
  }
  return all;
}

/** The search forms of primary and other names, with their spellings. Others that are also primary are left out. */
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

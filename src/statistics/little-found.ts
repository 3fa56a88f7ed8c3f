/** A search of which a page of results showed few, or none. It says nothing of the person. */
export interface LittleFound {
  /** Language of the page. */
  language: string;
  /** Normalised words of which no place was known; empty for none. */
  words: string;
  /** Name of the place and the areas around it, such as `Bristol, England`; empty for none. */
  place: string;
  /** ISO 3166 code of the place; empty for none. */
  country: string;
  /** Categories with commas between them; empty for any. */
  category: string;
  /** Whether dates or filters besides the category narrowed the search. */
  narrowed: boolean;
  /** Number of results. */
  found: number;
}

/** A search with fewer results found little. */
export const LITTLE_RESULTS = 5;

/** The parts of an answer's query that are read; the search's own type has more. */
export interface AskedQuery {
  params: URLSearchParams;
  q: string | null;
  place: { kind: string; name: string; context: string; countryCode: string } | null;
  area: { codes: readonly string[]; names: readonly (string | null)[] } | null;
  categories: readonly string[];
  notes: readonly { param: string; why: string }[];
}

/** Parameters that choose a place, an order or a category, and do not narrow a search. */
const NOT_NARROWING: ReadonlySet<string> = new Set([
  'q',
  'area',
  'km',
  'category',
  'source',
  'sort',
  'unstated',
]);

/** Parameters of a point or of the map that is looked at, which may be where somebody lives. */
const POINTS = ['near', 'bounds'];

const MAX_WORDS_CHARACTERS = 80;

/** Digits from which a text may be a telephone number, whatever stands between them. */
const PHONE_DIGITS = 7;

/**
 * Full postcodes that only some addresses share: British, Irish, Dutch, Portuguese, Canadian and
 * Swedish or Greek ones with their blank.
 */
const FULL_POSTCODE = new RegExp(
  [
    String.raw`[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}`,
    String.raw`[a-z]\d[\dw]\s*[a-z\d]{4}`,
    String.raw`\d{4}\s*[a-z]{2}`,
    String.raw`\d{4}\s*-\s*\d{3}`,
    String.raw`[a-z]\d[a-z]\s*\d[a-z]\d`,
    String.raw`\d{3}\s\d{2}`,
  ]
    .map((form) => String.raw`(?<![a-z\d])${form}(?![a-z\d])`)
    .join('|'),
);

/**
 * Normalises typed words: lower case, single blanks, at most 80 characters. Returns an empty text
 * for words with something like an email address, a telephone number or a full postcode.
 */
export function countedWords(typed: string): string {
  const words = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const digits = words.replaceAll(/\D/g, '').length;
  if (words.includes('@') || digits >= PHONE_DIGITS || FULL_POSTCODE.test(words)) return '';
  return [...words].slice(0, MAX_WORDS_CHARACTERS).join('').trim();
}

/**
 * Returns a search to be counted; null when it found enough, or names neither words nor a place
 * that may be kept.
 * @param answer.total number of results
 * @param said the sentence that was typed, and its words that were not understood
 */
export function littleFound(
  { total, query }: { total: number; query: AskedQuery },
  said: { language: string; typed: string; unread: readonly string[] },
): LittleFound | null {
  // Campsites of OpenStreetMap that stand in for listings are no supply.
  const found = query.notes.some(({ why }) => why === 'only_campsites') ? 0 : total;
  const { params } = query;
  if (found >= LITTLE_RESULTS || POINTS.some((name) => params.has(name))) return null;
  const known = placeOf(query);
  const typed = known === null ? said.typed || (query.q ?? '') : said.unread.join(' ');
  const words = countedWords(typed);
  const { place, country } = known ?? { place: '', country: '' };
  if (words === '' && place === '' && country === '') return null;
  return {
    language: said.language,
    words,
    place,
    country,
    category: query.categories.toSorted().join(','),
    narrowed: [...params.keys()].some((name) => !NOT_NARROWING.has(name)),
    found,
  };
}

/** Returns the place of a search; of a postcode only the country, as the code may be an address. */
function placeOf({ place, area }: AskedQuery): Pick<LittleFound, 'place' | 'country'> | null {
  if (place !== null) {
    const { kind, name, context, countryCode: country } = place;
    return { place: kind === 'postcode' ? '' : countedPlace([name, context]), country };
  }
  const [code] = area?.codes ?? [];
  if (area === null || code === undefined) return null;
  const country = /^[A-Z]{2}/.exec(code)?.[0] ?? '';
  return { place: countedPlace(area.names.toReversed()), country };
}

/** Joins the names of a place and of the areas around it, the smallest first. */
const countedPlace = (names: readonly (string | null)[]): string =>
  [...names.filter(Boolean).join(', ')].slice(0, MAX_WORDS_CHARACTERS).join('').trim();

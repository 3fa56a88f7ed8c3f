import { type Language, LANGUAGES } from '../languages.ts';
import { plainWords, memoized } from '../text/words.ts';
import words from '../words/category-words.ts';

/** The categories of listings. */
export type Category = 'campervan' | 'motorhome' | 'caravan' | 'campsite';

export type ParsedCategory =
  | { kind: 'category'; category: Category }
  /**
   * `isFinal`: no other column of the row can say otherwise. `isAnyVehicle`: it is a vehicle to live in, of which the
   * row's title may say the kind.
   */
  | { kind: 'problem'; message: string; isFinal?: true; isAnyVehicle?: true };

interface Phrase {
  spaced: string;
  category: Category;
  language: Language;
}

type WordsByLanguage = Readonly<Record<Language, readonly string[]>>;

/** Precedence of categories whose longest phrases are equally long. */
const ORDER: readonly Category[] = ['motorhome', 'caravan', 'campervan', 'campsite'];

/** A phrase with a space on either side, so that only whole words match. */
const spacedOf = (phrase: string): string => ` ${plainWords(phrase)} `;
const REJECTED = words.not_a_hire_listing.map(spacedOf);
/** Words that rule out hire in a category only: a title may say that a van is "much used by families". */
const REJECTED_CATEGORIES = [...REJECTED, ...words.not_a_hire_category.map(spacedOf)];
/** The same in one language: a French occasion is a used vehicle. */
const REJECTED_CATEGORIES_IN: Partial<Record<Language, readonly string[]>> = {
  fr: [...REJECTED_CATEGORIES, ...words.not_a_hire_category_in.fr.map(spacedOf)],
  nl: [...REJECTED_CATEGORIES, ...words.not_a_hire_category_in.nl.map(spacedOf)],
};
const STRONG = phrasesOf(words.campsite_strong, 'campsite');
const VEHICLES = [
  ...phrasesOf(words.campervan, 'campervan'),
  ...phrasesOf(words.motorhome, 'motorhome'),
  ...phrasesOf(words.caravan, 'caravan'),
];
/** Google's category 920, whose path begins with "Vehicles & Parts". */
const ANY_VEHICLE: ReadonlySet<string> = new Set([
  '920',
  'recreational vehicle',
  'recreational vehicles',
]);
const WEAK = phrasesOf(words.campsite_weak, 'campsite');

/** Words of other languages that mean no category in this one: a French roulotte is a gypsy wagon. */
const MEANS_OTHERWISE: Partial<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(words.means_otherwise.fr.map(spacedOf)),
};

/**
 * Finds the category that a feed's own words mean. The last part of a path is tried first, then the
 * whole: in "Outdoor > Camping > Motorhomes" only the last part describes the product. Campsite phrases
 * that contain vehicle words ("motorhome stopover") mean campsites; otherwise the longest phrase counts.
 * @param language of the feed, for words that differ by language: "camper" is a motorhome in Dutch and
 *   a campervan in Spanish
 */
export const parseCategory = (text: string, language?: Language | undefined): ParsedCategory =>
  parseKey(`${language ?? '-'}:${text}`);

/** Finds the category that a title means; titles are less exact than category columns. */
export const categoryOfTitle = (text: string, language?: Language | undefined): ParsedCategory =>
  parseTitleKey(`${language ?? '-'}:${text}`);

const parseKey = memoized((key) => {
  const { text, language } = keyRead(key);
  const rejected = (language && REJECTED_CATEGORIES_IN[language]) ?? REJECTED_CATEGORIES;
  return read(text, language, rejected);
});

const parseTitleKey = memoized((key) => {
  const { text, language } = keyRead(key);
  return read(text, language, REJECTED);
});

/** Splits a key into its language, which may be `-`, and its text. */
function keyRead(key: string): { text: string; language: Language | undefined } {
  const at = key.indexOf(':');
  const language = LANGUAGES.find((known) => known === key.slice(0, at));
  return { text: key.slice(at + 1), language };
}

function read(
  text: string,
  language: Language | undefined,
  rejected: readonly string[],
): ParsedCategory {
  const parts = text.split(/[>/|]|~~|::/).filter((part) => plainWords(part) !== '');
  if (ANY_VEHICLE.has(plainWords(parts.at(-1) ?? ''))) {
    const message = `is none we know by itself, as it is said of any recreational vehicle: '${text}'; say in the title or in another column whether it is a campervan, motorhome or caravan, or set a category for all rows`;
    return { ...problem(message), isAnyVehicle: true };
  }
  const last = decide(plainWords(parts.at(-1) ?? ''), language, rejected);
  const found = last ?? (parts.length > 1 ? decide(plainWords(text), language, rejected) : null);
  if (found === 'rejected') {
    return { ...problem(`is not something to hire: '${text}'`), isFinal: true };
  }
  if (found === 'ambiguous') {
    return problem(
      `means different things in different languages: '${text}'; set a language or a category for all rows`,
    );
  }
  if (found === null) {
    return problem(
      `is none we know: '${text}'; use campervan, motorhome, caravan or campsite, or set a category for all rows`,
    );
  }
  return { kind: 'category', category: found };
}

function decide(
  plain: string,
  language: Language | undefined,
  rejected: readonly string[],
): Category | 'rejected' | 'ambiguous' | null {
  const text = ` ${plain.replace(HIRE_IN_COMPOUND, ' $&')} `;
  if (rejected.some((phrase) => containsWords(text, phrase))) return 'rejected';
  const inLanguage = (phrase: Phrase): boolean =>
    (language === undefined || phrase.language === language) && containsWords(text, phrase.spaced);
  if (STRONG.some(inLanguage)) return 'campsite';
  const hasVehicle = VEHICLES.some(inLanguage);
  // Without a match in the feed's language, a word counts on which all languages agree. A "camping" is
  // none yet: "camping car" is a motorhome in a feed of any language.
  const isLent = (phrase: Phrase): boolean => isBorrowed(phrase, text, language);
  if (!hasVehicle && STRONG.some(isLent)) return 'campsite';
  const candidates = [...VEHICLES, ...WEAK].filter(hasVehicle ? inLanguage : isLent);
  const longest = Math.max(...candidates.map((phrase) => phrase.spaced.length));
  const best = candidates.filter((phrase) => phrase.spaced.length === longest);
  const first = best[0];
  if (first === undefined) return null;
  const sameWords = best.filter((phrase) => phrase.spaced === first.spaced);
  if (sameWords.some((phrase) => phrase.category !== first.category)) return 'ambiguous';
  return ORDER.find((category) => best.some((phrase) => phrase.category === category)) ?? null;
}

/** Whether a text in a language contains another language's phrase that may mean the same in it. */
const isBorrowed = ({ spaced }: Phrase, text: string, language: Language | undefined): boolean =>
  containsWords(text, spaced) &&
  (language === undefined || MEANS_OTHERWISE[language]?.has(spaced) !== true);

/** Whether a text contains a phrase as whole words, the last one possibly in the plural. */
function containsWords(text: string, spaced: string): boolean {
  if (text.includes(spaced)) return true;
  const stem = spaced.slice(0, -1);
  return PLURALS.some((ending) => text.includes(`${stem}${ending} `));
}

/** The second half of what German and Dutch write as one word: `Wohnmobilvermietung`, `caravanverhuur`. */
const HIRE_IN_COMPOUND = /(?<=[a-z]{5})(?:vermietung(?:en)?|verleih|verhuur)(?![a-z])/g;

const PLURALS = ['s', 'es', 'e', 'n', 'en'];

function phrasesOf(byLanguage: WordsByLanguage, category: Category): Phrase[] {
  return Object.entries(byLanguage).flatMap(([language, phrases]) =>
    phrases.map((phrase) => ({
      spaced: spacedOf(phrase),
      category,
      language: language as Language,
    })),
  );
}

function problem(message: string) {
  return { kind: 'problem' as const, message };
}

// Parses values of OpenStreetMap's tags in the various forms that mappers write.

/** Tags of OpenStreetMap by key. */
export type Tags = Readonly<Record<string, string>>;

/** Yes, no, or null for not stated. */
export type Answer = boolean | null;

/** Splits a tag's value, which may be a list, into its values in lower case. */
export const valuesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(/[;,|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const SAYS_UNKNOWN = new Set(['unknown', '?', 'fixme', 'maybe']);

const SAYS_NO = new Set([
  'no',
  'false',
  'none',
  'n',
  'never',
  'not allowed',
  'forbidden',
  'prohibited',
]);

const isNo = (value: string): boolean => SAYS_NO.has(value) || /^0+$/.test(value);

/** Reads each value of a list: yes if any value means yes, else no if any means no, else not stated. */
function answerOf(value: string | undefined, read: (value: string) => Answer): Answer {
  const answers = new Set(valuesOf(value).map((one) => (isNo(one) ? false : read(one))));
  return answers.has(true) ? true : answers.has(false) ? false : null;
}

/**
 * Whether a facility exists: any value other than `no` means yes, such as `customers`, `hot` or a number. Web addresses
 * and punctuation count as not stated.
 */
export const isThere = (value: string | undefined): Answer =>
  answerOf(value, (one) =>
    SAYS_UNKNOWN.has(one) || /^https?:|^[^\p{L}\p{N}]+$/u.test(one) ? null : true,
  );

/** Creates a reader for which only the given values mean yes, `no` means no, and others count as not stated. */
export const oneOf = (...yes: string[]) => {
  const known = new Set(yes);
  return (value: string | undefined): Answer => answerOf(value, (one) => known.has(one) || null);
};

/** Turns a reader into one that never answers no: its no counts as not stated. */
export const onlyYes = (read: (value: string | undefined) => Answer) => {
  return (value: string | undefined): Answer => read(value) || null;
};

/** Whether a kind of pitch is offered; `yes`, `only` and a number of pitches mean yes. */
export const isOffered = (value: string | undefined): Answer =>
  answerOf(value, (one) => OFFERED.has(one) || /^\d{1,5}$/.test(one) || null);

const OFFERED = new Set(
  'yes true only designated permissive customers official limited seasonal reservation fee'.split(
    ' ',
  ),
);

const MOST_PLACES = 10_000;

/** Matches words and signs for "about" in several languages. */
const ABOUT = String.raw`(?:(?:c\.?|ca\.?|circa|approx\.?|approximately|about|around|env\.?|environ|etwa|aprox\.?)\s|[~≈±])?\s*`;
const ESTIMATED = String.raw`\s*(?:\((?:estimated|estimate|est\.?|approx\.?)\))?`;
const COUNT = String.raw`(\d{1,3}[ .,’']\d{3}|\d{1,5})`;
const PITCHES =
  'pitch(?:es)?|emplacements?|parcelas?|stellplätze|plaatsen|spaces?|tents?|tentes?|caravans?|motorhomes?|vans?';
const PERSONS =
  'persons?|people|personnes?|personas?|pessoas?|guests?|pax|personen|plazas?|campers?';

const pitchCount = new RegExp(`^${ABOUT}${COUNT}(?:\\s*(?:${PITCHES}))?${ESTIMATED}$`, 'i');
const personCount = new RegExp(`^${ABOUT}${COUNT}(?:\\s*(?:${PERSONS}))?${ESTIMATED}$`, 'i');
const countWithPersons = new RegExp(`^${ABOUT}${COUNT}\\s*(?:${PERSONS})${ESTIMATED}$`, 'i');

function countBy(pattern: RegExp, text: string | undefined): number | null {
  const digits = pattern.exec(text?.trim() ?? '')?.[1];
  const count = Number(digits?.replaceAll(/\D/g, ''));
  return digits === undefined || count === 0 || count > MOST_PLACES ? null : count;
}

/** The number of pitches in a text such as `50`, `ca. 50` or `120 emplacements`; null for ranges and other texts. */
export const pitchesIn = (text: string | undefined): number | null => countBy(pitchCount, text);

/** The number of people in a text such as `50` or `50 people`; null for other texts. */
export const personsIn = (text: string | undefined): number | null => countBy(personCount, text);

/** The number of people in a text that names people, such as `1500 personnes`; null for a bare number. */
export const namedPersonsIn = (text: string | undefined): number | null =>
  countBy(countWithPersons, text);

/** Texts longer than this are descriptions, not capacities. */
const MOST_CHARACTERS = 80;

/** The range in a text, written as `20–30` or `> 100`; null for other texts. */
export function rangeIn(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const [, least, most] = /^(\d{1,5})\s*(?:-|–|to|à|bis|a)\s*(\d{1,5})$/.exec(trimmed) ?? [];
  if (least !== undefined) return Number(least) < Number(most) ? `${least}–${most}` : null;
  const [, more, plus] = /^>\s*(\d{1,5})$|^(\d{1,5})\s*\+$/.exec(trimmed) ?? [];
  return more === undefined && plus === undefined ? null : `> ${more ?? plus}`;
}

/**
 * A capacity that is not a single number: a range, or a short text with a number and a word, such as `10 static
 * caravans & 45 pitches`. Null for other texts.
 */
export function capacityText(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const isInformative =
    /\d/.test(trimmed) && /\p{L}{3}/u.test(trimmed) && trimmed.length <= MOST_CHARACTERS;
  return rangeIn(trimmed) ?? (isInformative ? trimmed : null);
}

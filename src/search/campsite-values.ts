// How values of OpenStreetMap's tags are read, as mappers write them.

/** Tags of OpenStreetMap by key. */
export type Tags = Readonly<Record<string, string>>;

/** Null where nothing is stated. */
export type Answer = boolean | null;

/** The values of a list, in lower case. */
export const valuesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(/[;,|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const NOBODY_KNOWS = new Set(['unknown', '?', 'fixme', 'maybe']);

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

/** Yes when any value of a list says so, else no when any does. */
function answerOf(value: string | undefined, read: (value: string) => Answer): Answer {
  const answers = new Set(valuesOf(value).map((one) => (isNo(one) ? false : read(one))));
  return answers.has(true) ? true : answers.has(false) ? false : null;
}

/** Any value but `no` says that it is there: `customers`, `hot`, a number; addresses and signs say nothing. */
export const isThere = (value: string | undefined): Answer =>
  answerOf(value, (one) =>
    NOBODY_KNOWS.has(one) || /^https?:|^[^\p{L}\p{N}]+$/u.test(one) ? null : true,
  );

/** Only these values say yes, and `no` says no. */
export const oneOf = (...yes: string[]) => {
  const known = new Set(yes);
  return (value: string | undefined): Answer => answerOf(value, (one) => known.has(one) || null);
};

/** Only these values say yes, and none says no. */
export const onlyYes = (read: (value: string | undefined) => Answer) => {
  return (value: string | undefined): Answer => read(value) || null;
};

/** Whether a way to stay is offered: `yes`, `only`, `30`. */
export const isOffered = (value: string | undefined): Answer =>
  answerOf(value, (one) => OFFERED.has(one) || /^\d{1,5}$/.test(one) || null);

const OFFERED = new Set(
  'yes true only designated permissive customers official limited seasonal reservation fee'.split(
    ' ',
  ),
);

const MOST_PLACES = 10_000;

/** `about`, in the languages of the mappers. */
const ABOUT = String.raw`(?:(?:c\.?|ca\.?|circa|approx\.?|approximately|about|around|env\.?|environ|etwa|aprox\.?)\s|[~≈±])?\s*`;
const ESTIMATED = String.raw`\s*(?:\((?:estimated|estimate|est\.?|approx\.?)\))?`;
const COUNT = String.raw`(\d{1,3}[ .,’']\d{3}|\d{1,5})`;
const PITCHES =
  'pitch(?:es)?|emplacements?|parcelas?|stellplätze|plaatsen|spaces?|tents?|tentes?|caravans?|motorhomes?|vans?';
const PERSONS =
  'persons?|people|personnes?|personas?|pessoas?|guests?|pax|personen|plazas?|campers?';

const pitchCount = new RegExp(`^${ABOUT}${COUNT}(?:\\s*(?:${PITCHES}))?${ESTIMATED}$`, 'i');
const personCount = new RegExp(`^${ABOUT}${COUNT}(?:\\s*(?:${PERSONS}))?${ESTIMATED}$`, 'i');
const saidOfPersons = new RegExp(`^${ABOUT}${COUNT}\\s*(?:${PERSONS})${ESTIMATED}$`, 'i');

function countBy(pattern: RegExp, text: string | undefined): number | null {
  const found = pattern.exec(text?.trim() ?? '')?.[1];
  const count = Number(found?.replaceAll(/\D/g, ''));
  return found === undefined || count === 0 || count > MOST_PLACES ? null : count;
}

/** How many pitches a text states: `50`, `ca. 50`, `120 emplacements`; null for ranges, lists and all else. */
export const pitchesIn = (text: string | undefined): number | null => countBy(pitchCount, text);

/** How many people a text states. */
export const personsIn = (text: string | undefined): number | null => countBy(personCount, text);

/** How many people a text states that says so: `1500 personnes`. */
export const saidPersonsIn = (text: string | undefined): number | null =>
  countBy(saidOfPersons, text);

/** Longer texts are descriptions. */
const MOST_CHARACTERS = 80;

/** The range that a text states, such as `20–30` or `> 100`. */
export function rangeIn(text: string | undefined): string | null {
  const said = text?.trim() ?? '';
  const [, least, most] = /^(\d{1,5})\s*(?:-|–|to|à|bis|a)\s*(\d{1,5})$/.exec(said) ?? [];
  if (least !== undefined) return Number(least) < Number(most) ? `${least}–${most}` : null;
  const [, more, plus] = /^>\s*(\d{1,5})$|^(\d{1,5})\s*\+$/.exec(said) ?? [];
  return more === undefined && plus === undefined ? null : `> ${more ?? plus}`;
}

/** What tells something of a capacity and is no number: a range, or `10 static caravans & 45 pitches`. */
export function capacityText(text: string | undefined): string | null {
  const said = text?.trim() ?? '';
  const isTold = /\d/.test(said) && /\p{L}{3}/u.test(said) && said.length <= MOST_CHARACTERS;
  return rangeIn(said) ?? (isTold ? said : null);
}

/**
 * A postcode of the continent before or behind a town: `75011 Paris`, `F-75011 Paris`, `1000-001 Lisboa`, `1012 AB
 * Amsterdam`.
 */
const DIGITS = String.raw`(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3}|(?<=\b\d{4}) (?!(?:L[AE]|EL|D[AEO]|[AO]S|ST) )[A-Z]{2})?`;

/** A whole postcode of the United Kingdom or Ireland, and the first half of one of the United Kingdom. */
const LETTERS = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})`;
const OUTWARD = String.raw`[A-Z]{1,2}\d[A-Z\d]?`;

const BEFORE = new RegExp(`^(?:${DIGITS}|${LETTERS}) (?=\\p{L})`, 'iu');
const POSTCODE_BEHIND = new RegExp(` (?:${DIGITS}|${LETTERS}|${OUTWARD})$`, 'i');
const ALONE = new RegExp(`^(?:${DIGITS}|${LETTERS}|${OUTWARD})$`, 'i');

const BEHIND = [
  POSTCODE_BEHIND,
  // The French department: Annecy (74).
  / ?\(\d[\dAB]\d{0,3}\)$/,
  / CEDEX(?: \d{1,2})?$/i,
  // A district of Paris, Lyon or Dublin.
  / \d{1,2}(?:er|e|ème|eme)?(?: arr(?:ondissement|\.)?)?$/i,
];

/**
 * Removes the postcode, department or number of a district before or after a town's name in one cell; returns the text
 * as it is when nothing would be left.
 */
export function townAlone(text: string): string {
  let town = text.replaceAll(/\s+/g, ' ').trim().replace(BEFORE, '');
  for (let before = ''; before !== town;) {
    before = town;
    for (const part of BEHIND) town = town.replace(part, '').trim();
  }
  return /\p{L}{2}/u.test(town) ? town : text;
}

/**
 * Whether a text begins with a postcode followed by a town, as in continental Europe: `28013
 * Madrid`.
 */
export const beginsWithPostcode = (text: string): boolean => BEFORE.test(text);

/** Whether a text is only a postcode. */
export const isPostcode = (text: string): boolean => ALONE.test(text);

/** The postcode before or behind a town in one cell, without its country: `F-75011 Paris`; null where there is none. */
export function postcodeBeside(text: string): string | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const found = BEFORE.exec(plain) ?? POSTCODE_BEHIND.exec(plain);
  return found === null ? null : found[0].trim().replace(/^[A-Z]{1,2}-/i, '');
}

/** A house number before its street, or a part of a building. */
const HOUSE = /^(?:\d{1,4}[a-z]?(?:[-/]\d{1,4})?|(?:unit|flat|suite) \w+) ?(?=\p{L}|$)/iu;

/** Words that streets of five languages begin with. */
const BEGINNING =
  /^(?:rue|avenue|av\.|bd|boulevard|chemin|route|impasse|allée|calle|c\/|carrer|avenida|avda|paseo|carretera|ctra|rua|travessa|estrada)[. ]/i;

/** Words that streets end with; English ones only after another word, since Street is also a town. */
const END =
  /(?:\p{L} (?:street|st|road|rd|lane|ln|avenue|ave|drive|close)|stra(?:ße|sse|at)|str)\.?(?: \d{1,4}[a-z]?)?$/iu;

/**
 * Whether a part of an address is a street and not a town: `12 High Street`, `Calle Mayor 5`, `Mill
 * Lane`.
 */
export const isStreet = (part: string): boolean =>
  HOUSE.test(part) || BEGINNING.test(part) || END.test(part);

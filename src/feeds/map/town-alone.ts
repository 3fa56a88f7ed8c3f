/** A postcode of the continent before or behind a town: `75011 Paris`, `F-75011 Paris`, `1000-001 Lisboa`, `1012 AB Amsterdam`. */
const DIGITS = String.raw`(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3}|(?<=\b\d{4}) (?!(?:L[AE]|EL|D[AEO]|[AO]S|ST) )[A-Z]{2})?`;

/** A whole postcode of the United Kingdom or Ireland, and the first half of one of the United Kingdom. */
const LETTERS = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})`;
const OUTWARD = String.raw`[A-Z]{1,2}\d[A-Z\d]?`;

const BEFORE = new RegExp(`^(?:${DIGITS}|${LETTERS}) (?=\\p{L})`, 'iu');

const BEHIND = [
  new RegExp(` (?:${DIGITS}|${LETTERS}|${OUTWARD})$`, 'i'),
  // The French department: Annecy (74).
  / ?\(\d[\dAB]\d{0,3}\)$/,
  / CEDEX(?: \d{1,2})?$/i,
  // A district of Paris, Lyon or Dublin.
  / \d{1,2}(?:er|e|ème|eme)?(?: arr(?:ondissement|\.)?)?$/i,
];

/**
 * The name of a town without the postcode, department or number of a district that stands before or behind it in one cell; the text as
 * it is where nothing else would be left.
 */
export function townAlone(text: string): string {
  let town = text.replaceAll(/\s+/g, ' ').trim().replace(BEFORE, '');
  for (let before = ''; before !== town;) {
    before = town;
    for (const part of BEHIND) town = town.replace(part, '').trim();
  }
  return /\p{L}{2}/u.test(town) ? town : text;
}

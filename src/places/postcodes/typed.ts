/** A postcode, or the beginning of one, that a person typed. */
export interface TypedPostcode {
  /** The code as the database has it: an outward code (GB), a routing key (IE), or digits. */
  code: string;
  /** The only country whose postcodes have this form (GB also for Jersey and the like); null if several have it. */
  countryCode: string | null;
  /** Whether further characters may follow. */
  isBeginning: boolean;
}

const OUTWARD = '[A-Z]{1,2}\\d[A-Z\\d]?';

/** Forms of whole codes; the first group matches the part that the database has. */
const WHOLE: [form: RegExp, countryCode: string | null][] = [
  [new RegExp(`^(${OUTWARD})\\s?\\d[A-Z]{2}$`), 'GB'],
  [new RegExp(`^(${OUTWARD})\\s+\\d?[A-Z]{0,2}$`), 'GB'],
  [/^([A-Z]\d\d|D6W)\s?[A-Z\d]{4}$/, 'IE'],
  [/^(\d{4})-\d{0,3}$/, 'PT'],
  [/^(\d{4})\s?-?\s?\d{3}$/, 'PT'],
  [/^(\d{5})(?:\s+\D*)?$/, null],
];

/** Forms of texts that may be a whole code or the beginning of one. */
const BEGINNING = /^(?:[A-Z]{1,2}\d[A-Z\d]?|D6W|\d{2,4})$/;

/** Parses a text as a postcode, in upper or lower case, with or without a space; null if it is not one. */
export function typedPostcode(text: string): TypedPostcode | null {
  const typed = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (!/\d/.test(typed)) return null;
  for (const [form, countryCode] of WHOLE) {
    const code = form.exec(typed)?.[1];
    if (code !== undefined) return { code, countryCode, isBeginning: false };
  }
  return BEGINNING.test(typed) ? { code: typed, countryCode: null, isBeginning: true } : null;
}

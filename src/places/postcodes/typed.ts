/** A postcode that was typed, or the beginning of one. */
export interface TypedPostcode {
  /** The code as it is kept: an outward code, a routing key, or digits. */
  code: string;
  /** The country whose form it alone has; null where it is one of several. */
  countryCode: string | null;
  /** Whether more characters of it may follow. */
  isBeginning: boolean;
}

const OUTWARD = '[A-Z]{1,2}\\d[A-Z\\d]?';

/** Forms of whole codes; the first group is what is kept of them. */
const WHOLE: [form: RegExp, countryCode: string | null][] = [
  [new RegExp(`^(${OUTWARD})\\s?\\d[A-Z]{2}$`), 'GB'],
  [new RegExp(`^(${OUTWARD})\\s+\\d?[A-Z]{0,2}$`), 'GB'],
  [/^([A-Z]\d\d|D6W)\s?[A-Z\d]{4}$/, 'IE'],
  [/^(\d{4})-\d{0,3}$/, 'PT'],
  [/^(\d{4})\s?-?\s?\d{3}$/, 'PT'],
  [/^(\d{5})(?:\s+\D*)?$/, null],
];

/** Forms of what may be a whole code or the beginning of one. */
const BEGINNING = /^(?:[A-Z]{1,2}\d[A-Z\d]?|D6W|\d{2,4})$/;

/** Reads a text as a postcode, in any case, with or without a space; null when it is none. */
export function typedPostcode(text: string): TypedPostcode | null {
  const typed = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (!/\d/.test(typed)) return null;
  for (const [form, countryCode] of WHOLE) {
    const code = form.exec(typed)?.[1];
    if (code !== undefined) return { code, countryCode, isBeginning: false };
  }
  return BEGINNING.test(typed) ? { code: typed, countryCode: null, isBeginning: true } : null;
}

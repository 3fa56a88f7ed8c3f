/** A number as JSON writes it, and one with a decimal comma, of which `1,250` is none. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WITH_COMMA = /^-?\d+,\d{1,2}$/;

/** The number that was typed, with a point; undefined when it is no number. */
function numberIn(typed: string): string | undefined {
  const text = typed.trim();
  if (NUMBER.test(text)) return text;
  return WITH_COMMA.test(text) ? text.replace(',', '.') : undefined;
}

/** Moves the decimal point of a number's text, without the rounding of a multiplication. */
function shifted(text: string, places: number): string {
  const [, sign = '', digits = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const all = digits + fraction;
  const point = digits.length + places;
  const padded =
    point <= 0 ? `${'0'.repeat(1 - point)}${all}` : all.padEnd(Math.max(point, all.length), '0');
  const at = Math.max(point, 1);
  const rest = padded.slice(at);
  return `${sign}${padded.slice(0, at)}${rest === '' ? '' : `.${rest}`}`;
}

/** Degrees of a position, which have no thousands: a comma in them is a decimal one. */
export const readDegrees = (typed: string): number | string =>
  readNumber(/^\s*-?\d{1,3},\d+\s*$/.test(typed) ? typed.replace(',', '.') : typed);

/** A typed number; the text itself when it is none, so that the API's schema refuses it in its words. */
export const readNumber = (typed: string): number | string => {
  const number = numberIn(typed);
  return number === undefined ? typed : Number(number);
};

/** An amount typed in normal units, in minor units; the text itself when it is no number. */
export function readMoney(typed: string, decimals: number): number | string {
  const number = numberIn(typed);
  if (number === undefined) return typed;
  return /e/i.test(number) ? Number(number) * 10 ** decimals : Number(shifted(number, decimals));
}

/** An amount in minor units, written in normal units: 8900 with 2 decimals is `89.00`. */
export function writeMoney(amount: number, decimals: number): string {
  const text = String(amount);
  if (!NUMBER.test(text) || /e/i.test(text)) return String(amount / 10 ** decimals);
  const written = shifted(text, -decimals);
  const [whole = '', fraction = ''] = written.split('.');
  return decimals === 0 ? written : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

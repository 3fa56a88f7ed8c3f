import { currencyDecimals, isCurrencyCode } from '../codes.ts';
import { NUMBER as AMOUNT, parseAmount, parseCurrency } from '@campcairn/feed-cells';

/** A number as in JSON, or one with a decimal comma. `1,250` is not one, because it is ambiguous. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WITH_COMMA = /^-?\d+,\d{1,2}$/;

/** Returns the typed number with a decimal point; undefined when it is not a number. */
function numberIn(typed: string): string | undefined {
  const text = typed.trim();
  if (NUMBER.test(text)) return text;
  return WITH_COMMA.test(text) ? text.replace(',', '.') : undefined;
}

/** Moves the decimal point in a number's text, which avoids the rounding of a multiplication. */
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

/** Parses the degrees of a position. They have no thousands separators, so a comma is a decimal one. */
export const readDegrees = (typed: string): number | string =>
  readNumber(/^\s*-?\d{1,3},\d+\s*$/.test(typed) ? typed.replace(',', '.') : typed);

/**
 * Parses a typed number. Returns the text itself when it is not a number, so that the API's schema
 * refuses it in its own words.
 */
export const readNumber = (typed: string): number | string => {
  const number = numberIn(typed);
  return number === undefined ? typed : Number(number);
};

const CURRENCY_PART = /^\p{L}*\p{Sc}?$/u;

/** Whether the text beside an amount is only its currency. */
const isCurrency = (beside: string, currency: string): boolean =>
  beside.split(' ').every((part) => CURRENCY_PART.test(part) && parseCurrency(part) === currency);

/** Currencies whose own countries write decimals with a point, so that one before three digits is a mistake. */
const WITH_POINT: ReadonlySet<string> = new Set(['GBP', 'USD', 'AUD', 'CAD', 'NZD']);

const THREE_DIGITS = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * The decimal sign of an amount whose only sign stands before three digits. Nobody types three
 * decimals of a pound, so `1,000` is a thousand; undefined where that may be wrong (`95.005`).
 */
function decimalSignOf(amount: string, currency: string): 'point' | 'comma' | undefined {
  const [, sign] = THREE_DIGITS.exec(amount) ?? [];
  if (sign === undefined || currencyDecimals(currency) !== 2) return undefined;
  if (sign === ',') return 'point';
  return WITH_POINT.has(currency) ? undefined : 'comma';
}

/** Parses an amount by the rules of feeds; undefined when it is ambiguous or unreadable. */
function amountIn(typed: string, currency: string): number | undefined {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const [amount, ...others] = text.match(AMOUNT) ?? [];
  if (amount === undefined || others.length > 0) return undefined;
  const beside = text.replace(amount, ' ').trim();
  if (beside !== '' && !isCurrency(beside, currency)) return undefined;
  const read = parseAmount(amount, currencyDecimals(currency), decimalSignOf(amount, currency));
  return 'minor' in read ? read.minor : undefined;
}

/**
 * Parses an amount typed in normal units of a currency (`95.50`, `95,5`, `1 200`, `£1,200.50`, `95
 * EUR`) to minor units. Returns the text itself when it is ambiguous.
 */
export function readMoney(typed: string, currency: string): number | string {
  const amount = amountIn(typed, currency);
  if (amount !== undefined) return amount;
  // A negative number or one with an exponent is left to the schema to judge.
  const number = /^\s*-|e/i.test(typed) ? numberIn(typed) : undefined;
  if (number === undefined) return typed;
  const decimals = currencyDecimals(currency);
  return /e/i.test(number) ? Number(number) * 10 ** decimals : Number(shifted(number, decimals));
}

/** The message for an amount that is not one of the currency; undefined when it is valid. */
export function moneyProblem(typed: string, currency: string): string | undefined {
  const amount = readMoney(typed, currency);
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0) return undefined;
  const decimals = currencyDecimals(currency);
  const examples = decimals === 0 ? '1200' : `1200 or 95.${'5'.padEnd(decimals, '0')}`;
  const of = isCurrencyCode(currency) ? ` in ${currency}` : '';
  return `must be an amount${of}, typed like ${examples}`;
}

/** Formats an amount in minor units in normal units: 8900 with 2 decimals is `89.00`. */
export function writeMoney(amount: number, decimals: number): string {
  const text = String(amount);
  if (!NUMBER.test(text) || /e/i.test(text)) return String(amount / 10 ** decimals);
  const written = shifted(text, -decimals);
  const [whole = '', fraction = ''] = written.split('.');
  return decimals === 0 ? written : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

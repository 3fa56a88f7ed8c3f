import { currencyDecimals, isCurrencyCode } from '../codes.ts';
import { NUMBER as AMOUNT, parseAmount } from '../money/amount.ts';
import { parseCurrency } from '../money/currency.ts';

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

const CURRENCY_PART = /^\p{L}*\p{Sc}?$/u;

/** Whether what stands beside an amount is its currency and nothing else. */
const isCurrency = (beside: string, currency: string): boolean =>
  beside.split(' ').every((part) => CURRENCY_PART.test(part) && parseCurrency(part) === currency);

/** An amount with signs that feeds know too; undefined when it can be read in two ways, or in none. */
function amountIn(typed: string, currency: string): number | undefined {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const [amount, ...others] = text.match(AMOUNT) ?? [];
  if (amount === undefined || others.length > 0) return undefined;
  const beside = text.replace(amount, ' ').trim();
  if (beside !== '' && !isCurrency(beside, currency)) return undefined;
  const read = parseAmount(amount, currencyDecimals(currency));
  return 'minor' in read ? read.minor : undefined;
}

/**
 * An amount typed in normal units of a currency (`95.50`, `95,5`, `1 200`, `£1,200.50`, `95 EUR`), in minor
 * units; the text itself when it cannot be read without doubt.
 */
export function readMoney(typed: string, currency: string): number | string {
  const amount = amountIn(typed, currency);
  if (amount !== undefined) return amount;
  // A number below zero or with an exponent, for the schema to judge.
  const number = /^\s*-|e/i.test(typed) ? numberIn(typed) : undefined;
  if (number === undefined) return typed;
  const decimals = currencyDecimals(currency);
  return /e/i.test(number) ? Number(number) * 10 ** decimals : Number(shifted(number, decimals));
}

/** What to type instead of an amount that is none of the currency; undefined where it is one. */
export function moneyProblem(typed: string, currency: string): string | undefined {
  const amount = readMoney(typed, currency);
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0) return undefined;
  const decimals = currencyDecimals(currency);
  const examples = decimals === 0 ? '1200' : `1200 or 95.${'5'.padEnd(decimals, '0')}`;
  const of = isCurrencyCode(currency) ? ` in ${currency}` : '';
  return `must be an amount${of}, typed like ${examples}`;
}

/** An amount in minor units, written in normal units: 8900 with 2 decimals is `89.00`. */
export function writeMoney(amount: number, decimals: number): string {
  const text = String(amount);
  if (!NUMBER.test(text) || /e/i.test(text)) return String(amount / 10 ** decimals);
  const written = shifted(text, -decimals);
  const [whole = '', fraction = ''] = written.split('.');
  return decimals === 0 ? written : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

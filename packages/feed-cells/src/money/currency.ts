import { isCurrencyCode } from './currencies.ts';

const SIGNS: readonly (readonly [sign: RegExp, code: string])[] = [
  [/US ?\$|\$US|\bUS ?dollars?\b/i, 'USD'],
  [/\bAU?\$/, 'AUD'],
  [/\bCA?\$/, 'CAD'],
  [/\bNZ\$/, 'NZD'],
  [/\bR\$/, 'BRL'],
  [/£|\bpounds?\b|\bsterling\b/i, 'GBP'],
  [/€|\beuros?\b/i, 'EUR'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/\bS?Fr\. ?(?=\d)/, 'CHF'],
  [/₺/, 'TRY'],
  [/₴/, 'UAH'],
  [/₹/, 'INR'],
];

/** Codes that are accepted in lower case too. Many others are English words ("all", "try", "top"). */
const ANY_CASE = /\b(?:eur|gbp|usd|chf)\b/i;
const ALL_OF_ANY_CASE = new RegExp(ANY_CASE, 'gi');

/** Signs that several currencies share. */
export const SHARED_SIGN = /[$¥]|\b(?:kr|rs)\b/i;

/** Currencies with a sign of their own; a shared sign never means one of them. */
const OWN_SIGN = new Set(['GBP', 'EUR', 'PLN', 'CZK', 'TRY', 'UAH', 'INR']);

/**
 * Whether a price's text contains a sign that cannot mean the currency: `$89` is not an amount of
 * euros.
 */
export const isAnothersSign = (text: string, currency: string): boolean =>
  OWN_SIGN.has(currency) && SHARED_SIGN.test(text);

/** The currency in a price's text; a sign takes precedence over a code. Null when there is none. */
export function currencyIn(text: string): string | null {
  if (/^[\d.]*$/.test(text)) return null;
  const sign = SIGNS.find(([pattern]) => pattern.test(text));
  if (sign !== undefined) return sign[1];
  const codes = text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? [];
  const found = codes.find((code) => isCurrencyCode(code));
  return found ?? ANY_CASE.exec(text.replace(/\d/g, ' '))?.[0].toUpperCase() ?? null;
}

/** A well-known code in a price's text that contradicts its sign or code: the `EUR` of `£89 EUR`, of `89 GBP EUR`. */
export function secondCurrencyIn(text: string, first: string | null): string | null {
  if (first === null) return null;
  const codes = text.replace(/\d/g, ' ').match(ALL_OF_ANY_CASE) ?? [];
  return codes.map((code) => code.toUpperCase()).find((code) => code !== first) ?? null;
}

/** Parses a currency column: a code, sign or word; returns other text unchanged. */
export function parseCurrency(text: string): string {
  const code = text.trim().toUpperCase();
  if (isCurrencyCode(code)) return code;
  return currencyIn(text) ?? code;
}

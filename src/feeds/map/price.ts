import { currencyDecimals } from '../../listings/index.ts';
import { NUMBER, readAmount } from './amount.ts';
import { SHARED_SIGN, currencyIn, readCurrency } from './currency.ts';
import { isPerPerson, readUnit, unitOfNights } from './unit.ts';
import type { Unit } from './unit.ts';
import { plainWords } from './words.ts';

export type PriceReading =
  | { kind: 'price'; minor: number; currency: string; unit: Unit | null }
  /** The text says that there is no price to show. */
  | { kind: 'none' }
  | { kind: 'problem'; field: 'price' | 'currency' | 'price_unit'; message: string };

export interface PriceContext {
  /** What the row's currency column says. */
  column?: string | undefined;
  /** The operator's word for rows that say nothing. */
  fallback?: string | undefined;
  decimal?: 'point' | 'comma' | undefined;
}

const ON_REQUEST = new Set([
  'poa',
  'on request',
  'price on request',
  'on application',
  'price on application',
  'call',
  'n a',
  'na',
  'tbc',
  'sur demande',
  'prix sur demande',
  'nous consulter',
  'consultar',
  'a consultar',
  'sob consulta',
  'auf anfrage',
  'preis auf anfrage',
  'op aanvraag',
  'prijs op aanvraag',
  'su richiesta',
]);

const NIGHTS =
  /\b(\d+)\s*(?:nights?|nuits?|noches?|noites?|nachten|nacht[e]?|nächte|notti|days?|jours?|d[ií]as?|tage|dagen|giorni)\b/i;

const OTHER_LENGTH =
  /\b(?:months?|mois|mes(?:es)?|monate?|maand(?:en)?|mesi?|years?|jahr|jaar|anno|hours?|heures?|horas?|stunden?|uur|ore|weekends?|km|miles?)\b/;

/**
 * Reads a price as feeds write it: `89`, `£1,234.50`, `1.234,50 €`, `EUR89.00`, `ab 89,- €`,
 * `89 GBP per night`, `899 € / 7 nights`.
 */
export function readPrice(text: string, context: PriceContext): PriceReading {
  // A plain number, as in most feeds, says nothing beside itself.
  return PLAIN_NUMBER.test(text) ? readNumber(text, text, null, context) : readWords(text, context);
}

const PLAIN_NUMBER = /^\d+(?:\.\d\d?)?$/;

function readWords(text: string, context: PriceContext): PriceReading {
  const spaced = text.replace(/[\s\u00a0\u202f\u2009]+/g, ' ').trim();
  if (ON_REQUEST.has(plainWords(spaced)) || /^[-–—]*$/.test(spaced)) return { kind: 'none' };
  if (isPerPerson(spaced)) return problem('price_unit', `is per person: '${text}'`);
  const unit = unitIn(spaced);
  if (unit === 'other') {
    return problem('price_unit', `is neither for a night nor for a week: '${text}'`);
  }
  const amounts = spaced.replace(NIGHTS, ' ').replace(/([.,])\s*[-–—]+/g, ' ');
  const numbers = amounts.match(NUMBER) ?? [];
  if (numbers.length !== 1) {
    const what = numbers.length === 0 ? 'holds no number' : 'holds several numbers';
    return problem('price', `${what}: '${text}'`);
  }
  if (/^\W*[-−–]\W*\d/.test(amounts)) return problem('price', `is negative: '${text}'`);
  return readNumber(numbers[0]!, spaced, unit, context);
}

function readNumber(
  number: string,
  text: string,
  unit: Unit | null,
  context: PriceContext,
): PriceReading {
  const currency = currencyOf(text, context);
  if (typeof currency !== 'string') return currency;
  const amount = readAmount(number, currencyDecimals(currency), context.decimal);
  if ('message' in amount) return problem('price', amount.message);
  return { kind: 'price', minor: amount.minor, currency, unit };
}

function currencyOf(text: string, context: PriceContext): string | PriceReading {
  const named = currencyIn(text);
  const column = context.column === undefined ? null : readCurrency(context.column);
  if (named !== null && column !== null && named !== column) {
    return problem('currency', `is ${column} in its column and ${named} in the price: '${text}'`);
  }
  const currency = named ?? column ?? context.fallback?.toUpperCase();
  if (currency !== undefined) return currency;
  return problem(
    'currency',
    SHARED_SIGN.test(text)
      ? `is not told by a sign that several share: '${text}'; set the feed's currency`
      : "is missing: a price needs a currency column, or the feed's own currency set",
  );
}

function unitIn(text: string): Unit | 'other' | null {
  const nights = NIGHTS.exec(text)?.[1];
  if (nights !== undefined) return unitOfNights(nights) ?? 'other';
  const words = plainWords(text.replace(NUMBER, ' ')).split(' ');
  if (OTHER_LENGTH.test(words.join(' '))) return 'other';
  for (const word of words) {
    const unit = word.length > 1 ? readUnit(word) : null;
    if (unit !== null) return unit;
  }
  return /\/\s*[nd]\b/i.test(text) ? 'night' : /\/\s*w\b/i.test(text) ? 'week' : null;
}

function problem(field: 'price' | 'currency' | 'price_unit', message: string): PriceReading {
  return { kind: 'problem', field, message };
}

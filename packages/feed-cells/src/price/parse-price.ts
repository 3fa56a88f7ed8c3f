import { NUMBER, parseAmount } from '../money/amount.ts';
import { currencyDecimals } from '../money/currencies.ts';
import {
  currencyIn,
  isAnothersSign,
  parseCurrency,
  secondCurrencyIn,
  SHARED_SIGN,
} from '../money/currency.ts';
import { decodeEntities } from '../text/entities.ts';
import { isOtherLength, isPerPerson, parseUnit, unitOfNights } from './unit.ts';
import type { Unit } from './unit.ts';
import { plainWords } from '../text/words.ts';

export type ParsedPrice =
  | { kind: 'price'; minor: number; currency: string; unit: Unit | null }
  /** The text says that there is no price. */
  | { kind: 'none' }
  | { kind: 'problem'; field: 'price' | 'currency' | 'price_unit'; message: string };

export interface PriceContext {
  /** The text of the row's currency column. */
  column?: string | undefined;
  /** The operator's default currency. */
  fallback?: string | undefined;
  decimal?: 'point' | 'comma' | undefined;
}

const NO_PRICE = new Set([
  'null',
  'none',
  'nil',
  'nan',
  'undefined',
  'ask',
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

const LENGTHS =
  'nights?|nuits?|noches?|noites?|nachten|nacht[e]?|nächte|notti|days?|jours?|d[ií]as?|tage|dagen|giorni';

/** The number of nights a price is for; digits after a currency sign are an amount: `£85.00 night`. */
const NIGHTS = new RegExp(`(?<![\\d.,'’])\\b(\\d{1,2})\\s*(?:${LENGTHS})\\b`, 'i');

/** A minimum stay, which is unrelated to the price. */
const MINIMUM = new RegExp(
  `\\bm[ií]n(?:imum|imal|imo|destens|\\.)?(?![a-z])\\D{0,12}\\d+\\s*(?:${LENGTHS})\\b`,
  'i',
);

/** An amount in thousands: `1.5k`. */
const IN_THOUSANDS = /\d ?k(?!\p{L})/iu;

/** An amount in minor units: `8900p`, `8900 cents`. */
const IN_PENCE = /\d ?p(?=$| per\b)/i;
const MINOR_UNITS = /(?:^|[\d\W_])(?:pence|pennies|cents?|ct|c[eé]ntimes?|c[eé]ntimos?)(?![a-z])/i;

/** Whether a text says that its amounts are in minor units, which feeds' prices are not. */
export const isInMinorUnits = (text: string): boolean => MINOR_UNITS.test(text);

/** Numbers in words, as they say for how many nights a price is. */
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: 'two deux dos dois duas zwei twee due',
    3: 'three trois tres três drei drie tre',
    4: 'four quatre cuatro quatro vier quattro',
    5: 'five cinq cinco fünf vijf cinque',
    6: 'six seis sechs zes sei',
    7: 'seven sept siete sete sieben zeven sette',
    10: 'ten dix diez dez zehn tien dieci',
    14: 'fourteen quatorze catorce vierzehn veertien quattordici',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)] as const)),
);

const NUMBER_IN_WORDS = new RegExp(
  `(?<!\\p{L})(${[...IN_WORDS.keys()].join('|')})[ -](?=(?:${LENGTHS}|weeks|semaines|semanas|wochen|weken|settimane)(?!\\p{L}))`,
  'giu',
);

/** Writes the number of nights or weeks that a text has in words as digits: `three nights`. */
const withDigits = (text: string): string =>
  text.replace(NUMBER_IN_WORDS, (_, word: string) => `${IN_WORDS.get(word.toLowerCase())} `);

const GUEST =
  'adults?|adult[eo]s?|adulti|erwachsene[rn]?|volwassenen?|child(?:ren)?|enfants?|niños?|crianças?|kind(?:er(?:en)?)?|bambin[io]|person|personne|persona|pessoa|persoon';

/** An amount beside the guest that it is for: `£12.50 adult`, `Erwachsene 9,50 €`. */
const FOR_A_GUEST = new RegExp(
  `(?:^\\W*|\\d\\W*(?:(?:eur|gbp|euros?)\\W*)?)(?:${GUEST})(?!\\p{L})`,
  'iu',
);

const DAY_IN_HOURS = /\b24\s*-?\s*(?:h|hrs?|hours?|heures?|stunden|std|horas?|uur|ore)\b/gi;

/**
 * Reads a price as feeds write it: `89`, `£1,234.50`, `1.234,50 €`, `EUR89.00`, `ab 89,- €`,
 * `89 GBP per night`, `899 € / 7 nights`.
 */
export function parsePrice(text: string, context: PriceContext): ParsedPrice {
  // Fast path for plain numbers, as in most feeds: no currency, no unit.
  return PLAIN_NUMBER.test(text)
    ? parseNumber(text, text, null, context)
    : parseWords(text, context);
}

const PLAIN_NUMBER = /^\d+(?:\.\d\d?)?$/;

function parseWords(text: string, context: PriceContext): ParsedPrice {
  const spaced = decodeEntities(text)
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .trim();
  if (NO_PRICE.has(plainWords(spaced)) || /^(?:[-–—]*|\\n)$/i.test(spaced)) return { kind: 'none' };
  if (isPerPerson(spaced)) return problem('price_unit', `is per person: '${text}'`);
  if (IN_PENCE.test(spaced) || isInMinorUnits(spaced)) {
    return problem('price', `is in pence or cents, not in normal units: '${text}'`);
  }
  const said = withDigits(spaced).replace(MINIMUM, ' ').replace(DAY_IN_HOURS, 'day');
  const beside = withDecimals(said.replace(NIGHTS, ' '));
  // In "£85 night" the only number is the amount.
  const nights = NUMBER_AT_ALL.test(beside) ? NIGHTS.exec(said)?.[1] : undefined;
  const amounts = nights === undefined ? withDecimals(said) : beside;
  const unit = nights === undefined ? unitIn(said) : (unitOfNights(nights) ?? 'other');
  if (unit === 'other') {
    return problem('price_unit', `is neither for a night nor for a week: '${text}'`);
  }
  const numbers = amounts.match(NUMBER) ?? [];
  if (numbers.length !== 1) {
    const what = numbers.length === 0 ? 'holds no number' : 'holds several numbers';
    return problem('price', `${what}: '${text}'`);
  }
  if (FOR_A_GUEST.test(spaced)) return problem('price_unit', `is per person: '${text}'`);
  if (IN_THOUSANDS.test(amounts)) return problem('price', `is in thousands: '${text}'`);
  if (/\d ?%|% ?\d/.test(amounts)) return problem('price', `is a percentage: '${text}'`);
  if (/^\W*[-−–]\W*\d/.test(amounts)) return problem('price', `is negative: '${text}'`);
  return parseNumber(numbers[0]!, spaced, unit, context);
}

function parseNumber(
  number: string,
  text: string,
  unit: Unit | null,
  context: PriceContext,
): ParsedPrice {
  const currency = currencyOf(text, context);
  if (typeof currency !== 'string') return currency;
  const amount = parseAmount(number, currencyDecimals(currency), context.decimal);
  if ('message' in amount) return problem('price', amount.message);
  return { kind: 'price', minor: amount.minor, currency, unit };
}

function currencyOf(text: string, context: PriceContext): string | ParsedPrice {
  if (context.column?.trim() === 'GBp') {
    return problem('currency', "is GBp, which is pence: prices are in normal units ('GBP')");
  }
  const named = currencyIn(text);
  const column = context.column === undefined ? null : parseCurrency(context.column);
  if (named !== null && column !== null && named !== column) {
    return problem('currency', `is ${column} in its column and ${named} in the price: '${text}'`);
  }
  const second = secondCurrencyIn(text, named);
  if (second !== null) {
    return problem('currency', `is both ${named} and ${second} in the price: '${text}'`);
  }
  const currency = named ?? column ?? context.fallback?.toUpperCase();
  if (named === null && currency !== undefined && isAnothersSign(text, currency)) {
    return problem('currency', `is set to ${currency}, but the price has another sign: '${text}'`);
  }
  if (currency !== undefined) return currency;
  return problem(
    'currency',
    SHARED_SIGN.test(text)
      ? `cannot be taken from a sign that several currencies share: '${text}'; set a currency for all rows`
      : 'is missing: a price needs a currency column, or a currency set for all rows',
  );
}

const NUMBER_AT_ALL = /\d/;

/** Normalises unusual decimals: `89,-`, `.85`, `85€50`. */
function withDecimals(text: string): string {
  return text
    .replace(/(?<=\d)([.,])\s*[-–—]+/g, '$100')
    .replace(/(^|[\s£€$])([.,])(?=\d)/g, '$10$2')
    .replace(/(\d) ?€ ?(\d\d)(?![\d.,])/g, '$1,$2 €');
}

function unitIn(text: string): Unit | 'other' | null {
  const words = plainWords(text.replace(NUMBER, ' ')).replace(/\bp ([nw]k?)\b/g, 'p$1');
  if (isOtherLength(words)) return 'other';
  for (const word of words.split(' ')) {
    const unit = word.length > 1 ? parseUnit(word) : null;
    if (unit !== null) return unit;
  }
  if (/\/\s*[ndj]\b/i.test(text)) return 'night';
  if (/\/\s*(?:m|mo|mon|mth)\b/i.test(text)) return 'other';
  // Only after a slash: a Portuguese "sem" is "without".
  return /\/\s*(?:w|wo|sem)\b/i.test(text) ? 'week' : null;
}

function problem(field: 'price' | 'currency' | 'price_unit', message: string): ParsedPrice {
  return { kind: 'problem', field, message };
}

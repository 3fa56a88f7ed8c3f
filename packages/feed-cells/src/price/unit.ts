import { plainWords, memoized } from '../text/words.ts';
import valueWords from '../words/value-words.ts';

export type Unit = 'night' | 'week';

const PER = /^(?:per|par|por|pro|pr|al|a|je|la|le|p)\s+/;

/** Codes and numbers of nights in unit columns, besides ordinary words. */
const MORE = {
  night:
    'nightly,nights,n,nt,pn,pnt,daily,days,nuitee,ubernachtung,uebernachtung,overnachting,etmaal,1,1 night,1 day,24h,24 hours,dag,dagen,tage,nachte',
  week: 'weeks,w,wk,wee,pwk,wkly,hebdomadaire,hebdo,wochentlich,wochen,weken,1 week,7,7 days,7 nuits,7 noches,7 noites,7 nachte,7 tage',
};

const WORDS = new Map<string, Unit>(
  (['night', 'week'] as const).flatMap((unit) =>
    [...valueWords.price_unit[unit], ...MORE[unit].split(',')].map(
      (word) => [plainWords(word).replace(PER, ''), unit] as const,
    ),
  ),
);

/** Parses a unit column; null when it is neither a night nor a week. A day counts as a night. */
export const parseUnit: (text: string) => Unit | null = memoized(
  (text) => WORDS.get(plainWords(text).replace(PER, '')) ?? null,
);

/**
 * The time that a price is for, by a text beside it such as `per week` or `weekly rate`: `other` for times that prices
 * of listings never have, null for words about something else.
 */
export const basisIn: (text: string) => Unit | 'other' | null = memoized((text) => {
  const whole = parseUnit(text);
  if (whole !== null) return whole;
  const words = plainWords(text);
  if (isOtherLength(words) || OTHER_BASIS.test(words)) return 'other';
  const nights = nightsOfName(text);
  if (nights !== null) return unitOfNights(nights) ?? 'other';
  const units = new Set(
    words.split(' ').flatMap((word) => (word.length > 2 ? (unitOfName(word) ?? []) : [])),
  );
  // "Daily from seven nights, else weekly" says two things.
  if (units.size > 1) return 'other';
  return [...units][0] ?? null;
});

const OTHER_BASIS =
  /^(?:per )?(?:mo|mth|stay|booking|trip|rental|sejour|estancia|estadia|aufenthalt|verblijf|soggiorno)$/;

/** The length of time in a compound such as `Wochenpreis`. */
const COMPOUND = /^(tage?s?|nacht|wochen?|dag|week)(?:miet|huur)?(?:preis|prijs|tarif|tarief)$/;

const BY_NIGHT = new Set(
  'nightly daily diario diaria journalier giornaliero giornaliera tages'.split(' '),
);
const BY_WEEK = new Set('semanal settimanale hebdomadaire'.split(' '));

/** The unit that a price column's name says: `Precio por noche`, `weekly_price`, `Price (per week)`. */
export const unitOfName: (name: string) => Unit | null = memoized((name) => {
  const nights = nightsOfName(name);
  if (nights !== null) return unitOfNights(nights);
  const words = plainWords(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(' ');
  for (const word of words) {
    const part = COMPOUND.exec(word)?.[1] ?? word;
    if (BY_NIGHT.has(part)) return 'night';
    if (BY_WEEK.has(part)) return 'week';
    const unit = part.length > 2 ? parseUnit(part) : null;
    if (unit !== null) return unit;
  }
  return null;
});

/** The number of nights in a price column's name, as in `Price (3 nights)`; null when it has none. */
export const nightsOfName = (name: string): string | null =>
  NIGHTS_IN_NAME.exec(plainWords(name))?.[1] ?? null;

const NIGHTS_IN_NAME =
  /\b(\d{1,2}) ?(?:nights?|nuits?|noches?|noites?|nachte?n?|notti|days?|jours?|dias?|tage|dagen|giorni)\b/;

/** The unit of a price for a number of nights or weeks; null for others than 1 and 7 nights. */
export function unitOfNights(text: string): Unit | null {
  const plain = text.trim();
  const [, number, word = ''] = /^(\d+)(?:[.,]0+)?\s*([^\d\s]*)$/.exec(plain) ?? [];
  if (number === undefined) return DURATION.test(plain) ? unitOfDuration(plain, undefined) : null;
  const unit = word === '' ? 'night' : parseUnit(word);
  const nights = unit === null ? 0 : Number(number) * (unit === 'week' ? 7 : 1);
  if (nights === 1) return 'night';
  return nights === 7 ? 'week' : null;
}

/** A length of time as ISO 8601 writes it, or schema.org by UN/CEFACT's codes beside an amount. */
const DURATION = /^P(\d+)([DW])$/i;

/**
 * The unit of a price for an amount of days or weeks.
 * @param text `DAY`, `WEE`, `day`; or `P7D` without an amount
 */
export function unitOfDuration(text: string, amount: string | undefined): Unit | null {
  const [, count, letter] = DURATION.exec(text.trim()) ?? [];
  const unit = parseUnit(
    letter === undefined ? text : letter.toUpperCase() === 'W' ? 'week' : 'day',
  );
  const number = count ?? amount;
  if (number === undefined || unit === null) return unit;
  const days = Number(number) * (unit === 'week' ? 7 : 1);
  return unitOfNights(String(days));
}

const OTHER_LENGTH = new RegExp(
  `\\b(?:${[
    'months?|monthly|pcm|p ?m|per mo|mtl|p mon|mnd|mois|mensuel(?:le)?|mes(?:es)?|mensual|mensal|monate?|monatlich|maand(?:en|elijks)?|mesi?|mensile',
    'years?|yearly|jahr|jaar|anno|hours?|hourly|heures?|horas?|stunden?|uur|ore',
    'week ?ends?|wochenenden?|midweeks?|fortnights?|fortnightly|quinzaines?|quincenas?|quinzenas?|km|miles?',
    '(?:per|par|por|pro) (?:stay|sejour|estancia|estadia|aufenthalt|verblijf|soggiorno)',
  ].join('|')})\\b`,
);

/** Whether plain words name a length of time, or a distance, that prices of listings never have. */
export const isOtherLength = (words: string): boolean => OTHER_LENGTH.test(words);

/** Whether a price's words say that it is per person, which listings' prices never are. */
export const isPerPerson: (text: string) => boolean = memoized((text) =>
  // A digit in place of each number: "89pp" is two words, and "per 4 persons" is no "per persons".
  PER_PERSON.test(plainWords(text.replace(/\//g, ' per ').replace(/\d+/g, ' 0 '))),
);

const PERSON =
  'pers(?:on|ons|ona|onne|oon)?|pessoa|pax|adult[eo]?|erwachsene[rn]?|volwassene|guest|gast|couple|head';

const PER_PERSON = new RegExp(
  `\\b(?:(?:per|par|por|pro|je|a) (?:${PERSON})|p (?:per )?p|pp|p?pp[ndw])\\b`,
);

const DAYS = new Set(
  'day days daily jour jours journalier dia dias diario diaria tag tage tages dag dagen giorno giorni giornaliero giornaliera'.split(
    ' ',
  ),
);

/** Whether a price's words say "day", which is shown as night. */
export function saysDay(text: string): boolean {
  const words = plainWords(text.slice(0, 300)).split(' ');
  return words.some((word) => DAYS.has(COMPOUND.exec(word)?.[1] ?? word));
}

import { dayOfYearIn } from '../form/spelling/days.ts';

/** How a language writes pasted ranges: the first word of each list, and the tag for dates. */
interface RangeWords {
  tag: string;
  available: readonly string[];
  unavailable: readonly string[];
  decimalComma: boolean;
}

/** By language of the site. Words are in lower case and without accents, but for the first. */
const WORDS: Readonly<Record<string, RangeWords>> = {
  en: {
    tag: 'en-GB',
    available: ['free', 'available', 'open'],
    unavailable: ['taken', 'unavailable', 'booked', 'blocked', 'closed'],
    decimalComma: false,
  },
  fr: {
    tag: 'fr-FR',
    available: ['libre', 'libres', 'disponible', 'disponibles'],
    unavailable: ['pris', 'prise', 'prises', 'occupe', 'reserve', 'indisponible', 'complet'],
    decimalComma: true,
  },
  es: {
    tag: 'es-ES',
    available: ['libre', 'libres', 'disponible', 'disponibles'],
    unavailable: ['ocupado', 'ocupada', 'ocupadas', 'reservado', 'reservada', 'completo'],
    decimalComma: true,
  },
  pt: {
    tag: 'pt-PT',
    available: ['livre', 'livres', 'disponivel', 'disponiveis'],
    unavailable: ['ocupado', 'ocupada', 'ocupadas', 'reservado', 'reservada', 'indisponivel'],
    decimalComma: true,
  },
  de: {
    tag: 'de-DE',
    available: ['frei', 'verfugbar'],
    unavailable: ['belegt', 'besetzt', 'gebucht', 'reserviert'],
    decimalComma: true,
  },
  nl: {
    tag: 'nl-NL',
    available: ['vrij', 'beschikbaar'],
    unavailable: ['bezet', 'geboekt', 'gereserveerd'],
    decimalComma: true,
  },
};

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const statuses = new Map(
  Object.values(WORDS).flatMap(({ available, unavailable }) => [
    ...available.map((word) => [word, 'available'] as const),
    ...unavailable.map((word) => [word, 'unavailable'] as const),
  ]),
);

/** Reads `free`, `belegt` and the like as the API's status; other words stay, in lower case. */
export const statusTyped = (word: string): string =>
  statuses.get(folded(word)) ?? word.toLowerCase();

const WORDED =
  /(?<![\d.,])(\d{1,2}(?:st|nd|rd|th|er|\.|º)?) (?:of |de |d['’])?(\p{L}{3,})\.? (?:de )?(\d{4})(?!\d)/giu;
const NUMERIC = /(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/g;

/** Rewrites the dates in a line as the API does: `1 May 2027`, `1.5.2027` and `01/05/2027` are `2027-05-01`. */
export const withApiDates = (line: string): string =>
  line
    .replaceAll(/\s+/g, ' ')
    .replaceAll(WORDED, (whole, day: string, month: string, year: string) => {
      const read = dayOfYearIn(`${day} ${month}`, false);
      return read === undefined ? whole : `${year}-${read}`;
    })
    .replaceAll(
      NUMERIC,
      (_, day: string, _sign, month: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );

/** How a language writes dates, statuses and amounts of ranges. Unknown languages write as English does. */
export function rangeSpelling(language: string) {
  const { tag, available, unavailable, decimalComma } = WORDS[language] ?? WORDS.en!;
  const format = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    date: (date: string) => format.format(new Date(`${date}T00:00:00Z`)),
    status: (status: 'available' | 'unavailable') =>
      (status === 'available' ? available : unavailable)[0]!,
    amount: (amount: string) => (decimalComma ? amount.replace('.', ',') : amount),
  };
}

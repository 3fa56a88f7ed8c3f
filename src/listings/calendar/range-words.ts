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
    available: ['free', 'available', 'open', 'vacant'],
    unavailable: [
      'taken',
      'unavailable',
      'booked',
      'blocked',
      'closed',
      'occupied',
      'reserved',
      'hired',
    ],
    decimalComma: false,
  },
  fr: {
    tag: 'fr-FR',
    available: ['libre', 'libres', 'disponible', 'disponibles'],
    unavailable: [
      'pris',
      'prise',
      'prises',
      'occupe',
      'occupee',
      'occupees',
      'reserve',
      'reservee',
      'reservees',
      'indisponible',
      'indisponibles',
      'complet',
      'loue',
    ],
    decimalComma: true,
  },
  es: {
    tag: 'es-ES',
    available: ['libre', 'libres', 'disponible', 'disponibles'],
    unavailable: [
      'ocupado',
      'ocupada',
      'ocupadas',
      'reservado',
      'reservada',
      'reservadas',
      'completo',
      'alquilado',
      'alquilada',
    ],
    decimalComma: true,
  },
  pt: {
    tag: 'pt-PT',
    available: ['livre', 'livres', 'disponivel', 'disponiveis'],
    unavailable: [
      'ocupado',
      'ocupada',
      'ocupadas',
      'reservado',
      'reservada',
      'reservadas',
      'indisponivel',
      'alugado',
      'alugada',
    ],
    decimalComma: true,
  },
  de: {
    tag: 'de-DE',
    available: ['frei', 'verfugbar'],
    unavailable: ['belegt', 'besetzt', 'gebucht', 'reserviert', 'vermietet', 'ausgebucht'],
    decimalComma: true,
  },
  nl: {
    tag: 'nl-NL',
    available: ['vrij', 'beschikbaar'],
    unavailable: ['bezet', 'geboekt', 'gereserveerd', 'verhuurd'],
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

/** Whether a word says that nights are free or taken, in any language. */
export const isStatus = (word: string): boolean => statuses.has(folded(word));

const NEGATIONS: ReadonlySet<string> = new Set(['not', 'non', 'pas', 'no', 'nao', 'nicht', 'niet']);

/** Whether a word turns the status behind it into the other: `not free`. */
export const isNegation = (word: string): boolean => NEGATIONS.has(folded(word));

/** The opposite of a status word: `unavailable` for `free`. */
export const negated = (word: string): string =>
  statusTyped(word) === 'available' ? 'unavailable' : 'available';

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

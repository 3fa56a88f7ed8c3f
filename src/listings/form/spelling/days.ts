const TAGS = ['en-GB', 'fr-FR', 'es-ES', 'pt-PT', 'de-DE', 'nl-NL'];

/** The fewest letters that name a month: Jan, mai, mar. */
const LEAST_LETTERS = 3;

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

let names: readonly (readonly [name: string, month: number])[] | undefined;

/** The names of the months in the languages of the site. */
const monthNames = () =>
  (names ??= TAGS.flatMap((tag) => {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, month) => [folded(format.format(Date.UTC(2024, month, 15))), month + 1] as const,
    );
  }));

/** The month that a word begins the name of; undefined when it is none or could be several. */
function monthNamed(word: string): number | undefined {
  const wanted = folded(word);
  if (wanted.length < LEAST_LETTERS) return undefined;
  const found = new Set(
    monthNames().flatMap(([name, month]) => (name.startsWith(wanted) ? [month] : [])),
  );
  const [month] = found;
  return found.size === 1 ? month : undefined;
}

const monthIn = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : monthNamed(word);

const isMonth = (month: number | undefined): month is number =>
  month !== undefined && month >= 1 && month <= 12;

const written = (day: number, month: number): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The API's own spelling: month and day. */
const API_DAY = /^\d{2}-\d{2}$/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?[ ./-]*(?:of |de |d['’])?([\p{L}]+|(?<=[ ./-])\d{1,2})\.?$/iu;
const MONTH_FIRST = /^([\p{L}]+)\.? ?(\d{1,2})(?:st|nd|rd|th)?$/iu;

/**
 * Reads a day of the year: `1 April`, `April 1st`, `1er avril`, `31/10`, `31.10.`, `04-01` (the
 * API's month and day). Returns `MM-DD`, which may not exist (`31/4`); undefined when it is unreadable.
 * @param monthFirst whether `4/1` is the first of April, as in the United States
 */
export function dayOfYearIn(text: string, monthFirst: boolean): string | undefined {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  if (API_DAY.test(typed)) return typed;
  const [, named = '', dayAfter] = MONTH_FIRST.exec(typed) ?? [];
  const nameFirst = monthIn(named);
  if (dayAfter !== undefined && isMonth(nameFirst)) return written(Number(dayAfter), nameFirst);
  const [, first, second = ''] = DAY_FIRST.exec(typed) ?? [];
  const month = monthIn(second);
  if (first === undefined || month === undefined) return undefined;
  const isNumeric = /^\d/.test(second);
  const swapped = isNumeric && (monthFirst ? isMonth(Number(first)) : !isMonth(month));
  if (swapped && isMonth(Number(first))) return written(month, Number(first));
  return isMonth(month) ? written(Number(first), month) : undefined;
}

/** Reads the two pickers of a day: the day and the number of the month. */
export const pickedDay = (day: string, month: string): string | undefined =>
  /^\d{1,2}$/.test(day) && isMonth(monthIn(month))
    ? written(Number(day), monthIn(month)!)
    : undefined;

const TIME = /^(\d{1,2})(?:(?:[:.]|h| ?Uhr ?)(\d{2}))?(?::\d{2})?(?:h| ?Uhr)?$/i;
const TIME_OF_12 = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.? ?m\.?$/i;

/**
 * Reads a time of the day: `14:00`, `14.00`, `14h`, `2pm`, `2.30 pm`, `noon`. Returns `HH:MM`;
 * undefined when it is unreadable.
 */
export function timeIn(text: string): string | undefined {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  const at = (hours: number, minutes = '00') =>
    hours < 24 && Number(minutes) < 60 ? `${String(hours).padStart(2, '0')}:${minutes}` : undefined;
  if (/^(?:noon|midday)$/i.test(typed)) return '12:00';
  const [, hour, minutes, half] = TIME_OF_12.exec(typed) ?? [];
  if (hour !== undefined) {
    if (Number(hour) < 1 || Number(hour) > 12) return undefined;
    return at((Number(hour) % 12) + (/p/i.test(half!) ? 12 : 0), minutes);
  }
  const [, hours, rest] = TIME.exec(typed) ?? [];
  return hours === undefined ? undefined : at(Number(hours), rest);
}

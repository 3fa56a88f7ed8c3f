import type { Tags } from '../osm/osm-campsite.ts';
import { OpeningHoursError } from './opening-dates.ts';
import { readRules, type Rule } from './opening-rules.ts';
import { allDays, DAYS_OF_YEAR, FEBRUARY_29, lengthOf, monthAndDay } from './year-days.ts';

/** First and last day of an opening season, `MM-DD`, both inclusive. */
export interface Season {
  first: string;
  last: string;
  /** Set if the days differ from year to year, as with Easter: the season is then the longest that it can be. */
  varies?: true;
}

/** The content of `opening_hours`, reduced to whole days. */
export interface Opening {
  /** Null if the text states no season, or several. */
  season: Season | null;
  /** Whether the text states that the campsite is closed on every day. */
  isClosed: boolean;
}

const UNKNOWN: Opening = { season: null, isClosed: false };
const ALL_YEAR: Season = { first: '01-01', last: '12-31' };

const IN_WORDS =
  /^(?:open )?(?:all[ -]year(?:[ -]round)?|year[ -]round|toute l['’]année|à l['’]année|todo el año|todo o ano|ganzjährig|het hele jaar)$/;

/** A comment that says closed, and nothing about a time. */
const CLOSED_IN_WORDS =
  /^(?:(?:permanently|temporarily|currently|definitively) )?(?:closed|fermée?|cerrado|encerrado|fechado|geschlossen|gesloten)(?: (?:permanently|temporarily|for good|down|définitivement|definitivamente|permanentemente|temporalmente))?[.!]*$/;

/** Closures up to this number of days, such as for a feast or market, do not split a season. */
const MAX_DAYS_OF_FEAST = 7;

/** Longer texts are ignored. OpenStreetMap allows 255 characters, but files from other sources may have more. */
const MOST_CHARACTERS = 1000;

/** Parses a text in the syntax of `opening_hours` and reduces it to whole days. Hours within a day are ignored. */
export function openingOf(text: string): Opening {
  if (text.length > MOST_CHARACTERS) return UNKNOWN;
  const written = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const comments = [...written.matchAll(/"([^"]*)"/g)].map(([, comment = '']) => comment.trim());
  const without = written.replaceAll(/"[^"]*"?/g, ' ').trim();
  if (/^[\s,;|]*$/.test(without)) {
    return { season: null, isClosed: comments.some((one) => CLOSED_IN_WORDS.test(one)) };
  }
  if (IN_WORDS.test(without)) return { season: ALL_YEAR, isClosed: false };
  try {
    return openingBy(ofOneYear(readRules(without)));
  } catch (error) {
    if (error instanceof OpeningHoursError) return UNKNOWN;
    throw error;
  }
}

/** Keeps only rules without a year, and the opening rules of the last year that has any. */
function ofOneYear(rules: readonly Rule[]): Rule[] {
  const years = rules.flatMap((rule) => (rule.year === null || rule.isOff ? [] : [rule.year]));
  const last = Math.max(...years);
  return rules.filter(({ year, isOff }) => year === null || (year === last && !isOff));
}

/** Whether a rule concerns whole days; other rules state the hours of a reception, or days of the week. */
const concernsDays = ({ dates, isWholeDay, isOff, isSomeDays }: Rule): boolean =>
  dates !== null || (isOff ? !isSomeDays : isWholeDay);

function openingBy(rules: readonly Rule[]): Opening {
  const days = rules.filter(concernsDays);
  const opening = days.filter(({ isOff }) => !isOff);
  const always = opening.some(({ dates }) => dates === null);
  const dated = opening.filter(({ dates }) => dates !== null);
  // "Mo-Su 09:00-19:00; Jul-Aug 09:00-21:00" states the hours of a reception, not the season.
  const [first] = rules;
  if (first?.dates === null && !first.isOff && dated.length > 0) return UNKNOWN;
  if (always && dated.length > 0) return UNKNOWN;
  const isOpen = new Uint8Array(DAYS_OF_YEAR).fill(dated.length > 0 ? 0 : 1);
  let isStated = opening.length > 0;
  let varies = false;
  for (const { dates, isOff, isSomeDays } of days) {
    if (isOff && isSomeDays) continue;
    for (const range of dates ?? [allDays]) {
      const stretch = isOff ? range.certain : range;
      if (stretch === null || (isOff && lengthOf(stretch) <= MAX_DAYS_OF_FEAST)) continue;
      isStated = true;
      if (range.certain === null || lengthOf(range) !== lengthOf(range.certain)) varies = true;
      for (let at = 0; at < lengthOf(stretch); at++) {
        isOpen[(stretch.first + at) % DAYS_OF_YEAR] = isOff ? 0 : 1;
      }
    }
  }
  return isStated ? openingOfDays(isOpen, varies) : UNKNOWN;
}

function openingOfDays(isOpen: Uint8Array, varies: boolean): Opening {
  // Mappers who write "Nov-Feb 28" mean all of February, also in leap years.
  if (isOpen[FEBRUARY_29 - 1] === isOpen[FEBRUARY_29 + 1]) {
    isOpen[FEBRUARY_29] = isOpen[FEBRUARY_29 - 1]!;
  }
  const before = (day: number) => isOpen[(day + DAYS_OF_YEAR - 1) % DAYS_OF_YEAR];
  const starts = [...isOpen.keys()].filter((day) => isOpen[day] === 1 && before(day) === 0);
  if (starts.length === 0) {
    return isOpen[0] === 1
      ? { season: ALL_YEAR, isClosed: false }
      : { season: null, isClosed: true };
  }
  const [first = 0, ...others] = starts;
  if (others.length > 0) return UNKNOWN;
  const end = [...isOpen.keys()].find((day) => isOpen[day] === 0 && before(day) === 1)!;
  const last = (end + DAYS_OF_YEAR - 1) % DAYS_OF_YEAR;
  const season = { first: monthAndDay(first), last: monthAndDay(last) };
  return { season: varies ? { ...season, varies } : season, isClosed: false };
}

const NOT_SEASONAL = new Set(['no', 'n', 'false', '0']);
const NOT_STATED = new Set(['', 'unknown', '?']);

/** Whether the tag `seasonal` states that the site is open during a part of the year only; null for not stated. */
function isSeasonal(tags: Readonly<Tags>): boolean | null {
  const value = tags.seasonal?.trim().toLowerCase() ?? '';
  return NOT_STATED.has(value) ? null : !NOT_SEASONAL.has(value);
}

const isAllYear = (season: Season | null): boolean =>
  season !== null && season.first === ALL_YEAR.first && season.last === ALL_YEAR.last;

/**
 * The season that tags of OpenStreetMap state: one range of days (`Apr-Oct`, `Nov-Mar off`, `Apr-Oct Mo-Sa 09:00-12:00`),
 * or the whole year. Null for everything else, such as several ranges, hours without a season, or `24/7` with
 * `seasonal=yes`.
 */
export function seasonOf(tags: Readonly<Tags>): Season | null {
  const seasonal = isSeasonal(tags);
  const hours = tags.opening_hours?.trim();
  if (!hours) {
    if (seasonal === false) return ALL_YEAR;
    const season = seasonal === null ? null : openingOf(tags.seasonal!).season;
    return isAllYear(season) ? null : season;
  }
  const { season } = openingOf(hours);
  return seasonal === true && isAllYear(season) ? null : season;
}

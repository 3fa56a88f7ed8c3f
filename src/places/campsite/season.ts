import type { Tags } from '../osm/osm-campsite.ts';
import { OpeningHoursError } from './opening-dates.ts';
import { readRules, type Rule } from './opening-rules.ts';
import { allDays, DAYS_OF_YEAR, FEBRUARY_29, lengthOf, monthAndDay } from './year-days.ts';

/** First and last day of a season, `MM-DD`, both included. */
export interface Season {
  first: string;
  last: string;
  /** Whether the days differ from year to year, as with Easter: it is then the longest that the season can be. */
  varies?: true;
}

/** What `opening_hours` says of whole days. */
export interface Opening {
  /** Null where it states none, or several. */
  season: Season | null;
  /** Whether it is closed on every day. */
  isClosed: boolean;
}

const UNKNOWN: Opening = { season: null, isClosed: false };
const ALL_YEAR: Season = { first: '01-01', last: '12-31' };

const IN_WORDS =
  /^(?:open )?(?:all[ -]year(?:[ -]round)?|year[ -]round|toute l['’]année|à l['’]année|todo el año|todo o ano|ganzjährig|het hele jaar)$/;

/** What stands alone in a comment, where it says closed and nothing of a time. */
const CLOSED_IN_WORDS =
  /^(?:(?:permanently|temporarily|currently|definitively) )?(?:closed|fermée?|cerrado|encerrado|fechado|geschlossen|gesloten)(?: (?:permanently|temporarily|for good|down|définitivement|definitivamente|permanentemente|temporalmente))?[.!]*$/;

/** A feast or market day, for which a site that is open all year closes, makes no season. */
const MAX_DAYS_OF_FEAST = 7;

/** OpenStreetMap keeps 255; files by other hands may hold more. */
const MOST_CHARACTERS = 1000;

/** What a text in the syntax of `opening_hours` says of whole days; of hours within a day it is asked nothing. */
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

/** Without the rules of years before the last that opens, and without years that are closed. */
function ofOneYear(rules: readonly Rule[]): Rule[] {
  const years = rules.flatMap((rule) => (rule.year === null || rule.isOff ? [] : [rule.year]));
  const last = Math.max(...years);
  return rules.filter(({ year, isOff }) => year === null || (year === last && !isOff));
}

/** Whether a rule says something of whole days; others state the hours of a reception, or days of the week. */
const saysDays = ({ dates, isWholeDay, isOff, isSomeDays }: Rule): boolean =>
  dates !== null || (isOff ? !isSomeDays : isWholeDay);

function openingBy(rules: readonly Rule[]): Opening {
  const days = rules.filter(saysDays);
  const opening = days.filter(({ isOff }) => !isOff);
  const always = opening.some(({ dates }) => dates === null);
  const dated = opening.filter(({ dates }) => dates !== null);
  // "Mo-Su 09:00-19:00; Jul-Aug 09:00-21:00": hours of a reception, and not when the site is open.
  const [first] = rules;
  if (first?.dates === null && !first.isOff && dated.length > 0) return UNKNOWN;
  if (always && dated.length > 0) return UNKNOWN;
  const isOpen = new Uint8Array(DAYS_OF_YEAR).fill(dated.length > 0 ? 0 : 1);
  let isSaid = opening.length > 0;
  let varies = false;
  for (const { dates, isOff, isSomeDays } of days) {
    if (isOff && isSomeDays) continue;
    for (const range of dates ?? [allDays]) {
      const stretch = isOff ? range.certain : range;
      if (stretch === null || (isOff && lengthOf(stretch) <= MAX_DAYS_OF_FEAST)) continue;
      isSaid = true;
      if (range.certain === null || lengthOf(range) !== lengthOf(range.certain)) varies = true;
      for (let at = 0; at < lengthOf(stretch); at++) {
        isOpen[(stretch.first + at) % DAYS_OF_YEAR] = isOff ? 0 : 1;
      }
    }
  }
  return isSaid ? openingOfDays(isOpen, varies) : UNKNOWN;
}

function openingOfDays(isOpen: Uint8Array, varies: boolean): Opening {
  // Who writes "Nov-Feb 28" means all of February.
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
const UNSAID = new Set(['', 'unknown', '?']);

/** Whether `seasonal` says that it is open during a part of the year only; null where it says nothing. */
function isSeasonal(tags: Readonly<Tags>): boolean | null {
  const said = tags.seasonal?.trim().toLowerCase() ?? '';
  return UNSAID.has(said) ? null : !NOT_SEASONAL.has(said);
}

const isAllYear = (season: Season | null): boolean =>
  season !== null && season.first === ALL_YEAR.first && season.last === ALL_YEAR.last;

/**
 * The season that tags of OpenStreetMap state: one stretch of days (`Apr-Oct`, `Nov-Mar off`, `Apr-Oct Mo-Sa
 * 09:00-12:00`), or the whole year. Null for all else, such as several stretches, hours without a season, or `24/7`
 * of what is seasonal.
 */
export function seasonOf(tags: Readonly<Tags>): Season | null {
  const seasonal = isSeasonal(tags);
  const hours = tags.opening_hours?.trim();
  if (!hours) {
    if (seasonal === false) return ALL_YEAR;
    const said = seasonal === null ? null : openingOf(tags.seasonal!).season;
    return isAllYear(said) ? null : said;
  }
  const { season } = openingOf(hours);
  return seasonal === true && isAllYear(season) ? null : season;
}

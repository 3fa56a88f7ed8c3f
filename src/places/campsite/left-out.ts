import type { Tags } from '../osm/osm-campsite.ts';
import { openingOf } from './season.ts';

/** Why nobody who travels can stay: it is closed to everybody, or there are permanent residents only. */
export type LeftOut = 'closed' | 'residents';

const NO = new Set(['no', 'false', '0', 'none', '']);

/** Values of a list, in lower case. */
const valuesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const says = (value: string | undefined): boolean =>
  value !== undefined && !NO.has(value.trim().toLowerCase());

/** Keys that say it of the whole campsite: `disused=yes`, `abandoned=camping`. */
const ENDED_KEYS = ['disused', 'abandoned', 'demolished', 'razed', 'removed', 'ruins', 'closed'];

/** Before a key, as in `disused:tourism`: what it was, or will be, and is not. */
const NOT_NOW_PREFIXES = [
  ...ENDED_KEYS,
  'was',
  'historic',
  'destroyed',
  'construction',
  'proposed',
  'planned',
];

const STATUS_KEYS = ['operational_status', 'status', 'state'];
const CLOSED_STATUS =
  /^(?:(?:permanently|temporarily)[ _])?(?:closed|abandoned|disused|out[ _]of[ _]order|not[ _]operational|defunct|demolished|under[ _]construction|construction)/;

/** In a name that is more than a name: `Beech Grove (closed)`, `Le Galetas - Fermé`. */
const CLOSED_IN_NAME =
  /(?:\([^)]*|\s[-–—:]\s*)(?<!\p{L})(?:closed|fermée?|cerrad[oa]|encerrad[oa]|fechad[oa]|geschlossen|gesloten)(?!\p{L})/iu;

/** Months, parts of the year and days of the week, in words of the languages of mappers. */
const TIMES_OF_YEAR =
  'jan(?:uary|vier|uar|eiro)? feb(?:ruary|ruar)? f[ée]v(?:rier|ereiro)? mar(?:ch|s|zo|ço)? märz maart apr(?:il)? avr(?:il)? abr(?:il)? ' +
  'ma[iy]o? june? juin jun[ih]o july? juil(?:let)? jul[ih]o aug(?:ust)? ao[uû]t ago(?:sto)? sept?(?:ember|embre|iembre)? setembro ' +
  'o[ck]t(?:ober|obre|ubre)? outubro nov(?:ember|embre|iembre|embro)? d[ée][cz](?:ember|embre|embro)? diciembre ' +
  'winter hiver invierno inverno summer été verano verão sommer zomer season saison temporada época ' +
  'mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays? weekends? lundi mardi mercredi jeudi vendredi samedi dimanche';

const TIME_OF_YEAR = new RegExp(
  `(?<!\\p{L})(?:${TIMES_OF_YEAR.replaceAll(' ', '|')})(?!\\p{L})`,
  'iu',
);

/** Whether a name says that it is closed, and not that it is so each winter: `Beech Grove (closed Nov-Mar)`. */
function isClosedByName(name: string): boolean {
  const at = name.search(CLOSED_IN_NAME);
  const isSomeTime = TIME_OF_YEAR.test(name.slice(at)) && !/\d{4}/.test(name);
  return at !== -1 && !isSomeTime;
}

const isNotNow = (tags: Readonly<Tags>): boolean =>
  NOT_NOW_PREFIXES.some((prefix) => {
    const values = valuesOf(tags[`${prefix}:tourism`]);
    return values.includes('yes') || valuesOf(tags.tourism).some((one) => values.includes(one));
  });

/** A date of the form `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as its first day; undefined for another text. */
function firstDayOf(text: string | undefined): number | undefined {
  const [, year, month = '01', day = '01'] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text?.trim() ?? '') ?? [];
  const at = year === undefined ? Number.NaN : Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}

function isClosed(tags: Readonly<Tags>, now: Date): boolean {
  const access = valuesOf(tags.access);
  return (
    (access.length > 0 && access.every((one) => NO.has(one) || one === 'closed')) ||
    ENDED_KEYS.some((key) => says(tags[key])) ||
    says(tags.construction) ||
    isNotNow(tags) ||
    STATUS_KEYS.some((key) => CLOSED_STATUS.test(tags[key]?.trim().toLowerCase() ?? '')) ||
    isClosedByName(tags.name ?? '') ||
    openingOf(tags.opening_hours ?? '').isClosed ||
    (firstDayOf(tags.opening_date) ?? -Infinity) > now.getTime() ||
    (firstDayOf(tags.end_date) ?? Infinity) < now.getTime()
  );
}

/** `only`, and what mappers write for it. */
const ONLY =
  /^(?:only|exclusive(?:ly)?|residents?(?:[ _]only)?|permanent(?:[ _]only)?|only[ _].*)$/;

const RESIDENT_KEYS = [
  'permanent_camping',
  'permanent',
  'permanent_residents',
  'long_term',
  'residents',
];
const PERMANENT =
  /^(?:permanent|permanent[ _]camping|permanent[ _]residents?|residents?|residential|halting_site)$/;

const isForResidents = (tags: Readonly<Tags>): boolean =>
  RESIDENT_KEYS.some((key) => valuesOf(tags[key]).some((one) => ONLY.test(one))) ||
  says(tags.residents_only) ||
  says(tags.permanent_camping_only) ||
  [tags.camp_site, tags.caravan_site, tags['caravan_site:type'], tags.access].some((value) => {
    const values = valuesOf(value);
    return values.length > 0 && values.every((one) => PERMANENT.test(one));
  }) ||
  // Halting sites are for Travellers who live there.
  tags.residential === 'halting_site' ||
  tags.residential === 'only';

/**
 * Why a campsite is no result for those who travel, by its tags alone; null for one that is. It is the one place that
 * decides so: what it said is stored with the campsite.
 */
export function leftOutBy(tags: Readonly<Tags>, now: Date): LeftOut | null {
  if (isClosed(tags, now)) return 'closed';
  return isForResidents(tags) ? 'residents' : null;
}

import type { Tags } from '../osm/osm-campsite.ts';
import { openingOf } from './season.ts';

/** Why travellers cannot stay at a campsite: it is closed to everybody, or it is for permanent residents only. */
export type LeftOut = 'closed' | 'residents';

const NO = new Set(['no', 'false', '0', 'none', '']);

/** Splits a tag's value, which may be a list, into its values in lower case. */
const valuesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isYes = (value: string | undefined): boolean =>
  value !== undefined && !NO.has(value.trim().toLowerCase());

/** Keys that state that the whole campsite no longer operates: `disused=yes`, `abandoned=camping`. */
const ENDED_KEYS = ['disused', 'abandoned', 'demolished', 'razed', 'removed', 'ruins', 'closed'];

/** Lifecycle prefixes of keys, as in `disused:tourism`: the object was or will be a campsite, but is not one now. */
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

/** A remark in a name that the campsite is closed: `Beech Grove (closed)`, `Le Galetas - Fermé`. */
const CLOSED_IN_NAME =
  /(?:\([^)]*|\s[-–—:]\s*)(?<!\p{L})(?:closed|fermée?|cerrad[oa]|encerrad[oa]|fechad[oa]|geschlossen|gesloten)(?!\p{L})/iu;

/** Months, seasons and days of the week in several languages. */
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

/** Whether a name states that the campsite is closed for good, unlike each winter: `Beech Grove (closed Nov-Mar)`. */
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

/** The first day, as a Unix time in ms, of a date `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; undefined for other texts. */
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
    ENDED_KEYS.some((key) => isYes(tags[key])) ||
    isYes(tags.construction) ||
    isNotNow(tags) ||
    STATUS_KEYS.some((key) => CLOSED_STATUS.test(tags[key]?.trim().toLowerCase() ?? '')) ||
    isClosedByName(tags.name ?? '') ||
    openingOf(tags.opening_hours ?? '').isClosed ||
    (firstDayOf(tags.opening_date) ?? -Infinity) > now.getTime() ||
    (firstDayOf(tags.end_date) ?? Infinity) < now.getTime()
  );
}

/** Values that mean "for residents only". */
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
  isYes(tags.residents_only) ||
  isYes(tags.permanent_camping_only) ||
  [tags.camp_site, tags.caravan_site, tags['caravan_site:type'], tags.access].some((value) => {
    const values = valuesOf(value);
    return values.length > 0 && values.every((one) => PERMANENT.test(one));
  }) ||
  // Halting sites are homes of Irish Travellers.
  tags.residential === 'halting_site' ||
  tags.residential === 'only';

/**
 * The reason, from its tags alone, why a campsite is excluded from search results; null if it is not. Only this function
 * decides so; its result is stored with the campsite.
 */
export function leftOutBy(tags: Readonly<Tags>, now: Date): LeftOut | null {
  if (isClosed(tags, now)) return 'closed';
  return isForResidents(tags) ? 'residents' : null;
}

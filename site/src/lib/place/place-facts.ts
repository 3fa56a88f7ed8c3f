import type { Messages } from '#messages/index.ts';
import { dayOf, formatDate } from '#lib/format/dates.ts';
import { integer } from '#lib/format/numbers.ts';
import { waterRows } from '#lib/listing/water-words.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { CampsiteFacts, CampsitePage, ListingCard } from '#lib/services.ts';

type Tags = Record<string, string>;

/** A fact of an open-data campsite. `tone` is set for yes-or-no facts. */
export interface PlaceFact {
  name: string;
  value: string;
  tone: 'yes' | 'no' | 'plain';
  /** Links that are shown in place of the value. */
  links?: { text: string; href: string }[];
}

/** Returns the street and house number in a campsite's tags; undefined when there are none. */
export const streetOf = (tags: Tags): string | undefined =>
  tags['addr:street'] && [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');

const addressOf = (tags: Tags): string | undefined => {
  const town = [tags['addr:postcode'], tags['addr:city']].filter(Boolean).join(' ');
  return [streetOf(tags) ?? tags['addr:housenumber'], town].filter(Boolean).join(', ') || undefined;
};

/** Alternative keys that mappers use for the same fact. */
const ALSO: Record<string, readonly string[]> = {
  shower: ['showers'],
  motorhome: ['motorhomes'],
  dog: ['dogs', 'pets', 'pet', 'pets_allowed'],
  nudism: ['naturism', 'naturist'],
};

/** Types of pitches by the tag that says whether there are any. */
const PITCH_TAGS: Record<string, CampsiteFacts['pitchTypes']['yes'][number]> = {
  tents: 'tent',
  caravans: 'caravan',
  motorhome: 'motorhome',
  static_caravans: 'static_caravan',
  cabins: 'cabin',
};

const ANY_LEAP_YEAR = 2024;

/** Returns the seasons that the tag `seasonal` names; empty when it names none. */
function seasonsOf({ seasonal = '' }: Tags, { place }: Messages): string {
  const names = seasonal.toLowerCase().split(/[;,/]/);
  return names
    .map((one) => one.trim().replace('fall', 'autumn'))
    .flatMap((one) =>
      Object.hasOwn(place.seasons, one) ? place.seasons[one as keyof typeof place.seasons] : [],
    )
    .join(', ');
}

/**
 * Describes the opening season: as dates in the page's language, or as written when the tag says
 * more than that.
 */
function openOf(tags: Tags, { season, access }: CampsiteFacts, t: Messages, locale: Locale) {
  const written = tags.opening_hours?.trim();
  // The line about access already says this.
  if (access.includes('no') && /^(?:off|closed)$/i.test(written ?? '')) return undefined;
  const saysHours = written !== undefined && /\d:\d|24\/7/.test(written);
  if (season === null) {
    const seasons = seasonsOf(tags, t);
    if (seasons === '') return written;
    return written === undefined || written === '24/7' ? seasons : `${seasons} (${written})`;
  }
  if (season.varies) return written;
  if (season.first === '01-01' && season.last === '12-31') {
    return saysHours ? written : t.place.allYear;
  }
  const day = (monthAndDay: string) =>
    formatDate(locale, 'season', dayOf(`${ANY_LEAP_YEAR}-${monthAndDay}`));
  const days = `${day(season.first)} – ${day(season.last)}`;
  return saysHours ? `${days} (${written})` : days;
}

/**
 * Describes a campsite's tags in words, and how near water is. Values without a translation are shown as written.
 */
export function placeFacts(
  { tags, facts, phones }: Pick<CampsitePage, 'tags' | 'facts' | 'phones'>,
  water: ListingCard['water'],
  t: Messages,
  locale: Locale,
): PlaceFact[] {
  const { place } = t;
  const plain = (name: string, value: string | null | undefined): PlaceFact[] =>
    value ? [{ name, value, tone: 'plain' }] : [];
  const worded = (value: string): string =>
    value
      .split(/[;,]/)
      .map((one) => one.trim())
      .map((one) =>
        Object.hasOwn(place.values, one) ? place.values[one as keyof typeof place.values] : one,
      )
      .join(', ')
      .replaceAll('_', ' ');
  const capacity = facts.capacity === null ? facts.capacityText : integer(locale, facts.capacity);
  const said = (Object.entries(place.tags) as [string, string][]).flatMap(
    ([key, name]): PlaceFact[] => {
      const type = PITCH_TAGS[key];
      const count = type !== undefined && facts.capacities[type];
      if (count && facts.pitchTypes.yes.includes(type)) {
        const value = type === 'cabin' ? integer(locale, count) : place.card.pitches(count);
        return [{ name, value, tone: 'yes' }];
      }
      const value = [key, ...(ALSO[key] ?? [])].map((one) => tags[one]).find(Boolean);
      if (!value) return [];
      const answer = ANSWERS[value.trim().toLowerCase()];
      if (answer !== undefined) return [{ name, value: place[answer], tone: answer }];
      return [{ name, value: worded(value), tone: 'plain' }];
    },
  );
  return [
    ...plain(place.access.name, facts.access.map((one) => place.access[one]).join(', ')),
    ...plain(place.address, addressOf(tags)),
    ...waterRows(t, locale, water).flatMap(([name, value]) => plain(name, value)),
    ...phoneFact(place.phone, phones),
    ...plain(place.operator, tags.operator),
    ...plain(place.openingHours, openOf(tags, facts, t, locale)),
    ...plain(place.capacity, capacity),
    ...plain(place.persons, facts.persons === null ? null : place.people(facts.persons)),
    ...plain(place.stars, facts.stars === null ? null : `${facts.stars} ★`),
    ...plain(place.fee, feeOf(tags, facts, t, worded)),
    ...plain(place.charge, facts.charge),
    ...said,
  ];
}

/** Tag values that mean yes or no and nothing more. */
const ANSWERS: Record<string, 'yes' | 'no'> = {
  yes: 'yes',
  designated: 'yes',
  true: 'yes',
  no: 'no',
  none: 'no',
  false: 'no',
};

const phoneFact = (name: string, phones: CampsitePage['phones']): PlaceFact[] =>
  phones.length === 0
    ? []
    : [
        {
          name,
          value: phones.map(({ text }) => text).join(', '),
          tone: 'plain',
          links: phones.map(({ text, dial }) => ({ text, href: `tel:${dial}` })),
        },
      ];

/** Describes the tag `fee`; an amount in it is the charge. */
function feeOf(
  { fee }: Tags,
  facts: CampsiteFacts,
  { place }: Messages,
  worded: (value: string) => string,
): string | undefined {
  if (!fee || fee.trim() === facts.charge) return undefined;
  if (facts.fee === 'donation') return place.values.donation;
  if (facts.fee === false) return place.no;
  return fee.trim().toLowerCase() === 'yes' ? place.yes : worded(fee);
}

import type { Messages } from '#messages/index.ts';
import { dayOf, formatDate } from '#lib/format/dates.ts';
import { integer } from '#lib/format/numbers.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { CampsiteFacts } from '#lib/services.ts';

type Tags = Record<string, string>;

/** A fact of an open-data campsite. `tone` is for facts that are a yes or a no. */
export interface PlaceFact {
  name: string;
  value: string;
  tone: 'yes' | 'no' | 'plain';
}

/** The street that a campsite's tags state, with its number; undefined where none is stated. */
export const streetOf = (tags: Tags): string | undefined =>
  tags['addr:street'] && [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');

export const phoneOf = (tags: Tags): string | undefined => tags.phone ?? tags['contact:phone'];

const addressOf = (tags: Tags): string | undefined => {
  const town = [tags['addr:postcode'], tags['addr:city']].filter(Boolean).join(' ');
  return [streetOf(tags) ?? tags['addr:housenumber'], town].filter(Boolean).join(', ') || undefined;
};

/** Other keys that mappers write for the same. */
const ALSO: Record<string, readonly string[]> = {
  shower: ['showers'],
  motorhome: ['motorhomes'],
  dog: ['dogs'],
};

const ANY_LEAP_YEAR = 2024;

/** When it is open: days in the page's language where they are all that is said, else as it was written. */
function openOf(tags: Tags, { season }: CampsiteFacts, t: Messages, locale: Locale) {
  const written = tags.opening_hours;
  if (!season || (written && /\d:\d|24\/7/.test(written))) return written;
  if (season.first === '01-01' && season.last === '12-31') return t.place.allYear;
  const day = (monthAndDay: string) =>
    formatDate(locale, 'season', dayOf(`${ANY_LEAP_YEAR}-${monthAndDay}`));
  return `${day(season.first)} – ${day(season.last)}`;
}

/** What a campsite's tags say, in words; values that have none here as they were written. */
export function placeFacts(
  { tags, facts }: { tags: Tags; facts: CampsiteFacts },
  t: Messages,
  locale: Locale,
): PlaceFact[] {
  const { place } = t;
  const plain = (name: string, value: string | undefined): PlaceFact[] =>
    value ? [{ name, value, tone: 'plain' }] : [];
  const worded = (value: string): string =>
    value
      .split(';')
      .map((one) => one.trim())
      .map((one) =>
        Object.hasOwn(place.values, one) ? place.values[one as keyof typeof place.values] : one,
      )
      .join(', ')
      .replaceAll('_', ' ');
  const stated = tags.capacity ?? tags['capacity:pitches'];
  const capacity = /^\d{1,5}$/.test(stated ?? '') ? integer(locale, Number(stated)) : stated;
  const said = (Object.entries(place.tags) as [string, string][]).flatMap(
    ([key, name]): PlaceFact[] => {
      const value = [key, ...(ALSO[key] ?? [])].map((one) => tags[one]).find(Boolean);
      if (!value) return [];
      if (value === 'yes' || value === 'no') return [{ name, value: place[value], tone: value }];
      return [{ name, value: worded(value), tone: 'plain' }];
    },
  );
  const fee = tags.fee === 'yes' || tags.fee === 'no' ? place[tags.fee] : tags.fee;
  return [
    ...plain(place.access.name, facts.access.map((one) => place.access[one]).join(', ')),
    ...plain(place.address, addressOf(tags)),
    ...plain(place.phone, phoneOf(tags)),
    ...plain(place.operator, tags.operator),
    ...plain(place.openingHours, openOf(tags, facts, t, locale)),
    ...plain(place.capacity, capacity),
    ...plain(place.fee, fee && worded(fee)),
    ...plain(place.charge, tags.charge),
    ...said,
  ];
}

import type { Messages } from '#messages/index.ts';
import { integer } from '#lib/format/numbers.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** A fact of an open-data campsite. `tone` is for facts that are a yes or a no. */
export interface PlaceFact {
  name: string;
  value: string;
  tone: 'yes' | 'no' | 'plain';
}

const addressOf = (tags: Record<string, string>): string | undefined => {
  const street = [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');
  const town = [tags['addr:postcode'], tags['addr:city']].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ') || undefined;
};

/** What the tags of a campsite say, in words; values other than yes and no as they were written. */
export function placeFacts(tags: Record<string, string>, t: Messages, locale: Locale): PlaceFact[] {
  const { place } = t;
  const plain = (name: string, value: string | undefined): PlaceFact[] =>
    value ? [{ name, value, tone: 'plain' }] : [];
  const capacity = /^\d{1,5}$/.test(tags.capacity ?? '')
    ? integer(locale, Number(tags.capacity))
    : tags.capacity;
  const facts = (Object.entries(place.tags) as [string, string][]).flatMap(
    ([key, name]): PlaceFact[] => {
      const value = tags[key];
      if (!value) return [];
      if (value === 'yes' || value === 'no') return [{ name, value: place[value], tone: value }];
      return [{ name, value: value.replaceAll(';', ', ').replaceAll('_', ' '), tone: 'plain' }];
    },
  );
  const fee = tags.fee === 'yes' || tags.fee === 'no' ? place[tags.fee] : tags.fee;
  return [
    ...plain(place.address, addressOf(tags)),
    ...plain(place.phone, tags.phone ?? tags['contact:phone']),
    ...plain(place.operator, tags.operator),
    ...plain(place.openingHours, tags.opening_hours),
    ...plain(place.capacity, capacity),
    ...plain(place.fee, fee),
    ...facts,
  ];
}

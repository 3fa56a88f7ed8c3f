import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ResultsMapData } from './results-map-data.ts';
import type { Pin } from './tiles.ts';

/**
 * Returns the function that labels pins shown together. A label is the price for the dates; without
 * dates, or when the owner has to be asked or the stay is too short, it is the lowest price. Weekly prices name
 * their unit, and so do nightly prices when the pins have different units.
 */
export function pinLabels(
  pins: readonly Pick<Pin, 'price' | 'stay'>[],
  { locale, words }: Pick<ResultsMapData, 'locale' | 'words'>,
): (pin: Pick<Pin, 'price' | 'stay' | 'availability'>) => string {
  const isNightly = ({ price, stay }: Pick<Pin, 'price' | 'stay'>) =>
    stay === null && price?.unit === 'night';
  const isPriced = ({ price, stay }: Pick<Pin, 'price' | 'stay'>) => (stay ?? price) !== null;
  const isMixed = !pins.filter(isPriced).every(isNightly);
  return ({ price, stay, availability }) => {
    if (stay && availability !== 'min_nights')
      return money(locale as Locale, stay.total, stay.currency);
    if (!price) return '–';
    const amount = money(locale as Locale, price.from, price.currency);
    const from = availability === null ? amount : `${words.from} ${amount}`;
    if (price.unit === 'week') return from + words.eachWeek;
    return isMixed ? from + words.eachNight : from;
  };
}

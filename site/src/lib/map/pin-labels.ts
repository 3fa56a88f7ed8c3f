import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ResultsMapData } from './results-map-data.ts';
import type { Pin } from './tiles.ts';

/**
 * Makes the labels of the pins that a map shows together: the price of the dates; without any, or where they are
 * to be asked for, that from which it begins. Prices of a week say so, and so do those of a night beside others.
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
    if (stay) return money(locale as Locale, stay.total, stay.currency);
    if (!price) return '–';
    const amount = money(locale as Locale, price.from, price.currency);
    const from = availability === null ? amount : `${words.from} ${amount}`;
    if (price.unit === 'week') return from + words.eachWeek;
    return isMixed ? from + words.eachNight : from;
  };
}

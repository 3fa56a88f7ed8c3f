import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';

interface PriceFrom {
  /** Lowest price in minor units. */
  from: number;
  currency: string;
  unit: string;
}

/** Describes the lowest price of a night or week, such as "from £90 a night". */
export function priceFromWords(price: PriceFrom, { search }: Messages, locale: Locale): string {
  const unit = price.unit === 'week' ? search.perWeek : search.perNight;
  return `${search.priceFrom} ${money(locale, price.from, price.currency)} ${unit}`;
}

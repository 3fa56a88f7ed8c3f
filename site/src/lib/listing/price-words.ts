import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';

interface PriceFrom {
  /** Minor units. */
  from: number;
  currency: string;
  unit: string;
}

/** The price from which nights or weeks begin, such as "from £90 a night". */
export function priceFromWords(price: PriceFrom, { search }: Messages, locale: Locale): string {
  const unit = price.unit === 'week' ? search.perWeek : search.perNight;
  return `${search.priceFrom} ${money(locale, price.from, price.currency)} ${unit}`;
}

import { roadLength } from '#lib/format/distances.ts';
import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { AnsweredStay, PublicListing, StayCosts } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import { priceBasis } from './price-basis.ts';
import { pricedStay } from './stay-answers.ts';

/** A row of the table of costs. */
export interface CostRow {
  name: string;
  /** Null when the listing does not state it. */
  value: string | null;
  /** Whether it is the sum of the rows above. */
  isTotal?: boolean;
}

/** Returns the nights of a stay by their price, and their sum. */
function nightRows(
  answered: AnsweredStay,
  unit: 'night' | 'week',
  t: Messages,
  locale: Locale,
): CostRow[] {
  const stay = pricedStay(answered);
  if (!stay) return [];
  const { perNight, perWeek } = t.search;
  const nights = answered.byPrice.map(({ nights: count, price }) => ({
    name: t.listing.nights(count),
    value: `${money(locale, price, stay.currency)} ${unit === 'week' ? perWeek : perNight}`,
  }));
  return [
    ...nights,
    { name: t.saved.total, value: money(locale, stay.total, stay.currency), isTotal: true },
  ];
}

/**
 * Returns the table of what a stay costs: its nights and their sum, then the deposit, the insurance
 * excess, the included distance, the shortest stay, and whether a campsite's price is for a pitch or
 * a person. The age of drivers is part of "May I drive it?".
 */
export function costTable(
  listing: Pick<PublicListing, 'category' | 'price' | 'countryCode' | 'description'>,
  { costs, answered }: { costs: StayCosts; answered: AnsweredStay | null },
  t: Messages,
  locale: Locale,
): CostRow[] {
  const { category, price, countryCode, description } = listing;
  const { unstated, policies } = t.listing;
  const { currency, deposit, insurance_excess: excess } = costs;
  const daily = costs.mileage_included_per_day_km;
  const amount = (value: number | null) =>
    value === null || currency === null ? null : money(locale, value, currency);
  const isSite = category === 'campsite';
  const distance =
    daily === undefined
      ? null
      : daily === null
        ? policies.mileageUnlimited
        : policies.mileage(roadLength(locale, daily, countryCode));
  const basis = isSite ? priceBasis(description) : null;
  const { min_nights: shortest = null } = price ?? {};
  return [
    ...(answered && price ? nightRows(answered, price.unit, t, locale) : []),
    { name: unstated.deposit, value: amount(deposit) },
    ...(isSite ? [] : [{ name: unstated.excess, value: amount(excess) }]),
    ...(isSite || category === 'caravan' ? [] : [{ name: unstated.mileage, value: distance }]),
    { name: unstated.minNights, value: shortest === null ? null : t.listing.nights(shortest) },
    ...(isSite ? [{ name: t.listing.basis, value: basis && t.listing.quoted(basis) }] : []),
  ];
}

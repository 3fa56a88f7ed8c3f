import { roadLength } from '#lib/format/distances.ts';
import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { CostName, StayCosts } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';

/**
 * Lists the extra costs and the minimum age of drivers, and names those that the listing does not
 * state.
 */
export function costWords(
  costs: StayCosts,
  countryCode: string | null,
  t: Messages,
  locale: Locale,
): { said: string[]; unsaid: string[] } {
  const { policies: words, unstated } = t.listing;
  const names: Record<CostName, string> = {
    deposit: unstated.deposit,
    insurance_excess: unstated.excess,
    mileage_included_per_day_km: unstated.mileage,
    min_driver_age: unstated.minAge,
  };
  const { currency, deposit, insurance_excess: excess, min_driver_age: age } = costs;
  const daily = costs.mileage_included_per_day_km;
  const said = [
    currency && deposit !== null && t.listing.deposit(money(locale, deposit, currency)),
    currency && excess !== null && words.excess(money(locale, excess, currency)),
    daily === null && words.mileageUnlimited,
    typeof daily === 'number' && words.mileage(roadLength(locale, daily, countryCode)),
    age !== null && words.minAge(age),
  ];
  return {
    said: said.filter((text) => typeof text === 'string'),
    unsaid: costs.notSaid.map((name) => names[name]),
  };
}

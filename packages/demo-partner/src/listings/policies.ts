import type { Seeded } from '@campcairn/seeded';
import type { Category, Policies } from './listing.ts';
import { roundSum } from './prices.ts';

const CANCELLATION_TEXTS: Record<Policies['cancellation'], string> = {
  flexible: 'Free until 7 days before pick-up; half the price after that.',
  moderate:
    'Free until 30 days before pick-up; half the price until 7 days before; the whole after that.',
  strict: 'Half the price is returned until 60 days before pick-up; nothing after that.',
  non_refundable: 'The price is not returned. You may name another traveller.',
};

const cancellationOf = (random: Seeded): Policies['cancellation'] =>
  random.weighted([
    ['flexible', 4],
    ['moderate', 6],
    ['strict', 2],
    ['non_refundable', 1],
  ]);

interface Hire {
  category: Category;
  style: string;
  ofFleet: boolean;
  countryCode: string;
}

/** Chooses the rules of a hire. Not every owner states all of them. */
export function policiesOf(random: Seeded, { category, style, ofFleet }: Hire): Policies {
  const cancellation = cancellationOf(random);
  const common: Policies = {
    ...(random.chance(0.92) && { pets_allowed: random.chance(0.5) }),
    ...(random.chance(0.85) && { smoking_allowed: false }),
    ...(random.chance(0.9) && { instant_book: random.chance(ofFleet ? 0.8 : 0.35) }),
    cancellation,
    ...(random.chance(0.6) && { cancellation_text: CANCELLATION_TEXTS[cancellation] }),
  };
  if (style === 'static') return common;
  const travelling: Policies = {
    ...common,
    ...(random.chance(0.8) && { festivals_allowed: random.chance(0.4) }),
    ...(random.chance(0.9) && { travel_abroad_allowed: random.chance(ofFleet ? 0.85 : 0.6) }),
  };
  if (category === 'caravan') return travelling;
  return {
    ...travelling,
    ...(random.chance(0.75) && { one_way_available: random.chance(ofFleet ? 0.3 : 0.03) }),
    min_driver_age: random.weighted([
      [21, 3],
      [23, 3],
      [25, 8],
      [30, 1],
    ]),
    ...(random.chance(0.94) && {
      mileage_included_per_day_km: random.weighted<number | null>([
        [100, 2],
        [150, 4],
        [200, 6],
        [250, 4],
        [300, 3],
        [null, ofFleet ? 6 : 2],
      ]),
    }),
    ...(random.chance(0.95) && { insurance_included: random.chance(0.93) }),
    ...(random.chance(0.85) && { insurance_excess: roundSum(random, 500, 2000, 250) }),
  };
}

/** Chooses the rules of a campsite. */
export const campsitePolicies = (random: Seeded, dogs: boolean): Policies => ({
  pets_allowed: dogs,
  ...(random.chance(0.7) && { instant_book: random.chance(0.6) }),
  cancellation: cancellationOf(random),
});

import type { PublicListing } from './public-listing.ts';

/** The parts of a stay's cost that an owner may leave unstated. */
export type CostName =
  | 'deposit'
  | 'insurance_excess'
  | 'mileage_included_per_day_km'
  | 'min_driver_age';

/** The costs and conditions of a stay besides its price. Amounts in minor units; null when not stated. */
export interface StayCosts {
  /** Null when no dates are given. */
  nights: number | null;
  currency: string | null;
  deposit: number | null;
  insurance_excess: number | null;
  /** Null means unlimited; absent means not stated. */
  mileage_included_per_day_km?: number | null;
  min_driver_age: number | null;
  /**
   * Costs that the owner could have stated and has not. A campsite has no excess, and a caravan no
   * mileage.
   */
  notSaid: CostName[];
}

const OF_CARAVANS: readonly CostName[] = ['deposit', 'insurance_excess', 'min_driver_age'];

const NAMES: Readonly<Record<PublicListing['category'], readonly CostName[]>> = {
  campervan: [...OF_CARAVANS, 'mileage_included_per_day_km'],
  motorhome: [...OF_CARAVANS, 'mileage_included_per_day_km'],
  caravan: OF_CARAVANS,
  campsite: ['deposit'],
};

/** Returns the costs of a stay that a listing states. */
export function costsOf(
  { category, price, policies }: Pick<PublicListing, 'category' | 'price' | 'policies'>,
  nights: number | null,
): StayCosts {
  const said = { ...policies, deposit: price?.deposit ?? undefined };
  const { deposit = null, insurance_excess = null, min_driver_age = null } = said;
  const mileage = said.mileage_included_per_day_km;
  return {
    nights,
    currency: price?.currency ?? null,
    deposit,
    insurance_excess,
    ...(mileage === undefined ? {} : { mileage_included_per_day_km: mileage }),
    min_driver_age,
    notSaid: NAMES[category].filter((name) => said[name] === undefined),
  };
}

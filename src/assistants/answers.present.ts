import type { z } from 'zod';
import {
  currencyDecimals,
  type PublicListing,
  type Stay,
  type StayCosts,
} from '../listings/index.ts';
import type { Language } from '../mails/index.ts';
import type * as schema from './answers.schema.ts';
import { type AssistantDeps, mapUrl } from './assistants.ts';

type Of<Schema extends z.ZodType> = z.output<Schema>;

const inUnits = (minor: number, currency: string): number =>
  minor / 10 ** currencyDecimals(currency);

/** Formats an amount of minor units for assistants. */
export const presentMoney = (minor: number, currency: string): Of<typeof schema.money> => ({
  amount: inUnits(minor, currency),
  currency,
});

export const presentPrice = (
  price: Pick<NonNullable<PublicListing['price']>, 'from' | 'currency' | 'unit'> | null,
): Of<typeof schema.price> =>
  price && { ...presentMoney(price.from, price.currency), unit: price.unit };

export const presentStay = ({
  from,
  to,
  nights,
  total,
  perNight,
  currency,
}: Stay): Of<typeof schema.stay> => ({
  from,
  to,
  nights,
  ...presentMoney(total, currency),
  amount_per_night: inUnits(perNight, currency),
});

export function presentCosts(costs: StayCosts): Of<typeof schema.costs> {
  const { currency, deposit, insurance_excess: excess, min_driver_age, notSaid } = costs;
  const { mileage_included_per_day_km: mileage } = costs;
  const amount = (minor: number | null) =>
    minor === null || currency === null ? null : presentMoney(minor, currency);
  return {
    deposit: amount(deposit),
    insurance_excess: amount(excess),
    mileage_included_per_day_km: mileage === null ? 'unlimited' : (mileage ?? null),
    min_driver_age,
    not_stated: [...notSaid],
  };
}

/** Presents a position, as precisely as travellers may know it. */
export const presentWhere = (
  deps: Pick<AssistantDeps, 'publicUrl'>,
  language: Language,
  at: Pick<PublicListing, 'position' | 'countryCode' | 'regionName'> & { townName: string | null },
): Of<typeof schema.where> => ({
  town: at.townName,
  region: at.regionName,
  country_code: at.countryCode,
  lat: at.position.lat,
  lng: at.position.lng,
  within_metres: at.position.radius,
  map_url: mapUrl(deps, language, at.position),
});

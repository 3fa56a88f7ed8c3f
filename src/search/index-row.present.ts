import { currencyDecimals, publicPosition } from '../listings/index.ts';
import { CAMPSITE, type IndexRow, toMetres } from './index/index.ts';
import type { SearchableRow } from './index-row.sql.ts';
import { rankOf } from './ranking.ts';

/** What the index keeps of a listing: public facts only, at the public position. */
export function presentIndexRow(row: SearchableRow): IndexRow {
  const vehicle = row.vehicle ?? {};
  const campsite = row.campsite ?? {};
  const policies = row.policies ?? {};
  const { x, y } = toMetres(publicPosition(row));
  const rated = row.rating !== null && row.rating !== undefined && row.rating.count > 0;
  const indexed: Omit<IndexRow, 'rank'> = {
    id: row.id,
    category: row.category,
    x: Math.round(x),
    y: Math.round(y),
    approximate: row.approximate,
    country: row.country_code,
    regionId: row.region_id,
    townId: row.town_id,
    nightlyPrice: nightlyPrice(row),
    currency: row.currency,
    sleeps: row.sleeps,
    seats: vehicle.seats ?? null,
    transmission: vehicle.transmission ?? null,
    fuel: vehicle.fuel ?? null,
    vehicleClass: vehicle.vehicle_class ?? null,
    lengthCm: centimetres(vehicle.length_m),
    heightCm: centimetres(vehicle.height_m),
    licence: vehicle.licence?.trim().toUpperCase() || null,
    pets: policies.pets_allowed ?? null,
    oneWay: policies.one_way_available ?? null,
    festivals: policies.festivals_allowed ?? null,
    abroad: policies.travel_abroad_allowed ?? null,
    instant: policies.instant_book ?? null,
    minDriverAge: policies.min_driver_age ?? null,
    amenities: row.amenities === '' ? [] : row.amenities.split(','),
    pitchTypes: campsite.pitch_types ?? [],
    openFrom: campsite.open_from ?? null,
    openTo: campsite.open_to ?? null,
    ratingValue: rated ? row.rating!.value : null,
    ratingCount: rated ? row.rating!.count : 0,
    createdAt: row.created,
  };
  const rank = rankOf({
    id: row.id,
    images: row.images,
    description: row.description,
    hasPrice: row.price_from !== null,
    factsStated: shareStated(indexed),
    ratingValue: indexed.ratingValue,
    ratingCount: indexed.ratingCount,
  });
  return { ...indexed, rank };
}

/** The price of a night in whole units of its currency, or null. */
export function nightlyPrice(
  row: Pick<SearchableRow, 'price_from' | 'currency' | 'price_unit'>,
): number | null {
  if (row.price_from === null || row.currency === null) return null;
  const nights = row.price_unit === 'week' ? 7 : 1;
  return row.price_from / nights / 10 ** currencyDecimals(row.currency);
}

const centimetres = (metres: number | undefined): number | null =>
  metres === undefined ? null : Math.round(metres * 100);

/** How many of the facts that travellers ask about it states, 0 to 1. */
function shareStated(row: Omit<IndexRow, 'rank'>): number {
  const facts =
    row.category === CAMPSITE
      ? [row.pets, row.openFrom, row.pitchTypes[0], row.amenities[0]]
      : [
          row.sleeps,
          row.seats,
          row.transmission,
          row.fuel,
          row.vehicleClass,
          row.lengthCm,
          row.heightCm,
          row.pets,
          row.abroad,
          row.minDriverAge,
          row.amenities[0],
        ];
  return facts.filter((fact) => fact !== null && fact !== undefined).length / facts.length;
}

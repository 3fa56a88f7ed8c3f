import type { Filters } from './index/index.ts';
import { dayNumber, type SearchParams } from './search.schema.ts';

const centimetres = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres * 100);

/** What a search asks of listings, in the units of the index. */
export function filtersOf(params: SearchParams): Filters {
  const { from, to } = params;
  return {
    category: params.category,
    stay: from === null || to === null ? null : { from: dayNumber(from), to: dayNumber(to) },
    ask: params.ask,
    people: params.people,
    priceMin: params.price_min,
    priceMax: params.price_max,
    currency: params.currency,
    vehicleClass: params.class,
    berths: params.berths,
    seats: params.seats,
    transmission: params.transmission,
    fuel: params.fuel,
    lengthMaxCm: centimetres(params.length_max),
    heightMaxCm: centimetres(params.height_max),
    licence: params.licence,
    pets: params.pets,
    oneWay: params.one_way,
    festivals: params.festivals,
    abroad: params.abroad,
    instant: params.instant,
    driverAge: params.driver_age,
    amenity: params.amenity,
    pitch: params.pitch,
  };
}

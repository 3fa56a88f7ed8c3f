import type { Messages } from '#messages/index.ts';

/** A filter's name in words, by the name of its parameter. */
export function filterWords({ search, facts }: Messages, name: string): string {
  const words: Record<string, string> = {
    ...search.flags,
    q: search.where,
    near: search.where,
    bounds: search.where,
    area: search.where,
    people: search.people,
    price: search.priceTitle,
    dates: search.datesTitle,
    category: search.categoryTitle,
    class: search.classTitle,
    berths: search.berthsTitle,
    seats: search.seatsTitle,
    transmission: search.transmissionTitle,
    fuel: search.fuelTitle,
    length_max: search.lengthTitle,
    height_max: search.heightTitle,
    licence: search.licenceTitle,
    driver_age: search.ageTitle,
    amenity: search.amenityTitle,
    pitch: search.pitchTitle,
    dogs_allowed: facts.amenities.dogs_allowed,
  };
  return words[name] ?? name;
}

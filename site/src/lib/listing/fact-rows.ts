import type { PublicListing } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { formatDate } from '#lib/format/dates.ts';
import { vehicleLength } from '#lib/format/distances.ts';
import { integer, kilograms } from '#lib/format/numbers.ts';

/** Formats `03-20` as a day. The year is 2024 because it has a 29 February. */
const dayOfYear = (locale: Locale, day: string) =>
  formatDate(locale, 'season', new Date(`2024-${day}T00:00:00Z`));

/** Returns the facts that a listing states as pairs of name and value. */
export function factRows(
  { vehicle, campsite, countryCode }: Pick<PublicListing, 'vehicle' | 'campsite' | 'countryCode'>,
  t: Messages,
  locale: Locale,
): [name: string, value: string][] {
  const { facts, listing } = t;
  const rows: [string, string | undefined][] = [];
  if (vehicle) {
    const { length_m, height_m, width_m, weight_kg, transmission, fuel, vehicle_class } = vehicle;
    const metres = (value?: number) =>
      value === undefined ? undefined : vehicleLength(locale, value, countryCode);
    rows.push(
      [facts.vehicleClass, vehicle_class && facts.vehicleClasses[vehicle_class]],
      [facts.make, vehicle.make],
      [facts.model, vehicle.model],
      [facts.year, vehicle.year?.toString()],
      [facts.berths, vehicle.berths?.toString()],
      [facts.seats, vehicle.seats?.toString()],
      [facts.transmission, transmission && facts.transmissions[transmission]],
      [facts.fuel, fuel && facts.fuels[fuel]],
      [facts.length, metres(length_m)],
      [facts.height, metres(height_m)],
      [facts.width, metres(width_m)],
      [facts.weight, weight_kg === undefined ? undefined : kilograms(locale, weight_kg)],
      [facts.licence, vehicle.licence],
    );
  }
  if (campsite) {
    const { pitch_types, pitches, open_from, open_to } = campsite;
    const [from, to] = [open_from, open_to].map((day) => day && dayOfYear(locale, day));
    rows.push(
      [
        facts.pitchTypesTitle,
        pitch_types?.map((type) => facts.pitchTypes[type]).join(', ') || undefined,
      ],
      [facts.pitches, pitches === undefined ? undefined : integer(locale, pitches)],
      [
        facts.openSeason,
        from && to
          ? listing.season(from, to)
          : from
            ? listing.openFrom(from)
            : to && listing.openTo(to),
      ],
      [facts.checkIn, campsite.check_in],
      [facts.checkOut, campsite.check_out],
    );
  }
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

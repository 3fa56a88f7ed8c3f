import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { placeWords } from './place-words.ts';
import type { ListingView } from './view.ts';

/** What a listing is and where, in words. */
export interface Headline {
  kind: string;
  place: string;
}

/** The words under the title of a listing's page. */
export const headlineOf = (listing: ListingView, t: Messages, locale: Locale): Headline => ({
  kind: listing.vehicle?.vehicle_class
    ? t.facts.vehicleClasses[listing.vehicle.vehicle_class]
    : t.shell.categorySingular[listing.category],
  place: placeWords(locale, {
    townName: listing.town?.name ?? null,
    regionName: listing.regionName,
    countryCode: listing.countryCode,
  }),
});

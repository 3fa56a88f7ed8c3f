import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ListingCard } from '#lib/services.ts';
import { placeWords } from './place-words.ts';
import type { ListingView } from './view.ts';

/** The kind and the location of a listing, in words. */
export interface Headline {
  kind: string;
  place: string;
}

/** Returns the kind of a listing: its class of vehicle, otherwise its category. */
export const kindWords = (
  { facts, shell }: Messages,
  { category, vehicleClass }: Pick<ListingCard, 'category' | 'vehicleClass'>,
): string => (vehicleClass ? facts.vehicleClasses[vehicleClass] : shell.categorySingular[category]);

/** Returns the texts below the title of a listing's page. */
export const headlineOf = (listing: ListingView, t: Messages, locale: Locale): Headline => ({
  kind: kindWords(t, {
    category: listing.category,
    vehicleClass: listing.vehicle?.vehicle_class ?? null,
  }),
  place: placeWords(locale, {
    townName: listing.town?.name ?? null,
    regionName: listing.regionName,
    countryCode: listing.countryCode,
  }),
});

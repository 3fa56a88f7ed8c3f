import type { PublicListing, SiteServices } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { placeWords } from './place-words.ts';
import { priceFromWords } from './price-words.ts';

/** What the preview of a shared listing says. */
export function shareCard(
  listing: PublicListing,
  t: Messages,
  locale: Locale,
): Parameters<SiteServices['images']['card']>[0] {
  const { price, town, images, title, category } = listing;
  const place = placeWords(locale, {
    townName: town && townName(locale, town.id, town.name),
    regionName: regionNameOf(locale, listing),
    countryCode: listing.countryCode,
  });
  return {
    cover: images[0]?.url ?? null,
    title,
    place: `${t.shell.categorySingular[category]} · ${place}`,
    price: price && priceFromWords(price, t, locale),
  };
}

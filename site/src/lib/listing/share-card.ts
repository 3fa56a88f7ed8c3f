import type { PublicListing, SiteServices } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { placeWords } from './place-words.ts';

/** What the preview of a shared listing says. */
export function shareCard(
  listing: PublicListing,
  { search, shell }: Messages,
  locale: Locale,
): Parameters<SiteServices['images']['card']>[0] {
  const { price, town, images, title, category } = listing;
  const place = placeWords(locale, {
    townName: town && townName(locale, town.id, town.name),
    regionName: regionNameOf(locale, listing),
    countryCode: listing.countryCode,
  });
  const unit = price?.unit === 'week' ? search.perWeek : search.perNight;
  return {
    cover: images[0]?.url ?? null,
    title,
    place: `${shell.categorySingular[category]} · ${place}`,
    price: price && `${search.priceFrom} ${money(locale, price.from, price.currency)} ${unit}`,
  };
}

import { regionNameOf } from '#lib/format/area-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ListingCard, ResultCard } from '#lib/services.ts';
import type { PhotoSource } from '#lib/ui/photo.ts';

/** What a card shows and no more. */
type Shown = Omit<ListingCard, 'image' | 'imageCount' | 'position' | 'price' | 'regionId'> & {
  photo: PhotoSource | null;
  price: Pick<NonNullable<ListingCard['price']>, 'from' | 'currency' | 'unit'> | null;
};
export type CardView = Shown;
export type ResultView = Shown & Pick<ResultCard, 'availability' | 'distance' | 'notStated'>;

/** Cards show every picture in one shape; the file's own size does not matter to them. */
const SHAPE = { width: 4, height: 3 };

/** Maps a card to what pages show, its region named in `locale`. `path` gives a picture's path through the proxy. */
export function cardView<Card extends ListingCard>(
  { image, imageCount: _count, position: _position, price, regionId, ...card }: Card,
  path: (url: string) => string,
  locale: Locale,
) {
  return {
    ...card,
    regionName: regionNameOf(locale, { regionId, regionName: card.regionName }),
    price: price && { from: price.from, currency: price.currency, unit: price.unit },
    photo: image && { path: path(image.url), alt: image.alt ?? '', ...SHAPE },
  };
}

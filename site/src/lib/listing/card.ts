import { regionNameOf } from '#lib/format/area-names.ts';
import { townNameOf } from '#lib/format/town-names.ts';
import { type Locale, localePath } from '#lib/locale/locales.ts';
import type {
  AnyCard,
  CampsiteCard,
  ListingCard,
  ResultCard,
  SearchResult,
} from '#lib/services.ts';
import type { PhotoSource } from '#lib/ui/photo.ts';

/** What a card shows and no more. */
type Shown = Omit<
  ListingCard,
  'image' | 'imageCount' | 'position' | 'price' | 'regionId' | 'townId'
> & {
  photo: PhotoSource | null;
  price: Pick<NonNullable<ListingCard['price']>, 'from' | 'currency' | 'unit'> | null;
};
export type CardView = Shown;

/** A card above the results, with the stay that is asked about where it is free. */
export type AdView = Shown & Pick<ResultCard, 'stay'>;

/** An open-data campsite's card. */
export type CampsiteView = Omit<CampsiteCard, 'position' | 'regionId' | 'townId'> & {
  /** Path of a drawing of its surroundings; `{theme}` is `light` or `dark`. */
  map: string;
};

type Said = Pick<
  ResultCard,
  'availability' | 'dates' | 'stay' | 'minNights' | 'distance' | 'notStated'
>;
export type ResultView = Shown & Said;
export type CampsiteResultView = CampsiteView & Said;
export type AnyResultView = ResultView | CampsiteResultView;

/** Cards show every picture in one shape; the file's own size does not matter to them. */
const SHAPE = { width: 4, height: 3 };

/** Maps a card to what pages show, its region and town named in `locale`. `path` gives a picture's path through the proxy. */
export function cardView<Card extends ListingCard>(
  { image, imageCount: _count, position: _position, price, regionId, townId, ...card }: Card,
  path: (url: string) => string,
  locale: Locale,
) {
  return {
    ...card,
    regionName: regionNameOf(locale, { regionId, regionName: card.regionName }),
    townName: townNameOf(locale, { townId, townName: card.townName }),
    price: price && { from: price.from, currency: price.currency, unit: price.unit },
    photo: image && { path: path(image.url), alt: image.alt ?? '', ...SHAPE },
  };
}

/** Degrees of a drawing's middle, to about a kilometre, so that campsites near each other share it. */
const short = (degrees: number): string => String(Math.round(degrees * 100) / 100);

function campsiteView<Card extends CampsiteCard>(
  { position, regionId, townId, ...card }: Card,
  locale: Locale,
) {
  const townName = townNameOf(locale, { townId, townName: card.townName });
  return {
    ...card,
    regionName: regionNameOf(locale, { regionId, regionName: card.regionName }),
    townName,
    near: card.near === card.townName ? townName : card.near,
    map: localePath(
      locale,
      `/map/around/${short(position.lat)},${short(position.lng)}/{theme}.svg`,
    ),
  };
}

/** Maps a result to what pages show of it. */
export const resultView = (
  result: SearchResult,
  path: (url: string) => string,
  locale: Locale,
): AnyResultView =>
  result.kind === 'campsite' ? campsiteView(result, locale) : cardView(result, path, locale);

/** Maps the card of a listing or an open-data campsite. */
export const anyCardView = (
  card: AnyCard,
  path: (url: string) => string,
  locale: Locale,
): CardView | CampsiteView =>
  card.kind === 'campsite' ? campsiteView(card, locale) : cardView(card, path, locale);

/**
 * Without the listings that are the same vehicle or campsite as one before: its card tells of them, with their
 * partners, prices and links.
 */
export function folded<Card extends { id: number; offers?: readonly { id: number }[] }>(
  cards: readonly Card[],
): Card[] {
  const told = new Set<number>();
  return cards.filter(({ id, offers = [] }) => {
    if (told.has(id)) return false;
    for (const offer of offers) told.add(offer.id);
    return true;
  });
}

/** The listings among results. */
export const listingsOf = (results: readonly SearchResult[]) =>
  results.filter((result) => result.kind === 'listing');

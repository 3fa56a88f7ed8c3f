import type { ListingCard, ResultCard } from '#lib/services.ts';
import { type PhotoSource, photoOf } from '#lib/ui/photo.ts';

/** A card as the browser gets it: its picture is a path of ours instead of the partner's address. */
export type CardView = Omit<ListingCard, 'image'> & { photo: PhotoSource | null };
export type ResultView = Omit<ResultCard, 'image'> & { photo: PhotoSource | null };

/** A card for the browser. `path` gives a picture's path through the proxy. */
export function cardView<Card extends ListingCard>(
  { image, ...card }: Card,
  path: (url: string) => string,
): Omit<Card, 'image'> & { photo: PhotoSource | null } {
  return { ...card, photo: image && photoOf(image, path) };
}

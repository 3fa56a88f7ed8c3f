import { cardView } from '#lib/listing/card.ts';
import { idsParam } from '#lib/saved/ids-param.ts';
import type { PageServerLoad } from './$types.ts';

const MAX_LISTINGS = 200;

/** What is saved is kept in the browser, whose script asks for it by `ids`. */
export const load: PageServerLoad = async ({ url, locals }) => {
  const { listings, images } = locals.services;
  const ids = idsParam(url, MAX_LISTINGS);
  const cards = await listings.cards(ids);
  return {
    asked: url.searchParams.has('ids'),
    ids: ids.join(','),
    cards: cards.map((card) => cardView(card, images.path, locals.locale)),
    gone: ids.length - cards.length,
  };
};

import { json } from '@sveltejs/kit';
import { cardView } from '#lib/listing/card.ts';
import { idsParam } from '#lib/saved/ids-param.ts';
import type { RequestHandler } from './$types.ts';

const MAX_CARDS = 200;

/** Cards by id, for what a browser keeps as saved and for pins of the map; those not shown are left out. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const { listings, images } = locals.services;
  const cards = await listings.cards(idsParam(url, MAX_CARDS));
  return json(
    cards.map((card) => cardView(card, images.path, locals.locale)),
    { headers: { 'x-robots-tag': 'noindex' } },
  );
};

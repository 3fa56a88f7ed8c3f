import { json } from '@sveltejs/kit';
import { countShown } from '#lib/server/counting.ts';
import { cardPageOf, cardView } from '#lib/listing/card.ts';
import { resultIdsParam } from '#lib/saved/ids-param.ts';
import type { RequestHandler } from './$types.ts';

const MAX_CARDS = 200;

/**
 * Responds with cards by id for pins of the map. Listings not shown to travellers are left out.
 * `via` names the search.
 */
export const GET: RequestHandler = async ({ url, locals, request }) => {
  const cards = await locals.services.search.cards(resultIdsParam(url, MAX_CARDS));
  const found = locals.services.statistics.readReferral(url.searchParams.get('via'));
  if (found) countShown({ locals, request }, cards, found);
  const page = await cardPageOf(locals);
  return json(
    cards.map((card) => cardView(card, page)),
    { headers: { 'x-robots-tag': 'noindex' } },
  );
};

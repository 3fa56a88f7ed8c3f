import { cardPageOf, cardView } from '#lib/listing/card.ts';
import { resultIdsParam } from '#lib/saved/ids-param.ts';
import { sharedList } from '#lib/saved/share.server.ts';
import { answersToDates, datedCard, datesOfPage } from '#lib/stay/answers.server.ts';
import type { PageServerLoad } from './$types.ts';

const MAX_LISTINGS = 200;
const MAX_SEEN = 12;

/**
 * Only the browser stores saved and recently opened listings and campsites. Its script requests this page with
 * `ids` and `seen`.
 */
export const load: PageServerLoad = async ({ url, locals }) => {
  const { search, site } = locals.services;
  const ids = resultIdsParam(url, MAX_LISTINGS);
  const seenIds = resultIdsParam(url, MAX_SEEN, 'seen');
  const stay = datesOfPage(url.searchParams, locals.services);
  const [cards, seen, answers] = await Promise.all([
    search.cards(ids, stay.question),
    search.cards(seenIds, stay.question),
    answersToDates([...ids, ...seenIds], stay, locals.services),
  ]);
  const page = { ...(await cardPageOf(locals)), asked: stay.question };
  const views = (some: typeof cards) =>
    some.map((card) => datedCard(cardView(card, page), stay.dates, answers.get(card.id)));
  return {
    asked: url.searchParams.has('ids'),
    ids: ids.join(','),
    seenIds: seenIds.join(','),
    today: stay.today,
    stay: stay.asked,
    dates: stay.dates,
    cards: views(cards),
    seen: views(seen),
    gone: ids.length - cards.length,
    share: sharedList(
      site.publicUrl,
      locals.locale,
      cards.map(({ id }) => id),
      stay.dates,
    ),
  };
};

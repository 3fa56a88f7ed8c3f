import { cardPageOf, cardView } from '#lib/listing/card.ts';
import { idsBeyond, resultIdsParam } from '#lib/saved/ids-param.ts';
import { MAX_SHARED, sharedList } from '#lib/saved/share.server.ts';
import { answersToDates, datedCard, datesOfPage } from '#lib/stay/answers.server.ts';
import type { PageServerLoad } from './$types.ts';

/** Shows a shared list. Its URL contains all ids, so the server stores nothing. */
export const load: PageServerLoad = async ({ url, locals }) => {
  const { search, site } = locals.services;
  const ids = resultIdsParam(url, MAX_SHARED);
  const stay = datesOfPage(url.searchParams, locals.services);
  const [cards, answers] = await Promise.all([
    search.cards(ids, stay.question),
    answersToDates(ids, stay, locals.services),
  ]);
  const page = { ...(await cardPageOf(locals)), asked: stay.question };
  return {
    ids: ids.join(','),
    today: stay.today,
    stay: stay.asked,
    dates: stay.dates,
    cards: cards.map((card) => datedCard(cardView(card, page), stay.dates, answers.get(card.id))),
    /** Number of ids beyond the maximum of a list; those listings are not shown. */
    beyond: idsBeyond(url, MAX_SHARED),
    most: MAX_SHARED,
    gone: ids.length - cards.length,
    share: sharedList(
      site.publicUrl,
      locals.locale,
      cards.map(({ id }) => id),
      stay.dates,
    ),
  };
};

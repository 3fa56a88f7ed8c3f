import { cardView } from '#lib/listing/card.ts';
import { countShown, foundIn } from '#lib/server/counting.ts';
import { dateOf } from '#lib/format/dates.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { RESULTS_A_PAGE, searchView } from '#lib/search/view.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ url, locals, request }) => {
  const { search, images, clock } = locals.services;
  const { answer, ads } = await search.searchWithAds(url.searchParams, { limit: RESULTS_A_PAGE });
  countShown({ locals, request }, answer.items, foundIn('search', answer));
  countShown({ locals, request }, ads, foundIn('featured', answer));
  return {
    today: dateOf(clock.now()),
    filters: new ServerOnly(search.filters),
    ads: new ServerOnly(ads.map((card) => cardView(card, images.path, locals.locale))),
    view: new ServerOnly(searchView(answer, url.searchParams, images.path, locals.locale)),
  };
};

import { redirect } from '@sveltejs/kit';
import { cardPageOf, cardView } from '#lib/listing/card.ts';
import { countSearched, countShown, referralOf } from '#lib/server/counting.ts';
import { dateOf } from '#lib/format/dates.ts';
import { refuseUnknown } from '#lib/server/known-results.ts';
import { ServerOnly } from '#lib/server-only.ts';
import {
  lastPageAddress,
  NEAREST_SHOWN,
  readAddress,
  RESULTS_A_PAGE,
  searchView,
  skippedBy,
} from '#lib/search/view.ts';
import { TOGGLE_PARAM } from '#lib/search/whole-filters.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ url, locals, request }) => {
  const { search, clock } = locals.services;
  const today = dateOf(clock.now());
  const language = locals.locale;
  const read = await search.typedInto(url.searchParams, { language });
  if (read !== null) redirect(302, readAddress(url, read));
  const typed = url.searchParams.get('typed')?.trim() ?? '';
  const reading = typed === '' ? undefined : await search.read(typed, language);
  const { answer, ads } = await search.searchWithAds(url.searchParams, {
    limit: RESULTS_A_PAGE,
    skip: skippedBy(url.searchParams),
    nearest: NEAREST_SHOWN,
    language,
  });
  refuseUnknown(answer);
  const last = lastPageAddress(answer, url);
  if (last !== null) redirect(302, last);
  // A filter that shows more of its choices shows the same results again.
  if (!url.searchParams.has(TOGGLE_PARAM)) {
    countShown({ locals, request }, answer.items, referralOf('search', answer));
    countShown({ locals, request }, ads, referralOf('featured', answer));
    countSearched({ locals, request }, answer, typed, reading);
  }
  const page = await cardPageOf(locals);
  return {
    today,
    filters: new ServerOnly(search.filters),
    ads: new ServerOnly(ads.map((card) => cardView(card, page))),
    view: new ServerOnly(searchView(answer, url.searchParams, page, today, reading)),
  };
};

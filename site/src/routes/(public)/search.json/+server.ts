import { json } from '@sveltejs/kit';
import { dateOf } from '#lib/format/dates.ts';
import { cardPageOf } from '#lib/listing/card.ts';
import { RESULTS_A_PAGE, searchView } from '#lib/search/view.ts';
import { refuseUnknown } from '#lib/server/known-results.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the answer of `/search` as JSON, for the page's map and list. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const { search, clock } = locals.services;
  const answer = await search.search(url.searchParams, {
    limit: RESULTS_A_PAGE,
    language: locals.locale,
  });
  refuseUnknown(answer);
  const today = dateOf(clock.now());
  return json(searchView(answer, url.searchParams, await cardPageOf(locals), today), {
    headers: { 'x-robots-tag': 'noindex' },
  });
};

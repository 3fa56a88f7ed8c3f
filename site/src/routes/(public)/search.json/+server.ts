import { json } from '@sveltejs/kit';
import { RESULTS_A_PAGE, searchView } from '#lib/search/view.ts';
import type { RequestHandler } from './$types.ts';

/** The answer of `/search` as data, for the page's own map and list. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const { search, images } = locals.services;
  const answer = await search.search(url.searchParams, { limit: RESULTS_A_PAGE });
  return json(searchView(answer, url.searchParams, images.path, locals.locale), {
    headers: { 'x-robots-tag': 'noindex' },
  });
};

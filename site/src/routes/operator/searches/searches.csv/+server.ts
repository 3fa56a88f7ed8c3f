import { given } from '#lib/console/params.ts';
import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the searches of the page's filters. */
export const GET: RequestHandler = async ({ locals, url }) => {
  const text = await locals.console.searches.file({
    days: given(url, 'days'),
    country: given(url, 'country'),
    category: given(url, 'category'),
  });
  return sentFile('campcairn-searches', 'csv', [text]);
};

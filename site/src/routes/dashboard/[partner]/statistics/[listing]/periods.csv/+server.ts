import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with a listing's figures by day or week. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { statistics } = locals.dashboard;
  const text = await statistics.listingFile(params.listing, url.searchParams);
  return sentFile('statistics-of-listing', 'csv', [text]);
};

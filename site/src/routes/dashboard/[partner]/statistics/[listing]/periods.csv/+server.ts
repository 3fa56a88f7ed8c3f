import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** The days or weeks of a listing as a file. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { statistics } = locals.dashboard;
  const text = await statistics.listingFile(params.listing, url.searchParams);
  return sentFile('statistics-of-listing', 'csv', [text]);
};

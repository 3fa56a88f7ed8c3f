import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with all listings and their figures, streamed while they are read. */
export const GET: RequestHandler = async ({ locals, url }) => {
  const { statistics, member } = locals.dashboard;
  return sentFile(
    `statistics-${member.slug}`,
    'csv',
    await statistics.listingsFile(url.searchParams),
  );
};

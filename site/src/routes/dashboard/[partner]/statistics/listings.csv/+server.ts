import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** All listings with their figures as a file, sent while it is read. */
export const GET: RequestHandler = async ({ locals, url }) => {
  const { statistics, member } = locals.dashboard;
  return sentFile(
    `statistics-${member.slug}`,
    'csv',
    await statistics.listingsFile(url.searchParams),
  );
};

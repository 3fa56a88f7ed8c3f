import { error } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';

/** Responds with the rows of the last test read that have problems. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const file = await locals.dashboard.feeds.reportFile(Number(params.feed));
  if (file === null) error(404);
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="feed-${params.feed}-test.csv"`,
    },
  });
};

import type { RequestHandler } from './$types.ts';

/** The failing rows of a run as a file. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { feeds } = locals.dashboard;
  const file = await feeds.problemsFile(Number(params.feed), Number(params.run));
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="feed-${params.feed}-run-${params.run}.csv"`,
    },
  });
};

import type { RequestHandler } from './$types.ts';

/** Responds with the failed rows of a run. */
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

import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

/** Number of problems on one page. */
const PAGE_PROBLEMS = 100;

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const found = await locals.dashboard.feeds.run(Number(params.feed), Number(params.run));
  const from = /^\d{1,4}$/.test(url.searchParams.get('after') ?? '')
    ? Number(url.searchParams.get('after'))
    : 0;
  const shown = found.problems.slice(from, from + PAGE_PROBLEMS);
  const total = found.problems.length;
  const next = from + PAGE_PROBLEMS < total ? String(from + PAGE_PROBLEMS) : null;
  return { found: new ServerOnly({ run: found.run, shown, total, next }) };
};

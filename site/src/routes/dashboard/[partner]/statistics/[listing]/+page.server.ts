import { redirect } from '@sveltejs/kit';
import { ServerOnly } from '#lib/server-only.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { statistics, member } = locals.dashboard;
  // The page of all listings explains what Premium includes.
  if (!(await statistics.isOpen())) {
    redirect(303, `${dashboardPath(member.slug)}/statistics`);
  }
  return { shown: new ServerOnly(await statistics.listing(params.listing, url.searchParams)) };
};

import { redirect } from '@sveltejs/kit';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { PageServerLoad } from './$types.ts';

/** Those who act for one partner go to its dashboard, unless they have just `left` another; with `claim`, to claim the campsite of that number. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const email = locals.session?.email ?? '';
  const memberships = await locals.services.people.memberships(email);
  const claim = url.searchParams.get('claim') ?? '';
  const place = /^[1-9]\d{0,9}$/.test(claim) ? Number(claim) : null;
  const goOn = place === null ? '' : `/claims?place=${place}`;
  const [first, ...others] = memberships;
  const hasLeft = url.searchParams.has('left');
  if (first && others.length === 0 && !hasLeft) {
    redirect(303, `${dashboardPath(first.slug)}${goOn}`);
  }
  return { email, memberships, place, goOn, hasLeft };
};

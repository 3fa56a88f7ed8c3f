import { redirect } from '@sveltejs/kit';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { PageServerLoad } from './$types.ts';

/**
 * Redirects members of a single partner to its dashboard, unless they have just `left` another.
 * `claim` is the id of a campsite to claim there.
 */
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

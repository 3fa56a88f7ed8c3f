import { redirect } from '@sveltejs/kit';
import type { PageServerLoad } from './$types.ts';

/** Those who act for one partner go to its dashboard. */
export const load: PageServerLoad = async ({ locals }) => {
  const email = locals.session?.email ?? '';
  const memberships = await locals.services.people.memberships(email);
  if (memberships.length === 1) redirect(303, `/dashboard/${memberships[0]!.slug}`);
  return { email, memberships };
};

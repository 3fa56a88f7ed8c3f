import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => {
  const { member } = locals.dashboard;
  const { slug, partner, isTest, status, role, isOperator } = member;
  const email = locals.session!.email;
  const memberships = await locals.services.people.memberships(email);
  return {
    email,
    member: { slug, partner, isTest, status, role, isOperator },
    /** The partner's other account, test or live; null when there is no test account. */
    otherMode: await locals.dashboard.key.otherMode(),
    hasOthers: memberships.length > 1,
    /** Why and until when a declined applicant sees this account; null for any other. */
    decline: await locals.dashboard.account.decline(),
  };
};

import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => {
  const { member, key, shell } = locals.dashboard;
  const { slug, partner, isTest, status, role, isOperator } = member;
  const email = locals.session!.email;
  const [memberships, otherMode, state] = await Promise.all([
    locals.services.people.memberships(email),
    key.otherMode(),
    shell.state(),
  ]);
  return {
    email,
    member: { slug, partner, isTest, status, role, isOperator },
    /** The partner's other account, test or live; null when there is no test account. */
    otherMode,
    hasOthers: memberships.length > 1,
    /** Why and until when a declined applicant sees this account; null for any other. */
    decline: await locals.dashboard.account.decline(),
    shell: state,
  };
};

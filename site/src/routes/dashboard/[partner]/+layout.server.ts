import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => {
  const { member } = locals.dashboard;
  const { slug, partner, status, role, isOperator } = member;
  const email = locals.session!.email;
  const memberships = await locals.services.people.memberships(email);
  return {
    email,
    member: { slug, partner, status, role, isOperator },
    hasOthers: memberships.length > 1,
  };
};

import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => {
  const { operator, waiting } = locals.console;
  return { email: operator.email, waiting: await waiting() };
};

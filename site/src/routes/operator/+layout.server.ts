import { dashboardLanguage } from '#lib/server/dashboard-language.ts';
import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => {
  const { operator, waiting } = locals.console;
  const language = await dashboardLanguage(locals);
  return { email: operator.email, waiting: await waiting(), language };
};

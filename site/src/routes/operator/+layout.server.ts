import { dashboardLanguage } from '#lib/server/dashboard-language.ts';
import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals, url }) => {
  const { operator, release, waiting, waitingItems } = locals.console;
  const language = await dashboardLanguage(locals);
  // The page that says what was done leads to what waits next.
  const items = url.searchParams.has('done') ? await waitingItems() : [];
  const next = items.find(({ href }) => href !== url.pathname) ?? null;
  return { email: operator.email, release, waiting: await waiting(), language, next };
};

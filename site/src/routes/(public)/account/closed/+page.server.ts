import { ServerOnly } from '#lib/server-only.ts';
import { loadDashboardWords } from '#messages/load-dashboard.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { account } = await loadDashboardWords(locals.locale);
  return { words: new ServerOnly(account.closed) };
};

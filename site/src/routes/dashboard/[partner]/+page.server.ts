import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { overview } = locals.dashboard;
  const now = locals.services.clock.now();
  return { overview: new ServerOnly({ ...(await overview()), now }) };
};

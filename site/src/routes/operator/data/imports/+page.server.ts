import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly(await locals.console.system.imports()),
});

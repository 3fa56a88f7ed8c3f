import { given } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => ({
  page: new ServerOnly({ mails: await locals.console.system.mails(given(url, 'after')) }),
});

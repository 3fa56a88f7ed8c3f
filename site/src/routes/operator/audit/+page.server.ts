import { given } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const query = {
    action: given(url, 'action'),
    actor: given(url, 'actor'),
    subject: given(url, 'subject'),
    partner: given(url, 'partner'),
  };
  const entries = await locals.console.system.audit(query, given(url, 'after'));
  return { page: new ServerOnly({ ...query, entries }) };
};

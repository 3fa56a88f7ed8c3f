import { given, oneOf } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { applications } = locals.console;
  const decided = oneOf(url, 'show', ['decided']) !== undefined;
  if (decided) {
    const page = await applications.decided(given(url, 'after'));
    return { page: new ServerOnly({ waiting: null, prepared: null, decided: page }) };
  }
  const waiting = await applications.waiting();
  const prepared = await applications.prepared(waiting);
  return { page: new ServerOnly({ waiting, prepared, decided: null }) };
};

import { given, oneOf } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { applications } = locals.console;
  const decided = oneOf(url, 'show', ['decided']) !== undefined;
  const page = decided
    ? { waiting: null, decided: await applications.decided(given(url, 'after')) }
    : { waiting: await applications.waiting(), decided: null };
  return { page: new ServerOnly(page) };
};

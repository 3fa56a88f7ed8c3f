import { given, oneOf } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { claims } = locals.console;
  const after = given(url, 'after');
  const isDecided = oneOf(url, 'show', ['decided']) !== undefined;
  const list = await (isDecided ? claims.decided(after) : claims.waiting(after));
  return { page: new ServerOnly({ isDecided, list }) };
};

import { given, oneOf } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { listings } = locals.console;
  const closed = oneOf(url, 'show', ['closed']) !== undefined;
  const after = given(url, 'after');
  const found = await (closed ? listings.closedReports(after) : listings.openReports(after));
  return { page: new ServerOnly({ closed, found }) };
};

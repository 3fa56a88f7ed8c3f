import { given } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const words = given(url, 'q') ?? '';
  const partner = given(url, 'partner');
  const hidden = given(url, 'hidden') !== undefined;
  const search = { words, hidden, ...(partner === undefined ? {} : { partner }) };
  const found = await locals.console.listings.find(search, given(url, 'after'));
  return { page: new ServerOnly({ words, partner: partner ?? '', hidden, found }) };
};

import { given } from '#lib/console/params.ts';
import { numbersIn } from '#lib/console/numbers.ts';
import { askedPartners } from '#lib/console/partner-list.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const asked = askedPartners(url);
  const [page = 1] = numbersIn([given(url, 'page')]);
  const [found, counts] = await Promise.all([
    locals.console.partners.list(asked, page),
    locals.console.partners.count(),
  ]);
  return { page: new ServerOnly({ asked, found, counts }) };
};

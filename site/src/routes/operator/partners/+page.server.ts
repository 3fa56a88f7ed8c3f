import { given, oneOf } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

const STATUSES = ['pending', 'approved', 'suspended', 'rejected'] as const;

export const load: PageServerLoad = async ({ locals, url }) => {
  const words = given(url, 'q') ?? '';
  const status = oneOf(url, 'status', STATUSES);
  const [found, counts] = await Promise.all([
    locals.console.partners.find({ words, ...(status && { status }) }, given(url, 'after')),
    locals.console.partners.count(),
  ]);
  return { page: new ServerOnly({ words, status: status ?? null, found, counts }) };
};

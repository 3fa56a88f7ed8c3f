import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals: { services }, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' });
  return { status: await services.serviceStatus(), contact: services.site.contactEmail };
};

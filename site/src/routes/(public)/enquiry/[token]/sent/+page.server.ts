import { receiptsOf } from '#lib/enquiry/enquiry.server.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals, setHeaders }) => ({
  token: params.token,
  receipts: await receiptsOf(locals.services, params.token, setHeaders),
});

import { receiptOf } from '../../receipt.server.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals, setHeaders }) => ({
  token: params.token,
  receipt: await receiptOf(locals.services, params.token, setHeaders),
});

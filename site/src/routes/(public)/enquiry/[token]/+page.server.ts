import { error, redirect } from '@sveltejs/kit';
import { localePath } from '#lib/locale/locales.ts';
import { receiptOf } from '../receipt.server.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals, setHeaders }) => ({
  receipt: await receiptOf(locals.services, params.token, setHeaders),
});

export const actions: Actions = {
  erase: async ({ params, locals }) => {
    if (!(await locals.services.leads.erase(params.token))) error(404, 'Not found');
    redirect(303, localePath(locals.locale, `/enquiry/${params.token}`));
  },
};

import { error, redirect } from '@sveltejs/kit';
import { readTokens, receiptsOf } from '#lib/enquiry/enquiry.server.ts';
import { localePath } from '#lib/locale/locales.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals, setHeaders }) => ({
  receipts: await receiptsOf(locals.services, params.token, setHeaders),
});

export const actions: Actions = {
  erase: async ({ params, locals }) => {
    const { leads } = locals.services;
    if (!(await leads.eraseAll(readTokens(params.token)))) error(404, 'Not found');
    redirect(303, localePath(locals.locale, `/enquiry/${params.token}`));
  },
};

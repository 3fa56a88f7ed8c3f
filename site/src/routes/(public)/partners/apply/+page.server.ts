import { fail, redirect } from '@sveltejs/kit';
import { localePath } from '#lib/locale/locales.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals }) => {
  const { applications } = locals.services;
  const { countries } = applications;
  return { page: new ServerOnly({ countries, token: applications.formToken() }) };
};

export const actions: Actions = {
  default: async ({ request, locals, getClientAddress }) => {
    const answer = await locals.services.applications.apply(await postedForm(request), {
      address: getClientAddress(),
      language: locals.locale,
    });
    if (answer.sent)
      redirect(303, localePath(locals.locale, `/partners/apply/sent/${answer.token}`));
    return fail(422, { refusal: answer });
  },
};

import { redirect } from '@sveltejs/kit';
import { ofFields, partnerFieldsOf } from '#lib/console/partner-form.ts';
import { refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { partner } = await locals.console.partners.show(params.slug);
  return { page: new ServerOnly({ partner }) };
};

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.partners.edit(params.slug, partnerFieldsOf(form)),
    );
    if (!tried.ok) return refuse('edit', form, ofFields(tried));
    redirect(303, `/operator/partners/${encodeURIComponent(params.slug)}?done=edited`);
  },
};

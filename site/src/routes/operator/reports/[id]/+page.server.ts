import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.listings.showReport(numberIn(params.id))),
});

export const actions: Actions = {
  close: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.closeReport(id, field(form, 'note')),
    );
    if (!tried.ok) return refuse('close', form, tried);
    redirect(303, `/operator/reports/${id}?done=closed`);
  },
};

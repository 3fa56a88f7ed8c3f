import { redirect } from '@sveltejs/kit';
import { attempt, field } from '#lib/console/attempt.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.leads.show(params.id)),
});

export const actions: Actions = {
  /** Shows the contact details in this answer alone, which is not cached. */
  open: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const tried = await attempt('open', form, () =>
      locals.console.leads.open(params.id, field(form, 'reason')),
    );
    return 'failed' in tried ? tried.failed : { contact: tried.done };
  },
  resend: async ({ locals, params, request }) => {
    const tried = await attempt('resend', await postedForm(request), () =>
      locals.console.leads.resend(params.id),
    );
    if ('failed' in tried) return tried.failed;
    redirect(303, `/operator/leads/${params.id}?done=resent`);
  },
};

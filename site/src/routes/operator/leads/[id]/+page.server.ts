import { toNext } from '#lib/console/decided.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.leads.show(params.id)),
});

export const actions: Actions = {
  /** Shows the contact details. Only this response contains them, and it is not cached. */
  open: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.leads.openContact(params.id, field(form, 'reason')),
    );
    return tried.ok ? { contact: tried.value } : refuse('open', form, tried);
  },
  resend: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const {
      queue,
      operations: { leads },
    } = locals.console;
    const place = await queue.place('enquiry', params.id);
    const tried = await locals.services.resultOf(leads.resend(params.id));
    return tried.ok ? toNext(queue, place, 'resent') : refuse('resend', form, tried);
  },
};

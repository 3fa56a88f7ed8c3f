import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { leads } from '#messages/console/leads.ts';
import type { Actions } from './$types.ts';

export const actions: Actions = {
  erase: async ({ locals, request }) => {
    const form = await postedForm(request);
    if (field(form, 'sure') === '') {
      return refuse('erase', form, {
        problems: [{ path: 'sure', message: leads.traveller.notSure }],
      });
    }
    const tried = await locals.services.resultOf(
      locals.console.operations.leads.eraseTraveller(field(form, 'email')),
    );
    if (!tried.ok) return refuse('erase', form, tried);
    redirect(303, `/operator/leads/traveller?done=${tried.value > 0 ? 'erased' : 'nothing'}`);
  },
};

import { redirect } from '@sveltejs/kit';
import { attempt, field, refuse } from '#lib/console/attempt.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { leads } from '#messages/console/leads.ts';
import type { Actions } from './$types.ts';

export const actions: Actions = {
  erase: async ({ locals, request }) => {
    const form = await postedForm(request);
    if (field(form, 'sure') === '') {
      return refuse('erase', form, [{ path: 'sure', message: leads.traveller.notSure }]);
    }
    const tried = await attempt('erase', form, () =>
      locals.console.leads.eraseTraveller(field(form, 'email')),
    );
    if ('failed' in tried) return tried.failed;
    redirect(303, `/operator/leads/traveller?done=${tried.done > 0 ? 'erased' : 'nothing'}`);
  },
};

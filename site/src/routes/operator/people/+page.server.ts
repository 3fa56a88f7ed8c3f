import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly(await locals.console.system.operators()),
});

export const actions: Actions = {
  add: async ({ locals, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.system.addOperator(field(form, 'email')),
    );
    if (!tried.ok) return refuse('add', form, tried);
    redirect(303, '/operator/people?done=added');
  },
  remove: async ({ locals, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.system.removeOperator(field(form, 'email')),
    );
    if (!tried.ok) return refuse('remove', form, tried);
    redirect(303, '/operator/people?done=removed');
  },
  reset: async ({ locals, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.system.resetSecondFactor(field(form, 'email')),
    );
    if (!tried.ok) return refuse('reset', form, tried);
    redirect(303, '/operator/people?done=reset');
  },
  end: async ({ locals, request }) => {
    await locals.console.operations.system.endSessions(field(await postedForm(request), 'email'));
    redirect(303, '/operator/people?done=ended');
  },
};

import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.applications.show(numberIn(params.id))),
});

const back = (id: number, done: string): never =>
  redirect(303, `/operator/applications/${id}?done=${done}`);

export const actions: Actions = {
  approve: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(locals.console.applications.approve(id));
    if (!tried.ok) return refuse('approve', form, tried);
    return back(id, tried.value.feed_problem ? 'approved-without-feed' : 'approved');
  },
  decline: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.applications.decline(id, field(form, 'reason')),
    );
    if (!tried.ok) return refuse('decline', form, tried);
    return back(id, tried.value.notified ? 'declined' : 'declined-untold');
  },
  ask: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.applications.ask(id, field(form, 'question')),
    );
    return tried.ok ? back(id, 'asked') : refuse('ask', form, tried);
  },
  check: async ({ locals, params }) => {
    const id = numberIn(params.id);
    await locals.console.operations.applications.checkWebsite(id);
    return back(id, 'looked');
  },
  erase: async ({ locals, params }) => {
    const id = numberIn(params.id);
    await locals.console.operations.applications.erase(id);
    return back(id, 'erased');
  },
};

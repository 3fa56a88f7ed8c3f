import { redirect } from '@sveltejs/kit';
import { attempt, field } from '#lib/console/attempt.ts';
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
    const tried = await attempt('approve', form, () => locals.console.applications.approve(id));
    if ('failed' in tried) return tried.failed;
    return back(id, tried.done.feed_problem ? 'approved-without-feed' : 'approved');
  },
  decline: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await attempt('decline', form, () =>
      locals.console.applications.decline(id, field(form, 'reason')),
    );
    if ('failed' in tried) return tried.failed;
    return back(id, tried.done.notified ? 'declined' : 'declined-untold');
  },
  ask: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await attempt('ask', form, () =>
      locals.console.applications.ask(id, field(form, 'question')),
    );
    return 'failed' in tried ? tried.failed : back(id, 'asked');
  },
  check: async ({ locals, params }) => {
    const id = numberIn(params.id);
    await locals.console.applications.checkWebsite(id);
    return back(id, 'looked');
  },
  erase: async ({ locals, params }) => {
    const id = numberIn(params.id);
    await locals.console.applications.erase(id);
    return back(id, 'erased');
  },
};

import { redirect } from '@sveltejs/kit';
import { numbersIn } from '#lib/console/numbers.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { data as words } from '#messages/console/data.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly(await locals.console.system.jobs()),
});

const back = (retried: number): never =>
  redirect(303, `/operator/data?done=${retried > 1 ? 'retried-several' : 'retried'}`);

export const actions: Actions = {
  retry: async ({ locals, request }) => {
    const form = await postedForm(request);
    const chosen = numbersIn(form.getAll('job'));
    if (chosen.length === 0) {
      return refuse('retry', form, { problems: [], message: words.noneSelected });
    }
    const tried = await locals.services.resultOf(
      locals.console.operations.system.retrySelected(chosen),
    );
    return tried.ok ? back(tried.value) : refuse('retry', form, tried);
  },
  retryKind: async ({ locals, request }) => {
    const kind = field(await postedForm(request), 'kind');
    return back(await locals.console.operations.system.retryJobs(kind));
  },
};

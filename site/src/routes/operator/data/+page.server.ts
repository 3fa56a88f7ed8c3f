import { redirect } from '@sveltejs/kit';
import { field } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly(await locals.console.system.jobs()),
});

export const actions: Actions = {
  retry: async ({ locals, request }) => {
    await locals.console.operations.system.retryJob(numberIn(field(await postedForm(request), 'job')));
    redirect(303, '/operator/data?done=retried');
  },
};

import { redirect } from '@sveltejs/kit';
import { field } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly(await locals.console.system.imports()),
});

const back = (done: string): never => redirect(303, `/operator/data/imports?done=${done}`);

export const actions: Actions = {
  read: async ({ locals, request }) => {
    const id = field(await postedForm(request), 'source');
    await locals.console.operations.sources.readNow(id === '' ? undefined : id);
    return back('asked');
  },
  confirm: async ({ locals, request }) => {
    const subject = field(await postedForm(request), 'subject');
    await locals.console.operations.sources.confirm(subject);
    return back('confirmed');
  },
  dismiss: async ({ locals, request }) => {
    const subject = field(await postedForm(request), 'subject');
    await locals.console.operations.sources.dismiss(subject);
    return back('dismissed');
  },
};

import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly({ replies: await locals.console.applications.replies() }),
});

const back = (done: string): never => redirect(303, `/operator/applications/replies?done=${done}`);

const typedIn = (form: FormData) => ({
  kind: field(form, 'kind') === 'ask' ? ('ask' as const) : ('decline' as const),
  title: field(form, 'title'),
  text: field(form, 'text'),
});

export const actions: Actions = {
  add: async ({ locals, request }) => {
    const form = await postedForm(request);
    const { keepReply } = locals.console.operations.applications;
    const tried = await locals.services.resultOf(keepReply(typedIn(form)));
    return tried.ok ? back('added') : refuse('add', form, tried);
  },
  edit: async ({ locals, request }) => {
    const form = await postedForm(request);
    const id = numberIn(field(form, 'reply'));
    const { keepReply } = locals.console.operations.applications;
    const tried = await locals.services.resultOf(keepReply(typedIn(form), id));
    return tried.ok ? back('edited') : refuse(`edit-${id}`, form, tried);
  },
  remove: async ({ locals, request }) => {
    const id = numberIn(field(await postedForm(request), 'reply'));
    await locals.console.operations.applications.removeReply(id);
    return back('removed');
  },
};

import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { given, numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const shown = await locals.console.applications.show(numberIn(params.id));
  const wanted = given(url, 'reply');
  const reply = shown.replies.find(({ id }) => String(id) === wanted) ?? null;
  return { page: new ServerOnly({ ...shown, reply }) };
};

const back = (id: number, done: string): never =>
  redirect(303, `/operator/applications/${id}?done=${done}`);

/** Keeps the words of a form for use again, if a name for them was typed. */
async function keepWords(
  { keepReply }: App.Locals['console']['operations']['applications'],
  form: FormData,
  kind: 'ask' | 'decline',
  text: string,
): Promise<void> {
  const title = [...field(form, 'keep')].slice(0, 80).join('');
  if (title !== '' && text !== '') await keepReply({ kind, title, text });
}

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
    const { applications } = locals.console.operations;
    const reason = field(form, 'reason');
    const tried = await locals.services.resultOf(applications.decline(id, reason));
    if (!tried.ok) return refuse('decline', form, tried);
    await keepWords(applications, form, 'decline', reason);
    return back(id, tried.value.notified ? 'declined' : 'declined-untold');
  },
  ask: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const { applications } = locals.console.operations;
    const question = field(form, 'question');
    const tried = await locals.services.resultOf(applications.ask(id, question));
    if (!tried.ok) return refuse('ask', form, tried);
    await keepWords(applications, form, 'ask', question);
    return back(id, 'asked');
  },
  answered: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.applications.noteAnswer(id),
    );
    return tried.ok ? back(id, 'answered') : refuse('answered', form, tried);
  },
  reopen: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(locals.console.operations.applications.reopen(id));
    return tried.ok ? back(id, 'reopened') : refuse('reopen', form, tried);
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

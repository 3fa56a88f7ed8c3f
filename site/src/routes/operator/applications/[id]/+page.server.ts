import { redirect } from '@sveltejs/kit';
import { toNext } from '#lib/console/decided.ts';
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
    const { queue } = locals.console;
    const place = await queue.place('application', id);
    const tried = await locals.services.resultOf(locals.console.applications.approve(id));
    if (!tried.ok) return refuse('approve', form, tried);
    if (tried.value.feed_problem) return back(id, 'approved-without-feed');
    return toNext(queue, place, 'approved');
  },
  decline: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const {
      queue,
      operations: { applications },
    } = locals.console;
    const reason = field(form, 'reason');
    const place = await queue.place('application', id);
    const tried = await locals.services.resultOf(applications.decline(id, reason));
    if (!tried.ok) return refuse('decline', form, tried);
    await keepWords(applications, form, 'decline', reason);
    return toNext(queue, place, tried.value.notified ? 'declined' : 'declined-untold');
  },
  ask: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const {
      queue,
      operations: { applications },
    } = locals.console;
    const question = field(form, 'question');
    const place = await queue.place('application', id);
    const tried = await locals.services.resultOf(applications.ask(id, question));
    if (!tried.ok) return refuse('ask', form, tried);
    await keepWords(applications, form, 'ask', question);
    return toNext(queue, place, 'asked');
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

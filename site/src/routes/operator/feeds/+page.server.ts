import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const [feeds, requests] = await Promise.all([
    locals.console.feeds.list(),
    locals.console.feeds.requests(),
  ]);
  return { page: new ServerOnly({ feeds, requests }) };
};

export const actions: Actions = {
  accept: async ({ locals, request }) => {
    const id = numberIn(field(await postedForm(request), 'request'));
    const { feed } = await locals.console.operations.feeds.acceptRequest(id);
    redirect(303, `/operator/feeds/${feed}?done=accepted`);
  },
  decline: async ({ locals, request }) => {
    const form = await postedForm(request);
    const id = numberIn(field(form, 'request'));
    const tried = await locals.services.resultOf(
      locals.console.operations.feeds.declineRequest(id, field(form, 'reason')),
    );
    if (!tried.ok) return refuse(`decline-${id}`, form, tried);
    redirect(303, '/operator/feeds?done=declined');
  },
};

import { redirect } from '@sveltejs/kit';
import { toNext } from '#lib/console/decided.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.claims.show(numberIn(params.id))),
});

const back = (id: number, done: string): never =>
  redirect(303, `/operator/claims/${id}?done=${done}`);

export const actions: Actions = {
  look: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(locals.console.operations.claims.look(id));
    return tried.ok ? back(id, 'looked') : refuse('look', form, tried);
  },
  approve: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const {
      queue,
      operations: { claims },
    } = locals.console;
    const place = await queue.place('claim', id);
    const tried = await locals.services.resultOf(claims.approve(id, field(form, 'note')));
    return tried.ok ? toNext(queue, place, 'approved') : refuse('approve', form, tried);
  },
  decline: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const {
      queue,
      operations: { claims },
    } = locals.console;
    const place = await queue.place('claim', id);
    const tried = await locals.services.resultOf(claims.decline(id, field(form, 'reason')));
    return tried.ok ? toNext(queue, place, 'declined') : refuse('decline', form, tried);
  },
  revoke: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.claims.revoke(id, field(form, 'reason')),
    );
    return tried.ok ? back(id, 'revoked') : refuse('revoke', form, tried);
  },
};

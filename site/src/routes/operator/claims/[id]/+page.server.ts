import { redirect } from '@sveltejs/kit';
import { attempt, field } from '#lib/console/attempt.ts';
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
    const tried = await attempt('look', form, () => locals.console.claims.look(id));
    return 'failed' in tried ? tried.failed : back(id, 'looked');
  },
  approve: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await attempt('approve', form, () =>
      locals.console.claims.approve(id, field(form, 'note')),
    );
    return 'failed' in tried ? tried.failed : back(id, 'approved');
  },
  decline: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await attempt('decline', form, () =>
      locals.console.claims.decline(id, field(form, 'reason')),
    );
    return 'failed' in tried ? tried.failed : back(id, 'declined');
  },
  revoke: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await attempt('revoke', form, () =>
      locals.console.claims.revoke(id, field(form, 'reason')),
    );
    return 'failed' in tried ? tried.failed : back(id, 'revoked');
  },
};

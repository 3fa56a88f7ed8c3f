import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.listings.show(numberIn(params.id))),
});

export const actions: Actions = {
  hide: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.hide(id, field(form, 'reason')),
    );
    if (!tried.ok) return refuse('hide', form, tried);
    redirect(303, `/operator/listings/${id}?done=hidden`);
  },
  part: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    await locals.console.operations.listings.rejectMatch(
      id,
      numberIn(field(await postedForm(request), 'other')),
    );
    redirect(303, `/operator/listings/${id}?done=parted`);
  },
  join: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    await locals.console.operations.listings.restoreMatch(
      id,
      numberIn(field(await postedForm(request), 'other')),
    );
    redirect(303, `/operator/listings/${id}?done=joined`);
  },
  unhide: async ({ locals, params }) => {
    const id = numberIn(params.id);
    await locals.console.operations.listings.unhide(id);
    redirect(303, `/operator/listings/${id}?done=unhidden`);
  },
};

import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => ({
  page: new ServerOnly({ pairs: await locals.console.listings.pairs() }),
});

export const actions: Actions = {
  part: async ({ locals, request }) => {
    const form = await postedForm(request);
    const one = numberIn(field(form, 'one'));
    const other = numberIn(field(form, 'other'));
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.rejectMatch(one, other),
    );
    if (!tried.ok) return refuse('part', form, tried);
    redirect(303, `/operator/listings/pairs?done=parted&undo=${one}.${other}`);
  },
  undo: async ({ locals, request }) => {
    const form = await postedForm(request);
    const [one = '', other = ''] = form.getAll('id').map(String);
    await locals.console.operations.listings.restoreMatch(numberIn(one), numberIn(other));
    redirect(303, '/operator/listings/pairs');
  },
};

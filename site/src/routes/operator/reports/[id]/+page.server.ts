import { redirect } from '@sveltejs/kit';
import { toNext } from '#lib/console/decided.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { numbersIn } from '#lib/console/numbers.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { photoOf } from '#lib/ui/photo.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Maximum number of photos beside a report. */
const MAX_PHOTOS = 4;

export const load: PageServerLoad = async ({ locals, params }) => {
  const shown = await locals.console.listings.showReport(numberIn(params.id));
  const photos = (shown.content?.images ?? [])
    .slice(0, MAX_PHOTOS)
    .map((image) => photoOf(image, locals.services.images));
  return { page: new ServerOnly({ ...shown, photos }) };
};

const back = (id: number, done: string): never =>
  redirect(303, `/operator/reports/${id}?done=${done}`);

export const actions: Actions = {
  close: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const {
      queue,
      operations: { listings },
    } = locals.console;
    const others = numbersIn(form.getAll('other'));
    const place = await queue.place('report', id);
    const tried = await locals.services.resultOf(
      listings.closeReports([id, ...others], field(form, 'note')),
    );
    return tried.ok ? toNext(queue, place, 'closed', others) : refuse('close', form, tried);
  },
  hide: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const {
      queue,
      operations: { listings },
    } = locals.console;
    const others = numbersIn(form.getAll('other'));
    const place = await queue.place('report', id);
    const tried = await locals.services.resultOf(
      listings.hideAndCloseReports(id, {
        reason: field(form, 'reason'),
        note: field(form, 'note'),
        others,
      }),
    );
    return tried.ok ? toNext(queue, place, 'hidden', others) : refuse('hide', form, tried);
  },
  reopen: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.reopenReports([id, ...numbersIn(form.getAll('other'))]),
    );
    return tried.ok ? back(id, 'reopened') : refuse('reopen', form, tried);
  },
  /** Takes back that the listing was hidden and its reports were closed. */
  unhide: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.unhideAndReopenReports([
        id,
        ...numbersIn(form.getAll('other')),
      ]),
    );
    return tried.ok ? back(id, 'unhidden') : refuse('unhide', form, tried);
  },
};

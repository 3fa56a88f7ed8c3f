import { redirect } from '@sveltejs/kit';
import { given, oneOf } from '#lib/console/params.ts';
import { numbersIn } from '#lib/console/numbers.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { reports as words } from '#messages/console/listings.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { listings } = locals.console;
  const undoable = numbersIn(given(url, 'undo')?.split('.') ?? []);
  const shared = { undoable, undone: numbersIn([given(url, 'undone') ?? ''])[0] ?? null };
  const isClosed = oneOf(url, 'show', ['closed']) !== undefined;
  return {
    page: new ServerOnly({
      ...shared,
      open: isClosed ? null : await listings.openReports(),
      closed: isClosed ? await listings.closedReports(given(url, 'after')) : null,
    }),
  };
};

export const actions: Actions = {
  close: async ({ locals, request }) => {
    const form = await postedForm(request);
    const chosen = form
      .getAll('ids')
      .flatMap((ids) => (typeof ids === 'string' ? ids.split('.') : []));
    const ids = numbersIn(chosen);
    if (ids.length === 0) {
      return refuse('close', form, { problems: [], message: words.noneSelected });
    }
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.closeReports(ids, field(form, 'note')),
    );
    if (!tried.ok) return refuse('close', form, tried);
    redirect(303, `/operator/reports?undo=${tried.value.join('.')}`);
  },
  undo: async ({ locals, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.operations.listings.reopenReports(numbersIn(form.getAll('id'))),
    );
    if (!tried.ok) return refuse('undo', form, tried);
    redirect(303, `/operator/reports?undone=${tried.value.length}`);
  },
};

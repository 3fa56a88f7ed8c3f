import { redirect } from '@sveltejs/kit';
import { given, oneOf } from '#lib/console/params.ts';
import { numbersIn } from '#lib/console/numbers.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { applications as words } from '#messages/console/applications.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { applications } = locals.console;
  const undoable = numbersIn(given(url, 'undo')?.split('.') ?? []);
  const shared = { undoable, undone: numbersIn([given(url, 'undone') ?? ''])[0] ?? null };
  const show = oneOf(url, 'show', ['asked', 'decided']);
  if (show === 'decided') {
    const decided = await applications.decided(given(url, 'after'));
    return { page: new ServerOnly({ ...shared, show, decided }) };
  }
  if (show === 'asked') {
    return { page: new ServerOnly({ ...shared, show, asked: await applications.asked() }) };
  }
  const waiting = await applications.waiting();
  const [prepared, hints] = await Promise.all([
    applications.prepared(waiting),
    applications.hints(),
  ]);
  return {
    page: new ServerOnly({ ...shared, show: 'waiting' as const, waiting, prepared, hints }),
  };
};

export const actions: Actions = {
  decline: async ({ locals, request }) => {
    const form = await postedForm(request);
    const chosen = numbersIn(form.getAll('id'));
    if (chosen.length === 0) {
      return refuse('decline', form, { problems: [], message: words.noneSelected });
    }
    const declined: number[] = [];
    for (const id of chosen) {
      const tried = await locals.services.resultOf(
        locals.console.operations.applications.decline(id, field(form, 'reason')),
      );
      if (tried.ok) declined.push(id);
      // A wrong reason is wrong for all; an application that is decided already is left out.
      else if (tried.problems.length > 0) return refuse('decline', form, tried);
    }
    redirect(303, `/operator/applications?undo=${declined.join('.')}`);
  },
  undo: async ({ locals, request }) => {
    let undone = 0;
    for (const id of numbersIn((await postedForm(request)).getAll('id'))) {
      const tried = await locals.services.resultOf(
        locals.console.operations.applications.reopen(id),
      );
      if (tried.ok) undone += 1;
    }
    redirect(303, `/operator/applications${undone > 0 ? `?undone=${undone}` : ''}`);
  },
};

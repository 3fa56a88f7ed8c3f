import { fail, redirect } from '@sveltejs/kit';
import { choiceIn } from '#lib/dashboard/listings/chosen-listings.ts';
import { listFilter } from '#lib/dashboard/listings/list-filter.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { listings, may } = locals.dashboard;
  const page = await listings.list(url.searchParams);
  return { listed: new ServerOnly({ ...page, mayWrite: may('listings.write') }) };
};

/** Returns the URL of the filtered list with the result of the finished action. */
function back(url: URL, answer: Record<string, string | number>): string {
  const params = listFilter(url.searchParams);
  for (const [name, value] of Object.entries(answer)) params.set(name, String(value));
  return `${url.pathname}?${params}`;
}

/** Creates the form action that changes the selected listings, or all that match the filter. */
const bulkAction =
  (name: 'pause' | 'resume' | 'delete') =>
  async ({ locals, request, url }: RequestEvent) => {
    const form = await postedForm(request);
    const choice = choiceIn(form, listFilter(url.searchParams));
    if (choice === null) return fail(422, { noneSelected: true });
    const answer = await resultIn(locals, locals.dashboard.listings.bulk(name, choice));
    if (!answer.ok) return fail(422, { problems: answer.problems });
    const { id, changed } = answer.value;
    const undoneBy: { bulk?: number } = id === null ? {} : { bulk: id };
    redirect(303, back(url, { done: name, count: changed.length, ...undoneBy }));
  };

export const actions: Actions = {
  pause: bulkAction('pause'),
  resume: bulkAction('resume'),
  delete: bulkAction('delete'),
  undo: async ({ locals, request, url }) => {
    const bulkId = Number((await postedForm(request)).get('bulk'));
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.undo(Number.isSafeInteger(bulkId) ? bulkId : 0),
    );
    if (!answer.ok) return fail(422, { problems: answer.problems });
    redirect(303, back(url, { done: 'undone', count: answer.value.changed.length }));
  },
};

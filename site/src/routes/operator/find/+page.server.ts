import { redirect } from '@sveltejs/kit';
import { given } from '#lib/console/params.ts';
import { field } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url, request }) => {
  const typed = given(url, 'q') ?? '';
  const { find } = locals.console;
  // An action shows its own results.
  if (request.method === 'POST') return { typed: '', isEmail: false, page: new ServerOnly(null) };
  const found = await find.byWords(typed);
  if (found.only !== null && !find.isEmail(typed)) redirect(303, found.only);
  return { typed, isEmail: find.isEmail(typed), page: new ServerOnly(found) };
};

export const actions: Actions = {
  /** Searches what was typed into the header. An email address never becomes part of a URL. */
  default: async ({ locals, request }) => {
    const { find } = locals.console;
    const typed = field(await postedForm(request), 'q');
    if (!find.isEmail(typed)) redirect(303, `/operator/find?${new URLSearchParams({ q: typed })}`);
    const found = await find.byEmail(typed);
    if (found.only !== null) redirect(303, found.only);
    return { found };
  },
};

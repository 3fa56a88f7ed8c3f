import { fail, redirect } from '@sveltejs/kit';
import { inboxFilter } from '#lib/dashboard/leads/inbox-filter.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Maximum number of leads that one form acknowledges. */
const MAX_SELECTED = 200;

export const load: PageServerLoad = async ({ locals, url }) => {
  const { leads, may } = locals.dashboard;
  const [page, counts, hasWebhook] = await Promise.all([
    leads.page(inboxFilter(url.searchParams, locals.timeZone)),
    leads.counts(),
    leads.hasWebhook(),
  ]);
  return { inbox: new ServerOnly({ ...page, counts, hasWebhook, mayWrite: may('leads.write') }) };
};

/** Returns the URL of the filtered list with the code of the finished action. */
function back(url: URL, done: string): string {
  const params = new URLSearchParams(url.search);
  for (const name of new URLSearchParams(url.search).keys())
    if (name.startsWith('/')) params.delete(name);
  params.set('done', done);
  return `${url.pathname}?${params}`;
}

export const actions: Actions = {
  acknowledge: async ({ locals, request, url }) => {
    const { leads } = locals.dashboard;
    const ids = (await postedForm(request)).getAll('lead').map(String).slice(0, MAX_SELECTED);
    if (ids.length === 0) return fail(422, { noneSelected: true });
    await leads.acknowledge([...new Set(ids)]);
    redirect(303, back(url, 'acknowledged'));
  },
  send: async ({ locals, url }) => {
    const { more } = await locals.dashboard.leads.sendHeld();
    redirect(303, back(url, more ? 'sent_held_more' : 'sent_held'));
  },
};

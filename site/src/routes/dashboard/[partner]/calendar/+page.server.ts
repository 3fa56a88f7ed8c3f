import { fail, redirect } from '@sveltejs/kit';
import { dayAfter, daysFrom } from '#lib/dashboard/listings/calendar/window.ts';
import { listFilter } from '#lib/dashboard/listings/list-filter.ts';
import { addDays } from '#lib/format/dates.ts';
import { localDate } from '#lib/format/wall-time.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { listings, may } = locals.dashboard;
  const today = localDate(locals.services.clock.now(), locals.timeZone);
  const window = daysFrom(url.searchParams.get('from'), today);
  const page = await listings.sideBySide(url.searchParams, window.first);
  return { opened: new ServerOnly({ ...page, window, today, mayWrite: may('listings.write') }) };
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const listingsIn = (form: FormData): string[] =>
  form.getAll('listing').filter((value) => typeof value === 'string');

/** The address of the same listings and days, with what was done. */
function back(url: URL, part: string, done: string, shown: Record<string, string> = {}): string {
  const params = listFilter(url.searchParams);
  for (const [name, value] of Object.entries({ ...shown, done })) params.set(name, value);
  return `${url.pathname}?${params}#${part}`;
}

export const actions: Actions = {
  nights: async ({ locals, request, url }) => {
    const form = await postedForm(request);
    const chosen = listingsIn(form);
    const typed = {
      start: textIn(form, 'start'),
      last: textIn(form, 'last'),
      price: textIn(form, 'price'),
    };
    const status = textIn(form, 'status');
    const price = status === 'available' ? typed.price : '';
    const edit = { start: typed.start, end: dayAfter(typed.last), status, price };
    const answer = await resultIn(locals, locals.dashboard.listings.setNightsOf(chosen, edit));
    if (!answer.ok) return fail(422, { typed, chosen, problems: answer.problems });
    // Where the nights are not shown, the page goes to them.
    const today = localDate(locals.services.clock.now(), locals.timeZone);
    const window = daysFrom(url.searchParams.get('from'), today);
    const isShown = typed.start >= window.first && typed.start < addDays(window.first, window.days);
    const shown: Record<string, string> = isShown ? {} : { from: typed.start };
    redirect(303, back(url, `day-${typed.start}`, 'set', shown));
  },
  addresses: async ({ locals, request, url }) => {
    const chosen = listingsIn(await postedForm(request));
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.makeAddresses(chosen, { renew: false }),
    );
    if (!answer.ok) return fail(422, { problems: [] });
    redirect(303, back(url, 'addresses', 'addressed'));
  },
};

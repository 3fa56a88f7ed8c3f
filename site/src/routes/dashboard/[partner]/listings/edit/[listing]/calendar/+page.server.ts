import { fail, redirect } from '@sveltejs/kit';
import { dayAfter, windowOf } from '#lib/dashboard/listings/calendar/window.ts';
import { localDate } from '#lib/format/wall-time.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Maximum size of the form with a pasted calendar: 730 ranges and as many comment lines. */
const PASTED_BYTES = 131_072;

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { listings, may } = locals.dashboard;
  const [about, calendar] = await Promise.all([
    listings.about(params.listing),
    listings.calendar(params.listing, locals.locale),
  ]);
  const today = localDate(locals.services.clock.now(), locals.timeZone);
  const window = windowOf(url.searchParams.get('month'), today);
  return { opened: new ServerOnly({ about, calendar, window, mayWrite: may('listings.write') }) };
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Returns the URL of the calendar with parameters for the shown months and the finished action, and
 * a fragment.
 */
function back(pathname: string, part: string, asked: Record<string, string | null>): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== null);
  return `${pathname}?${new URLSearchParams(given)}#${part}`;
}

/** Returns the URL of the same months with the code of the finished action. */
const same = (url: URL, part: string, done: string): string =>
  back(url.pathname, part, { month: url.searchParams.get('month'), done });

/** Returns the URL of the months that hold the first of the nights that were set. */
function setNights(url: URL, today: string, first: string, done: 'set' | 'pasted'): string {
  const asked = url.searchParams.get('month');
  const shown = windowOf(asked, today);
  const at = first.slice(0, 7);
  const month = first >= shown.first && first < shown.end ? asked : at;
  return back(url.pathname, 'done', { month, done, at });
}

export const actions: Actions = {
  nights: async ({ locals, params, request, url }) => {
    const form = await postedForm(request);
    const typed = {
      start: textIn(form, 'start').trim(),
      last: textIn(form, 'last').trim(),
      price: textIn(form, 'price'),
    };
    const status = textIn(form, 'status');
    const price = status === 'available' ? typed.price : '';
    const edit = { start: typed.start, end: dayAfter(typed.last), status, price };
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.setNights(params.listing, [edit]),
    );
    if (!answer.ok) {
      const problems = answer.problems.map(({ path, message }) => ({
        path: path.replace(/^0\./, ''),
        message,
      }));
      return fail(422, { nights: { typed, problems } });
    }
    const today = localDate(locals.services.clock.now(), locals.timeZone);
    redirect(303, setNights(url, today, typed.start, 'set'));
  },
  paste: async ({ locals, params, request, url }) => {
    const form = await postedForm(request, PASTED_BYTES);
    const pasted = { text: textIn(form, 'text'), replace: form.get('replace') === 'yes' };
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.pasteRanges(params.listing, pasted),
    );
    const lines = answer.ok
      ? answer.value.lines.map(({ line, message }) => ({
          line,
          message: locals.services.sentenceIn(locals.locale, message),
        }))
      : answer.problems.map(({ message }) => ({ line: 0, message }));
    if (lines.length > 0) return fail(422, { paste: { typed: pasted, lines } });
    const first = answer.ok ? answer.value.first : null;
    const today = localDate(locals.services.clock.now(), locals.timeZone);
    redirect(
      303,
      first === null ? same(url, 'nights', 'pasted') : setNights(url, today, first, 'pasted'),
    );
  },
  add: async ({ locals, params, request, url }) => {
    const typed = textIn(await postedForm(request), 'url');
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.addCalendar(params.listing, typed),
    );
    if (!answer.ok) {
      const problem = answer.problems.map(({ message }) => message).join('; ');
      return fail(422, { address: { url: typed, problem } });
    }
    redirect(303, same(url, 'imports', 'imported'));
  },
  remove: async ({ locals, params, request, url }) => {
    const id = Number(textIn(await postedForm(request), 'import'));
    await locals.dashboard.listings.removeCalendar(
      params.listing,
      Number.isSafeInteger(id) ? id : 0,
    );
    redirect(303, same(url, 'imports', 'removed'));
  },
  read: async ({ locals, params, url }) => {
    await locals.dashboard.listings.readCalendars(params.listing);
    redirect(303, same(url, 'imports', 'reading'));
  },
  address: async ({ locals, params, url }) => {
    await locals.dashboard.listings.makeAddresses([params.listing], { renew: false });
    redirect(303, same(url, 'address', 'addressed'));
  },
  renew: async ({ locals, params, url }) => {
    await locals.dashboard.listings.makeAddresses([params.listing], { renew: true });
    redirect(303, same(url, 'address', 'renewed'));
  },
};

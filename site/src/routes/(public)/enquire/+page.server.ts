import { fail, redirect } from '@sveltejs/kit';
import { severalView } from '#lib/enquiry/several.server.ts';
import { writeTokens } from '#lib/enquiry/several-path.ts';
import { localePath } from '#lib/locale/locales.ts';
import { idsParam } from '#lib/saved/ids-param.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { EnquiryToSeveralForm } from '#lib/services.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** What is asked about is in the address alone; a form that was sent is answered by its action. */
export const load: PageServerLoad = async ({ url, locals, request }) => {
  if (request.method === 'POST') return { view: null };
  return {
    view: new ServerOnly(await severalView({ locals, params: url.searchParams })),
  };
};

/** The fields as they were typed, for a form that was sent to change whom it goes to. */
function typedIn(form: FormData): EnquiryToSeveralForm {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    start_date: text('start_date'),
    end_date: text('end_date'),
    guests: text('guests'),
    message: text('message'),
    consent: form.getAll('consent').filter((slug) => typeof slug === 'string'),
  };
}

/** The dates of a button that takes others than were typed. */
function datesTaken(form: FormData): { start_date?: string; end_date?: string } {
  const [, from, to] =
    /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(String(form.get('change'))) ?? [];
  return from && to ? { start_date: from, end_date: to } : {};
}

export const actions: Actions = {
  default: async ({ request, url, locals, getClientAddress }) => {
    const { services, locale } = locals;
    const { leads } = services;
    const form = await postedForm(request);
    const typed = { ...typedIn(form), ...datesTaken(form) };
    const view = { locals, params: url.searchParams, typed };
    if (form.has('change')) return { view: new ServerOnly(await severalView(view)), typed };
    const asked = new URL(url);
    asked.search = new URLSearchParams({ ids: String(form.get('asked')) }).toString();
    // One more than a form goes to: such a form was never shown.
    const ids = idsParam(asked, leads.mostAtOnce + 1);
    const answer = await leads.enquireAtSeveral(ids, form, {
      address: getClientAddress(),
      language: locale,
    });
    if (answer.ok) {
      redirect(303, localePath(locale, `/enquiry/${writeTokens(answer.value.tokens)}/sent`));
    }
    return fail(answer.why === 'away' ? 503 : 422, {
      view: new ServerOnly(await severalView({ ...view, sentTo: ids })),
      typed: answer.typed,
      refusal: answer,
    });
  },
};

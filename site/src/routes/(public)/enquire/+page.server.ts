import { detailsOf, typedAgain, withDetails } from '#lib/enquiry/details.ts';
import { formAgain, redirectToReceipts } from '#lib/enquiry/enquiry.server.ts';
import { severalView } from '#lib/enquiry/several.server.ts';
import { idsParam } from '#lib/saved/ids-param.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { loadMessages } from '#messages/load.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/**
 * Loads the listings of the URL. After a submission, the form's action returns the page's data
 * instead.
 */
export const load: PageServerLoad = async ({ url, locals, request }) => {
  if (request.method === 'POST') return { view: null };
  return {
    view: new ServerOnly(await severalView({ locals, params: url.searchParams })),
  };
};

/** Returns the dates of a button that replaces the typed ones. */
function datesTaken(form: FormData): { start_date?: string; end_date?: string } {
  const [, from, to] =
    /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(String(form.get('change'))) ?? [];
  return from && to ? { start_date: from, end_date: to } : {};
}

export const actions: Actions = {
  default: async ({ request, url, locals, getClientAddress }) => {
    const { leads } = locals.services;
    const form = await postedForm(request);
    const typed = { ...leads.typedToSeveral(form), ...datesTaken(form) };
    const view = { locals, params: url.searchParams, typed };
    const details = detailsOf(form);
    if (form.has('change'))
      return { view: new ServerOnly(await severalView(view)), typed, details };
    const requested = new URL(url);
    requested.search = new URLSearchParams({ ids: String(form.get('asked')) }).toString();
    // Reads one id more than a form may go to, so that a form with too many is recognised and
    // refused.
    const ids = idsParam(requested, leads.mostAtOnce + 1);
    const answer = await leads.enquireAtSeveral(
      ids,
      withDetails(form, await loadMessages(locals.locale)),
      {
        address: getClientAddress(),
        language: locals.locale,
      },
    );
    if (answer.ok) return redirectToReceipts(locals.locale, answer.value.tokens);
    return formAgain({
      view: new ServerOnly(await severalView({ ...view, sentTo: ids })),
      typed: typedAgain(answer.typed, form),
      details,
      refusal: answer,
    });
  },
};

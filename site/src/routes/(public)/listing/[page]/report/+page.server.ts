import { error, fail, redirect } from '@sveltejs/kit';
import { listingNumber } from '#lib/listing/listing-number.ts';
import { localePath } from '#lib/locale/locales.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

const idOf = (page: string): number => listingNumber(page) ?? error(404, 'Not found');

export const load: PageServerLoad = async ({ params, url, locals, setHeaders }) => {
  const { publicListings, reports } = locals.services;
  const id = idOf(params.page);
  const answer = await publicListings.find(id);
  if (!answer.found) error(answer.gone ? 410 : 404, 'Not found');
  const { path, title } = answer.listing;
  if (`/listing/${encodeURIComponent(params.page)}` !== path) {
    redirect(301, localePath(locals.locale, `${path}/report`));
  }
  setHeaders({ 'x-robots-tag': 'noindex, nofollow' });
  const sent = url.searchParams.has('sent');
  return {
    page: new ServerOnly({
      path,
      title,
      sent,
      token: reports.reportToken(id),
      kinds: reports.kinds,
    }),
  };
};

export const actions: Actions = {
  default: async ({ params, request, locals, getClientAddress }) => {
    const answer = await locals.services.reports.report(
      idOf(params.page),
      await postedForm(request),
      { address: getClientAddress(), language: locals.locale },
    );
    if (answer.ok) {
      const path = `/listing/${encodeURIComponent(params.page)}/report?sent`;
      redirect(303, localePath(locals.locale, path));
    }
    if (answer.why === 'not_listed') error(404, 'Not found');
    return fail(answer.why === 'away' ? 503 : 422, { refusal: answer });
  },
};

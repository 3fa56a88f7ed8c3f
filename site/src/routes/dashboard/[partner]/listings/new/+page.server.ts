import { fail, redirect } from '@sveltejs/kit';
import { typedListing, withChangedRows } from '#lib/dashboard/listings/posted-listing.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { listings, account, may } = locals.dashboard;
  const { countries } = await account.view();
  const { controls } = listings;
  return { blank: new ServerOnly({ controls, countries, mayWrite: may('listings.write') }) };
};

export const actions: Actions = {
  create: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const answer = await locals.dashboard.listings.create(form);
    if ('problems' in answer)
      return fail(422, { ...typedListing(form), problems: answer.problems });
    const id = encodeURIComponent(answer.done.externalId);
    redirect(303, `/dashboard/${params.partner}/listings/edit/${id}?done=created`);
  },
  rows: async ({ request }) => ({
    ...withChangedRows(await postedForm(request)),
    problems: [],
  }),
};

import { redirect } from '@sveltejs/kit';
import { askedLeads } from '#lib/console/lead-list.ts';
import { given } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const id = given(url, 'id');
  if (id !== undefined && /^lead_[0-9A-Za-z]+$/.test(id)) redirect(303, `/operator/leads/${id}`);
  const { search, days } = askedLeads(url);
  const found = await locals.console.leads.find(search, given(url, 'after'));
  const { partner, kind, deliveryStatus } = search;
  return {
    page: new ServerOnly({
      id: id ?? '',
      partner: partner ?? '',
      kind: kind ?? null,
      state: deliveryStatus ?? null,
      ...days,
      found,
    }),
  };
};

import { redirect } from '@sveltejs/kit';
import { given, oneOf } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

const KINDS = ['enquiry', 'click'] as const;
const STATES = ['pending', 'delivered', 'failed', 'not_applicable'] as const;

export const load: PageServerLoad = async ({ locals, url }) => {
  const id = given(url, 'id');
  if (id !== undefined && /^lead_[0-9A-Za-z]+$/.test(id)) redirect(303, `/operator/leads/${id}`);
  const partner = given(url, 'partner');
  const kind = oneOf(url, 'kind', KINDS);
  const deliveryStatus = oneOf(url, 'state', STATES);
  const found = await locals.console.leads.find(
    {
      ...(partner === undefined ? {} : { partner }),
      ...(kind && { kind }),
      ...(deliveryStatus && { deliveryStatus }),
    },
    given(url, 'after'),
  );
  return {
    page: new ServerOnly({
      id: id ?? '',
      partner: partner ?? '',
      kind: kind ?? null,
      state: deliveryStatus ?? null,
      found,
    }),
  };
};

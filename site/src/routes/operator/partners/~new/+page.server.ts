import { redirect } from '@sveltejs/kit';
import { ofFields, partnerFieldsOf } from '#lib/console/partner-form.ts';
import { PARTNER_STATUSES } from '#lib/console/partner-list.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { partners as words } from '#messages/console/partners.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals }) => {
  // Reading it answers 404 to everybody but operators.
  void locals.console.operator;
};

export const actions: Actions = {
  default: async ({ locals, request }) => {
    const form = await postedForm(request);
    const fields = partnerFieldsOf(form);
    const { partners, operations } = locals.console;
    const same = form.has('again') ? null : await partners.withWebsite(fields.website);
    if (same) {
      const problem = { path: 'website', message: words.sameWebsite(same.name) };
      return refuse('create', form, { problems: [problem] });
    }
    const foreign = fields.countries.find((code) => !partners.isCountry(code));
    if (foreign !== undefined) {
      const problem = { path: 'countries', message: words.badCountry(foreign) };
      return refuse('create', form, { problems: [problem] });
    }
    const status = PARTNER_STATUSES.find((known) => known === field(form, 'status')) ?? 'pending';
    const input = { ...fields, email: field(form, 'email'), status, demo: form.has('demo') };
    const tried = await locals.services.resultOf(operations.partners.create(input));
    if (!tried.ok) return refuse('create', form, ofFields(tried));
    redirect(303, `/operator/partners/${encodeURIComponent(tried.value.slug)}?done=created`);
  },
};

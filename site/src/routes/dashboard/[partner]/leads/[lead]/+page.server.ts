import { fail, redirect } from '@sveltejs/kit';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { leads, may, member } = locals.dashboard;
  const { lead, steps } = await leads.find(params.lead);
  return {
    found: new ServerOnly({
      lead,
      steps,
      now: locals.services.clock.now(),
      mayWrite: may('leads.write'),
      hasWebhook: await leads.hasWebhook(),
      isMasked: member.isOperator,
    }),
  };
};

export const actions: Actions = {
  acknowledge: async ({ locals, params, url }) => {
    await locals.dashboard.leads.acknowledge([params.lead]);
    redirect(303, `${url.pathname}?done=acknowledged`);
  },
  resend: async ({ locals, params, url }) => {
    const resent = await locals.services.resultOf(locals.dashboard.leads.resend(params.lead));
    if (!resent.ok) return fail(422, { refusal: resent.message });
    redirect(303, `${url.pathname}?done=resent`);
  },
};

import { fail, redirect } from '@sveltejs/kit';
import { replyLink } from '#lib/dashboard/leads/reply.server.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { leads, may, member } = locals.dashboard;
  const { lead, steps } = await leads.find(params.lead);
  return {
    found: new ServerOnly({
      lead,
      steps,
      reply: member.isOperator ? null : await replyLink(lead, member.timeZone),
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
  /** Makes the next attempt at the webhook now. */
  send_now: async ({ locals, params, url }) => {
    const sent = await resultIn(locals, locals.dashboard.leads.sendNow(params.lead));
    if (!sent.ok) return fail(422, { refusal: sent.message });
    redirect(303, `${url.pathname}?done=sent_now`);
  },
  resend: async ({ locals, params, url }) => {
    const resent = await resultIn(locals, locals.dashboard.leads.resend(params.lead));
    if (!resent.ok) return fail(422, { refusal: resent.message });
    redirect(303, `${url.pathname}?done=resent`);
  },
};

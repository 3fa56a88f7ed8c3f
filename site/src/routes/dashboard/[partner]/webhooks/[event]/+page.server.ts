import { fail, redirect } from '@sveltejs/kit';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { webhooks, may } = locals.dashboard;
  const [delivery, { url }] = await Promise.all([webhooks.find(params.event), webhooks.state()]);
  const now = locals.services.clock.now();
  const mayResend = may('webhooks.write') && url !== null;
  return { found: new ServerOnly({ delivery, now, mayResend }) };
};

export const actions: Actions = {
  /** Makes the next attempt now. */
  send_now: async ({ locals, params, url }) => {
    const sent = await resultIn(locals, locals.dashboard.webhooks.sendNow(params.event));
    if (!sent.ok) return fail(422, { refusal: sent.message });
    redirect(303, `${url.pathname}?done=sent_now`);
  },
  resend: async ({ locals, params, url }) => {
    const resent = await resultIn(locals, locals.dashboard.webhooks.resend(params.event));
    if (!resent.ok) return fail(422, { refusal: resent.message });
    redirect(303, `${url.pathname}?done=resent`);
  },
};

import { fail, redirect } from '@sveltejs/kit';
import { logFilter, readMoment } from '#lib/dashboard/webhooks/log-filter.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { webhooks, may } = locals.dashboard;
  const [state, log] = await Promise.all([
    webhooks.state(),
    webhooks.log(logFilter(url.searchParams)),
  ]);
  const now = locals.services.clock.now();
  return { webhooks: new ServerOnly({ state, log, now, mayWrite: may('webhooks.write') }) };
};

export const actions: Actions = {
  /** Sets the address. The secret that is made with the first one is in this answer alone. */
  save: async ({ locals, request, url }) => {
    const typed = String((await postedForm(request)).get('webhook_url') ?? '').trim();
    const changed = await locals.services.resultOf(locals.dashboard.webhooks.changeAddress(typed));
    if (!changed.ok) return fail(422, { typed, problems: changed.problems });
    if (changed.value !== null) return { secret: changed.value };
    redirect(303, `${url.pathname}?done=changed`);
  },
  remove: async ({ locals, url }) => {
    await locals.dashboard.webhooks.changeAddress(null);
    redirect(303, `${url.pathname}?done=removed`);
  },
  /** Makes a new secret, in place of the one that the form was made for; it is in this answer alone. */
  rotate: async ({ locals, request }) => {
    const form = await postedForm(request);
    if (form.get('confirm') !== 'rotate') return fail(422, { confirm: true });
    const secret = await locals.dashboard.webhooks.rotate(String(form.get('version') ?? ''));
    return secret === null ? fail(422, { stale: true }) : { secret };
  },
  /** Makes the secret that follows in a day; it is in this answer alone. */
  plan_rotation: async ({ locals }) => {
    const planned = await locals.services.resultOf(locals.dashboard.webhooks.planRotation());
    if (!planned.ok) return fail(422, { refusal: planned.message });
    return { secret: planned.value.secret, planned: true };
  },
  finish_rotation: async ({ locals, url }) => {
    await locals.dashboard.webhooks.finishRotation();
    redirect(303, `${url.pathname}?done=rotated`);
  },
  test: async ({ locals }) => {
    const tested = await locals.services.resultOf(locals.dashboard.webhooks.test());
    return tested.ok ? { tested: tested.value } : fail(422, { refusal: tested.message });
  },
  resend: async ({ locals, request }) => {
    const since = String((await postedForm(request)).get('since') ?? '');
    const time = readMoment(since);
    if (!time) {
      const problem = { path: 'since', message: locals.dashboardWords.webhooks.failed.sinceNeeded };
      return fail(422, { since, problems: [problem] });
    }
    return { resent: await locals.dashboard.webhooks.resendFailed(time) };
  },
};

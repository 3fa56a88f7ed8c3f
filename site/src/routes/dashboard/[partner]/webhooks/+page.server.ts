import { fail, redirect } from '@sveltejs/kit';
import { logFilter } from '#lib/dashboard/webhooks/log-filter.ts';
import { readMoment } from '#lib/format/wall-time.ts';
import { dashboardWordsOf } from '#lib/server/dashboard-words.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
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
  /** Sets the URL. The first one creates a secret, which only this response shows. */
  save: async ({ locals, request, url }) => {
    const typed = String((await postedForm(request)).get('webhook_url') ?? '').trim();
    const changed = await resultIn(locals, locals.dashboard.webhooks.changeAddress(typed));
    if (!changed.ok) return fail(422, { typed, problems: changed.problems });
    if (changed.value !== null) return { secret: changed.value };
    redirect(303, `${url.pathname}?done=changed`);
  },
  remove: async ({ locals, url }) => {
    await locals.dashboard.webhooks.changeAddress(null);
    redirect(303, `${url.pathname}?done=removed`);
  },
  /** Replaces the secret that the form was rendered for; only this response shows the new one. */
  rotate: async ({ locals, request }) => {
    const form = await postedForm(request);
    if (form.get('confirm') !== 'rotate') return fail(422, { confirm: true });
    const secret = await locals.dashboard.webhooks.rotate(String(form.get('version') ?? ''));
    return secret === null ? fail(422, { stale: true }) : { secret };
  },
  /** Creates a secret that takes effect in a day; only this response shows it. */
  plan_rotation: async ({ locals }) => {
    const planned = await resultIn(locals, locals.dashboard.webhooks.planRotation());
    if (!planned.ok) return fail(422, { refusal: planned.message });
    return { secret: planned.value.secret, planned: true };
  },
  finish_rotation: async ({ locals, url }) => {
    await locals.dashboard.webhooks.finishRotation();
    redirect(303, `${url.pathname}?done=rotated`);
  },
  test: async ({ locals }) => {
    const tested = await resultIn(locals, locals.dashboard.webhooks.test());
    return tested.ok ? { tested: tested.value } : fail(422, { refusal: tested.message });
  },
  resend: async ({ locals, request }) => {
    const since = String((await postedForm(request)).get('since') ?? '');
    const time = readMoment(since, locals.timeZone);
    if (!time) {
      const problem = {
        path: 'since',
        message: dashboardWordsOf(locals).webhooks.failed.sinceNeeded,
      };
      return fail(422, { since, problems: [problem] });
    }
    return { resent: await locals.dashboard.webhooks.resendFailed(time) };
  },
};

import { fail, redirect } from '@sveltejs/kit';
import { nextPath, pathAfterSignIn } from '#lib/server/next-path.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { qrOf } from '#lib/server/qr.ts';
import { signInCookies } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { session } = locals;
  if (!session) redirect(303, '/sign-in');
  const { people } = locals.services;
  const next = nextPath(url.searchParams.get('next'));
  const isOperator = await people.isOperator(session.email);
  const isAgain = session.second_factor_at !== null && url.searchParams.has('again');
  const isShown = session.second_factor_at !== null && !isAgain;
  if (!isOperator || isShown || people.sessions.hasFreshFactor(session)) {
    redirect(303, pathAfterSignIn(next, isOperator));
  }
  const [app, passkeys] = await Promise.all([
    people.secondFactors.appOf(session.person_id),
    people.passkeys.list(session.person_id),
  ]);
  const hasPasskey = passkeys.length > 0;
  const hasApp = app.isSetUp;
  if (hasApp || hasPasskey) return { next, isAgain, hasPasskey, hasApp, setUp: null };
  const offered = await people.secondFactors.begin(session);
  if (!offered) redirect(303, '/sign-in');
  const setUp = { key: offered.key, qr: qrOf(offered.address) };
  return { next, isAgain, hasPasskey, hasApp, setUp };
};

export const actions: Actions = {
  default: async ({ request, locals, cookies }) => {
    const { session } = locals;
    if (!session) redirect(303, '/sign-in');
    const { people, site } = locals.services;
    const form = await postedForm(request);
    const isOperator = await people.isOperator(session.email);
    const next = pathAfterSignIn(String(form.get('next') ?? ''), isOperator);
    if (!isOperator) redirect(303, next);
    const answer = await people.secondFactors.accept(session, String(form.get('code') ?? ''));
    if (!answer.ok) return fail(answer.why === 'too_many' ? 429 : 422, { why: answer.why });
    signInCookies(cookies, site.publicUrl).setSession(answer.value.session);
    if (answer.value.recoveryCodes.length === 0) redirect(303, next);
    return { recoveryCodes: answer.value.recoveryCodes, next };
  },
};

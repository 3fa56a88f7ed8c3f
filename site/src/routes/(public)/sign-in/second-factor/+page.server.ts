import { fail, redirect } from '@sveltejs/kit';
import { renderSVG } from 'uqr';
import { nextPath, pathAfterSignIn } from '#lib/server/next-path.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { signInCookies } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { session } = locals;
  if (!session) redirect(303, '/sign-in');
  const { people } = locals.services;
  const next = nextPath(url.searchParams.get('next'));
  if (session.second_factor_at)
    redirect(303, pathAfterSignIn(next, await people.isOperator(session.email)));
  const [app, passkeys] = await Promise.all([
    people.secondFactors.appOf(session.person_id),
    people.passkeys.list(session.person_id),
  ]);
  const hasPasskey = passkeys.length > 0;
  if (app.isSetUp || hasPasskey) return { next, hasPasskey, hasApp: app.isSetUp, setUp: null };
  const person = { id: session.person_id, email: session.email };
  const { key, address } = await people.secondFactors.begin(person);
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return { next, hasPasskey, hasApp: false, setUp: { key, qr } };
};

export const actions: Actions = {
  default: async ({ request, locals, cookies }) => {
    const { session } = locals;
    if (!session) redirect(303, '/sign-in');
    const { people, site } = locals.services;
    const form = await postedForm(request);
    const isOperator = await people.isOperator(session.email);
    const next = pathAfterSignIn(String(form.get('next') ?? ''), isOperator);
    const answer = await people.secondFactors.accept(session, String(form.get('code') ?? ''));
    if (!answer.ok) return fail(answer.why === 'too_many' ? 429 : 422, { why: answer.why });
    signInCookies(cookies, site.publicUrl).setSession(answer.session);
    if (answer.recoveryCodes.length === 0) redirect(303, next);
    return { recoveryCodes: answer.recoveryCodes, next };
  },
};

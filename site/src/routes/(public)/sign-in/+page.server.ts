import { fail, redirect } from '@sveltejs/kit';
import { localePath } from '#lib/locale/locales.ts';
import { nextPath, pathAfterSignIn } from '#lib/server/next-path.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { secondFactorPath, signInCookies } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const next = nextPath(url.searchParams.get('next'));
  const isAgain = url.searchParams.has('again');
  const { session } = locals;
  if (session) {
    const isOperator = await locals.services.people.isOperator(session.email);
    if (!isAgain) redirect(303, pathAfterSignIn(next, isOperator));
    // An operator's sign-in does not become too old for actions, but the second factor does.
    if (isOperator && session.second_factor_at) redirect(303, secondFactorPath(next, true));
  }
  return { next, isAgain, isUnsent: url.searchParams.has('unsent') };
};

export const actions: Actions = {
  default: async ({ request, locals, cookies, getClientAddress }) => {
    const { people, site } = locals.services;
    const form = await postedForm(request);
    const email = String(form.get('email') ?? '');
    const next = nextPath(String(form.get('next') ?? ''));
    const own = signInCookies(cookies, site.publicUrl);
    const { locale: language } = locals;
    const from = { address: getClientAddress(), browser: own.browser, next, language };
    const answer = await people.signIn.ask(email, from);
    if (!answer.ok) {
      const { why, retryAfterSeconds } = answer;
      return fail(why === 'too_many' ? 429 : 422, { email, next, why, retryAfterSeconds });
    }
    own.setBrowser(answer.value.browser);
    redirect(303, localePath(locals.locale, '/sign-in/sent'));
  },
};

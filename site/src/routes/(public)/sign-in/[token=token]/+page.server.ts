import { redirect } from '@sveltejs/kit';
import { isLocked } from '#lib/server/demo-door.ts';
import { pathAfterSignIn } from '#lib/server/next-path.ts';
import { secondFactorPath, signInCookies } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Only checks the link: programs that open links in mails before people do must not use it up. */
export const load: PageServerLoad = async (event) => {
  const { locals, params, cookies, setHeaders } = event;
  const { people, site } = locals.services;
  const { browser } = signInCookies(cookies, site.publicUrl);
  setHeaders({ 'referrer-policy': 'no-referrer' });
  if (await isLocked(event, event.params.token)) return { state: 'locked' as const };
  return { state: await people.signIn.inspect(params.token, browser) };
};

export const actions: Actions = {
  default: async (event) => {
    if (await isLocked(event, event.params.token)) return { refused: 'locked' as const };
    const { request, locals, params, cookies } = event;
    const { people, site } = locals.services;
    const own = signInCookies(cookies, site.publicUrl);
    const device = people.deviceOf(request.headers.get('user-agent') ?? '');
    const from = { browser: own.browser, device, former: own.session };
    const answer = await people.signIn.use(params.token, from);
    // The page is shown again with the reason.
    if (typeof answer === 'string') return { refused: answer };
    own.setSession(answer.session);
    const { email } = answer.person;
    const isOperator = await people.isOperator(email);
    const next = pathAfterSignIn(answer.next, isOperator);
    redirect(303, isOperator ? secondFactorPath(next) : next);
  },
};

import { json } from '@sveltejs/kit';
import { pathAfterSignIn } from '#lib/server/next-path.ts';
import { postedJson } from '#lib/server/posted-json.ts';
import { signInCookies } from '#lib/server/session.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the challenge that the browser has to sign. */
export const GET: RequestHandler = async ({ locals, getClientAddress }) => {
  const options = await locals.services.people.passkeys.signInOptions(getClientAddress());
  return options ? json(options) : json({ error: 'too_many' }, { status: 429 });
};

/** Signs in with a signed challenge; responds with the path to open next. */
export const POST: RequestHandler = async ({ request, locals, cookies }) => {
  const { people, site } = locals.services;
  const own = signInCookies(cookies, site.publicUrl);
  const device = people.deviceOf(request.headers.get('user-agent') ?? '');
  const { answer, next } = await postedJson(request);
  const signedIn = await people.passkeys.signIn(answer, { device, former: own.session });
  if (!signedIn) return json({ error: 'refused' }, { status: 422 });
  own.setSession(signedIn.session);
  const isOperator = await people.isOperator(signedIn.email);
  return json({ next: pathAfterSignIn(typeof next === 'string' ? next : null, isOperator) });
};

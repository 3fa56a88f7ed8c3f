import type { RequestEvent } from '@sveltejs/kit';

/** Lifetime of the token's cookie: 30 days. */
const MAX_AGE_SECONDS = 2_592_000;

/** Parameter with the token in links that a starting demo prints. */
const PARAMETER = 'demo';

type Asked = Pick<RequestEvent, 'cookies' | 'locals' | 'url'>;

/**
 * Whether a request has the token that the starting demo printed: in its link or, from then on, in
 * a cookie.
 */
export function hasDemoToken({ cookies, locals, url }: Asked): boolean {
  const { demoDoor, site } = locals.services;
  const secure = site.publicUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}campcairn-demo`;
  const given = url.searchParams.get(PARAMETER) ?? undefined;
  if (given === undefined || !demoDoor.accepts(given)) return demoDoor.accepts(cookies.get(name));
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  cookies.set(name, given, { ...options, maxAge: MAX_AGE_SECONDS });
  return true;
}

/** Whether a sign-in link belongs to a demo account but the request lacks the demo's token. */
export async function isLocked(asked: Asked, token: string): Promise<boolean> {
  const { demoDoor, people } = asked.locals.services;
  const email = await people.signIn.emailOf(token);
  return email !== undefined && demoDoor.guards(email) && !hasDemoToken(asked);
}

/**
 * Whether a demo is requested under a host other than its own, for example through a public proxy.
 */
export const isOtherHost = ({ locals, url }: Asked): boolean =>
  !locals.services.demoDoor.isOwnHost(url.hostname);

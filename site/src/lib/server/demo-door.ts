import type { RequestEvent } from '@sveltejs/kit';

/** For how long a browser keeps the token, in seconds: 30 days. */
const MAX_AGE_SECONDS = 2_592_000;

/** The parameter of the token in the links that the start of a demo prints. */
const PARAMETER = 'demo';

type Asked = Pick<RequestEvent, 'cookies' | 'locals' | 'url'>;

/** Whether a request has the token that the start of a demo printed, in its link or, from then on, in a cookie. */
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

/** Whether a sign-in link is of a demo account and lacks the token that these need. */
export async function isLocked(asked: Asked, token: string): Promise<boolean> {
  const { demoDoor, people } = asked.locals.services;
  const email = await people.signIn.emailOf(token);
  return email !== undefined && demoDoor.guards(email) && !hasDemoToken(asked);
}

/** Whether a demo is asked under another host than its own, such as by a proxy that the world reaches. */
export const isOtherHost = ({ locals, url }: Asked): boolean =>
  !locals.services.demoDoor.isOwnHost(url.hostname);

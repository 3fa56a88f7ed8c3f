import { Secret, TOTP } from 'otpauth';
import type { BrowserContext } from 'playwright-core';
import type { Page, TestSite } from './site.ts';

/** A browser without scripts: it keeps cookies and posts forms. */
export interface Visitor {
  /** Its cookies by name. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  /** Posts a form; several values of one name as a list. */
  post(
    path: string,
    fields?: Record<string, string | string[]>,
    headers?: Record<string, string>,
  ): Promise<Page>;
  /** Posts a form with files. */
  send(path: string, form: FormData): Promise<Page>;
}

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Makes a visitor of the site who has no cookies yet. */
export function visitor(site: Pick<TestSite, 'address'>): Visitor {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(site.address + path, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'user-agent': USER_AGENT,
        ...(cookie ? { cookie } : {}),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { status, headers } = response;
    const text = await response.text();
    return { status, headers, location: headers.get('location'), text, listings: [] };
  };
  return {
    cookies,
    get: (path, headers = {}) => ask(path, { headers }),
    send: (path, body) => ask(path, { method: 'POST', body }),
    post(path, fields = {}, headers = {}) {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) {
        for (const one of [value].flat()) body.append(name, one);
      }
      return ask(path, {
        method: 'POST',
        body: body.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    },
  };
}

/** Gives a browser the cookies of a visitor, so that who signed in is signed in there. */
export async function lendCookies(
  context: BrowserContext,
  { cookies }: Pick<Visitor, 'cookies'>,
  address: string,
): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address })));
}

/** The code that an authenticator app with `key` (base32) shows at a time. */
export const appCode = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

/** A visitor who has signed in as `email` by a link, as a member or an operator. */
export async function signedIn(site: TestSite, email: string): Promise<Visitor> {
  const somebody = visitor(site);
  const link = await site.services.people.signIn.printLink(email);
  const { status, text } = await somebody.post(link);
  if (status !== 303) throw new Error(`${email} cannot sign in: ${status} ${text.slice(0, 200)}`);
  return somebody;
}

/** The key of the authenticator app that a page offers to set up. */
export const keyOnPage = (text: string): string => /class="key[^"]*">([A-Z2-7]+)</.exec(text)![1]!;

/** A visitor who has signed in as an operator, with an authenticator app as second factor. */
export async function signedInOperator(
  site: TestSite,
  email = 'ada@campcairn.example',
): Promise<Visitor> {
  await site.services.operators.add(email);
  const operator = await signedIn(site, email);
  const { text } = await operator.get('/sign-in/second-factor');
  const code = appCode(keyOnPage(text), site.clock.now());
  const { status } = await operator.post('/sign-in/second-factor', { code });
  if (status !== 200) throw new Error(`The second factor of ${email} is not accepted: ${status}`);
  return operator;
}

import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { insertLink } from '../dashboard/fill.sql.ts';
import type { Db } from '../../src/platform/db/index.ts';
import { appCode, keyOnPage, visitor, type Visitor } from '../../test/support/visitor.ts';
import type { Body, FormField } from './bodies.ts';

/** A request without a response after this time is abandoned. */
const TIMEOUT_MS = 60_000;

/** A response without its text. Status 0 means that the connection ended without a response. */
export interface Answer {
  status: number;
  bytes: number;
}

const anAddress = (): string => `203.0.113.${1 + (randomBytes(1)[0]! % 250)}`;

/**
 * Sends a body. Each request claims another client address, so that limits for an address do not
 * apply.
 */
export function send(
  port: number,
  { method, path }: { method: string; path: string },
  { type, bytes }: Body,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      agent: false,
      headers: {
        accept: 'text/html',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-forwarded-for': anAddress(),
        'content-type': type,
        'content-length': bytes.length,
        ...headers,
      },
    });
    const end = (status: number, size: number) => resolve({ status, bytes: size });
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy());
    outgoing.on('error', () => end(0, 0));
    outgoing.on('response', (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('close', () => end(response.statusCode ?? 0, size));
    });
    outgoing.end(bytes);
  });
}

/** Creates a sign-in link for an email address, like the mail with the link does. */
async function makeLink(db: Db, email: string): Promise<string> {
  const token = randomBytes(22).toString('hex').slice(1);
  await db.execute(insertLink, [createHash('sha256').update(token).digest(), email]);
  return `/sign-in/${token}`;
}

/** A signed-in person, who signs in again when an endpoint has ended the session. */
export interface Person {
  /** Returns the cookies as a header. */
  cookie(): Promise<string>;
  /** Returns the page at a path without following redirects. */
  page(path: string): Promise<string>;
}

/**
 * Signs in with links. Operators set up an authenticator app the first time.
 * @param who.home a page that the person may open.
 * @param who.revive makes the person an operator again after an endpoint has removed them.
 */
export function personAt(
  db: Db,
  address: string,
  { email, home, revive }: { email: string; home: string; revive?: () => unknown },
): Person {
  let browser: Visitor | undefined;
  let appKey: string | undefined;
  const signIn = async (): Promise<Visitor | undefined> => {
    const somebody = visitor({ address });
    await somebody.post(await makeLink(db, email));
    const { status, location } = await somebody.get(home);
    if (status === 200) return somebody;
    if (!location?.startsWith('/sign-in/second-factor')) return undefined;
    const { text } = await somebody.get('/sign-in/second-factor');
    if (text.includes('class="key')) appKey = keyOnPage(text);
    await somebody.post('/sign-in/second-factor', { code: appCode(appKey ?? '', new Date()) });
    return (await somebody.get(home)).status === 200 ? somebody : undefined;
  };
  const signedIn = async (): Promise<Visitor> => {
    if (browser && (await browser.get(home)).status === 200) return browser;
    browser = await signIn();
    // Each code is valid once; the next one comes within 30 seconds.
    for (let tries = 0; !browser && tries < 4; tries++) {
      revive?.();
      await new Promise((resolve) => setTimeout(resolve, tries * 11_000));
      browser = await signIn();
    }
    if (!browser) throw new Error(`${email} cannot see ${home}`);
    return browser;
  };
  return {
    async cookie() {
      const { cookies } = await signedIn();
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    page: async (path) => (await (await signedIn()).get(path)).text,
  };
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const TEXT_TYPES = new Set(['text', 'email', 'url', 'search', 'tel', 'number', 'date', undefined]);

/** Returns the fields of a page's forms that post to `action` (`?/save`), or to the page itself. */
export function fieldsOf(page: string, action: string): { fields: FormField[]; hasFile: boolean } {
  const forms = page
    .split('<form')
    .slice(1)
    .map((rest) => rest.split('</form>')[0]!);
  const own = forms.filter((form) => {
    const sentTo = attributeOf(` ${form.split('>')[0]!}`, 'action');
    const byButton = form.includes(`formaction="${action}"`);
    return byButton || (action === '' ? sentTo === undefined : sentTo?.endsWith(action));
  });
  const fields: FormField[] = [];
  const sender = own
    .flatMap((form) => [...form.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag))
    .find((tag) => action !== '' && tag.includes(`formaction="${action}"`));
  // Only a form or a button of this type sends files along.
  const sendsFiles = (sender ?? own[0]?.split('>')[0] ?? '').includes('multipart/form-data');
  let hasFile = false;
  for (const [tag, kind] of own.join('\n').matchAll(/<(input|textarea|select)\b[^>]*>/g)) {
    const [name, type] = [attributeOf(tag, 'name'), attributeOf(tag, 'type')];
    if (type === 'file' && name !== undefined && sendsFiles) hasFile = true;
    if (name === undefined || type === 'file' || /\sdisabled/.test(tag)) continue;
    const isText = kind === 'textarea' || (kind === 'input' && TEXT_TYPES.has(type));
    const isTicked = type === 'checkbox' || type === 'radio' ? /\schecked/.test(tag) : true;
    if (isTicked) fields.push({ name, value: decoded(attributeOf(tag, 'value') ?? ''), isText });
  }
  return { fields, hasFile };
}

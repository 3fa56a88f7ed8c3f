/** What drills ask of a site under load, and how they find again what was acknowledged. */
import { setTimeout as wait } from 'node:timers/promises';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PAUSE_MS = 5;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** A listing that is shown, by its id and the path of its page. */
export interface Shown {
  id: number;
  path: string;
}

/** A site, as travellers and one partner ask it. */
export interface Site {
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** A call of the API. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Writes so many listings; throws unless each is new. */
  list(count: number): Promise<Shown[]>;
  /** The form of a listing's page, to be sent with an enquiry. */
  formOf(page: string): Promise<string>;
  enquire(page: string, form: string, message: string): Promise<Answer>;
  /** All leads of a kind. */
  leads(kind: string): Promise<{ id: string; message: string | null }[]>;
}

/** What a listing says in a round of writing. */
export const aListing = (n: number, round: number) => ({
  title: `Van ${round}`,
  category: n % 3 === 0 ? 'motorhome' : 'campervan',
  url: `https://vans.example/vans/${n}`,
  location: { lat: 51.45 + n / 1000, lng: -2.59 + n / 1000 },
  price: { from: 9000 + n, currency: 'GBP', unit: 'night' },
});

/** The round in which a listing was written that the API answers. */
export const roundOf = (text: string): number => Number(JSON.parse(text).title.split(' ')[1]);

/** The lead that an answer of `/go` carries to the owner; undefined when there is none. */
export const leadOf = ({ headers }: Answer): string | undefined =>
  URL.parse(headers.get('location') ?? '')?.searchParams.get('cc_lead') ?? undefined;

/** Repeats work until it is over, with a short pause; `failed` is told what it throws. */
export async function repeat(
  isOver: () => boolean,
  work: (n: number) => Promise<void>,
  failed: (why: string) => void,
): Promise<void> {
  for (let n = 1; !isOver(); n++) {
    await work(n).catch((error: unknown) => failed(String((error as Error).cause ?? error)));
    await wait(PAUSE_MS);
  }
}

/** The site at an address, and the partner with a key. */
export function siteAt(address: string, key: string): Site {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { 'user-agent': BROWSER, accept: 'text/html', ...init.headers };
    const response = await fetch(address + path, { redirect: 'manual', ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    ask,
    call,
    async list(count) {
      const shown: Shown[] = [];
      for (let n = 0; n < count; n++) {
        const { status, text } = await call('PUT', `/listings/van-${n}`, aListing(n, 0));
        if (status !== 201) throw new Error(`A listing was answered ${status}: ${text}`);
        const { id, public_url: url } = JSON.parse(text);
        shown.push({ id, path: new URL(url).pathname });
      }
      return shown;
    },
    async formOf(page) {
      return /name="form" value="([^"]+)"/.exec((await ask(page)).text)?.[1] ?? '';
    },
    enquire(page, form, message) {
      const fields = { name: 'Zoë', email: 'zoe@mail.example', message, consent: '1', form };
      return ask(page, { method: 'POST', body: new URLSearchParams(fields) });
    },
    async leads(kind) {
      const found: { id: string; message: string | null }[] = [];
      let cursor = '';
      do {
        const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const { text } = await call('GET', `/leads?kind=${kind}&limit=100${after}`);
        const { data, next_cursor: next } = JSON.parse(text);
        found.push(...data);
        cursor = next ?? '';
      } while (cursor !== '');
      return found;
    },
  };
}

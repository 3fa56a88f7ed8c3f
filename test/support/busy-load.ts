import { aListing } from '../builders/listing.ts';
import type { Partner, Reply } from './campcairn.ts';
import { follow } from './traveller.ts';

/** Loops of each kind that call without end. */
const WRITERS = 4;
const CALENDARS = 4;

/** What was answered under load, and what was acknowledged by it. */
export interface Load {
  /** How many answers had each status. */
  statuses: Map<number, number>;
  /** Answers that are none of a service that is away for a moment, in words. */
  wrong: string[];
  /** The number of the last acknowledged and of the last attempted write, by listing. */
  listings: Map<string, Written>;
  calendars: Map<string, Written>;
  /** Leads of clicks that were redirected. */
  clicks: string[];
  /** Messages of enquiries whose traveller was told that they were sent. */
  enquiries: string[];
  /** Asks for no more, and waits for the answers under way. */
  stop(): Promise<void>;
}

interface Written {
  acknowledged: number;
  tried: number;
}

const titleOf = (n: number): string => `Title ${n}`;

/** The number in the title that a listing was written with. */
export const numberOf = (title: string): number => Number(title.split(' ')[1]);

/**
 * Calls everything there is without end: writes listings, calendars and batches, searches, reads pages,
 * clicks and sends enquiries. `clickedId` is a listing that is shown, with its path.
 */
export function startLoad(
  address: string,
  call: Partner['call'],
  clicked: { id: number; path: string; form: string },
): Load {
  const over = new AbortController();
  const load: Load = {
    statuses: new Map(),
    wrong: [],
    listings: new Map(),
    calendars: new Map(),
    clicks: [],
    enquiries: [],
    async stop() {
      over.abort();
      await ended;
    },
  };
  /** Counts an answer; gives whether it is a good one. */
  const isGood = (what: string, status: number, headers: Headers, body?: Reply['body']) => {
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status < 400) return true;
    const asItShould =
      status === 503 &&
      Number(headers.get('retry-after')) > 0 &&
      headers.has('x-request-id') &&
      (body === undefined || body.error?.code === 'internal_error');
    if (!asItShould) load.wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
    return false;
  };
  const api = async (method: string, path: string, body?: unknown): Promise<Reply | undefined> => {
    const reply = await call(method, path, body);
    return isGood(`${method} ${path}`, reply.status, reply.headers, reply.body) ? reply : undefined;
  };
  const page = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address + path, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', ...init.headers },
    });
    await response.arrayBuffer();
    return isGood(path, response.status, response.headers) ? response : undefined;
  };
  const write = async (
    kept: Map<string, Written>,
    id: string,
    n: number,
    put: Promise<unknown>,
  ) => {
    const written = kept.get(id) ?? { acknowledged: 0, tried: 0 };
    kept.set(id, { ...written, tried: n });
    if ((await put) !== undefined) kept.set(id, { acknowledged: n, tried: n });
  };
  const goOn = async (work: (n: number) => Promise<unknown>): Promise<void> => {
    try {
      for (let n = 1; !over.signal.aborted; n++) await work(n);
    } catch (error) {
      load.wrong.push(String(error));
    }
  };

  const putListing = (id: string, n: number) =>
    write(load.listings, id, n, api('PUT', `/listings/${id}`, aListing({ title: titleOf(n) })));
  const putCalendar = (path: string, n: number) =>
    api('PUT', path, {
      ranges: [{ start: '2026-07-01', end: '2026-07-08', status: 'available', price: n }],
    });
  const batch = async (n: number) => {
    const ids = Array.from({ length: 5 }, (_, item) => `batch-${item}`);
    const items = ids.map((id) => ({ external_id: id, ...aListing({ title: titleOf(n) }) }));
    const sent = api('POST', '/listings/batch', { items });
    await Promise.all(ids.map((id) => write(load.listings, id, n, sent)));
    const results = (await sent)?.body.results as { status: number }[] | undefined;
    const failed = results?.filter(({ status }) => status >= 300) ?? [];
    if (failed.length > 0) load.wrong.push(`an item of a batch: ${JSON.stringify(failed[0])}`);
  };
  const click = async () => {
    const { status, headers, location } = await follow(address, `/go/${clicked.id}`);
    if (isGood('/go', status, headers))
      load.clicks.push(new URL(location ?? '').searchParams.get('cc_lead') ?? '');
  };
  const enquire = async (n: number) => {
    const message = `Question ${n}`;
    const fields = { name: 'Zoë', email: 'zoe@mail.example', message, consent: '1' };
    const body = new URLSearchParams({ ...fields, form: clicked.form });
    if (await page(clicked.path, { method: 'POST', body })) load.enquiries.push(message);
  };
  const read = async (n: number) => {
    await page(['/search?q=Newquay', '/search.json?q=Newquay', clicked.path, '/'][n % 4]!);
    await api('GET', ['/me', '/listings?limit=5', '/leads?limit=5'][n % 3]!);
  };

  const ended = Promise.all([
    ...Array.from({ length: WRITERS }, (_, writer) =>
      goOn((n) => putListing(`w${writer}-${n % 10}`, n)),
    ),
    ...Array.from({ length: CALENDARS }, (_, own) =>
      goOn(async (n) => {
        // All of them at one calendar, and each at its own.
        await putCalendar('/listings/clicked/availability', n);
        const path = `/listings/own-${own}/availability`;
        await write(load.calendars, `own-${own}`, n, putCalendar(path, n));
      }),
    ),
    goOn(batch),
    goOn(click),
    goOn(click),
    goOn(enquire),
    goOn(read),
    goOn(read),
  ]);
  return load;
}

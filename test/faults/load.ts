import { setTimeout as wait } from 'node:timers/promises';
import { seeded, type Seeded } from '@campcairn/seeded';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { aListing } from '../builders/listing.ts';
import { client, type Reply } from '../support/campcairn.ts';
import { BROWSER, follow } from '../support/traveller.ts';
import { type Books, noteWrite } from './books.ts';
import type { Node, TestBed } from './test-bed.ts';

/** A partner of the run, with its key and the listings that travellers look at. */
export interface ListedPartner {
  id: number;
  slug: string;
  key: string;
  shown: { id: number; path: string; form: string }[];
}

/** The partners of a run: one with webhooks and mails, one with webhooks alone, one with a feed. */
export interface Cast {
  both: ListedPartner;
  hooked: ListedPartner;
  fed: ListedPartner & { feedId: number };
}

const FEED_ROWS = 120;

/** The feed in its n-th edition: all rows have the edition as their price. */
export function feedOf(edition: number): string {
  const row = (n: number) =>
    `${n},Van number ${n},https://vans.example/${n},campervan,51.5,-0.1,${edition}`;
  const rows = Array.from({ length: FEED_ROWS }, (_, n) => row(n));
  return ['id,title,url,category,latitude,longitude,price', ...rows].join('\n');
}

async function addPartner(fixture: TestBed, name: string): Promise<ListedPartner> {
  const { partners } = fixture.nodes[0].services;
  const { id, slug } = await partners.create({
    name,
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
  });
  const { api_key: key } = await partners.issueKey(slug);
  return { id, slug, key, shown: [] };
}

async function addListings(fixture: TestBed, partner: ListedPartner): Promise<void> {
  const { address } = fixture.nodes[0];
  for (let n = 0; n < 2; n++) {
    const call = client(address, partner.key);
    const { body } = await call('PUT', `/listings/shown-${n}`, aListing());
    const path = new URL(body.public_url).pathname;
    const page = await fetch(address + path, { headers: { accept: 'text/html' } });
    const form = /name="form" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    partner.shown.push({ id: body.id, path, form });
  }
}

/** Makes the partners of a run, while everything works. */
export async function castOf(fixture: TestBed): Promise<Cast> {
  const both = await addPartner(fixture, 'Harbour Vans');
  const hooked = await addPartner(fixture, 'Moor Vans');
  const fed = await addPartner(fixture, 'Feed Vans');
  const [{ address, services }] = fixture.nodes;
  for (const partner of [both, hooked]) {
    await client(address, partner.key)('PATCH', '/me', { webhook_url: fixture.webhookUrl });
    await addListings(fixture, partner);
  }
  await services.partners.setPremium(both.slug, new Date('2100-01-01T00:00:00Z'));
  fixture.feed.body = feedOf(1);
  const settings = { currency: 'GBP', unit: 'night' };
  const { id: feedId } = await services.feeds.add(fed.id, { url: fixture.feedUrl, settings });
  await services.feeds.run(feedId);
  await services.feeds.schedule(feedId, 'hourly');
  return { both, hooked, fed: { ...fed, feedId } };
}

/** The calls of a run: to either process, noted in the books. */
class Caller {
  readonly #world: TestBed;
  readonly #books: Books;
  readonly random: Seeded;

  constructor(fixture: TestBed, books: Books, random: Seeded) {
    this.#world = fixture;
    this.#books = books;
    this.random = random;
  }

  get #node(): Node {
    return this.random.pick(this.#world.nodes);
  }

  /** Notes an answer; gives whether it is a good one. Nothing but 503 excuses another. */
  #note(
    what: string,
    began: number,
    { status, headers, body }: { status: number; headers: Headers; body?: unknown },
    alsoGood?: number,
  ): boolean {
    const books = this.#books;
    const name = `${what} ${status}`;
    books.answers.set(name, (books.answers.get(name) ?? 0) + 1);
    books.longestMs = Math.max(books.longestMs, performance.now() - began);
    if (status < 400 || status === alsoGood) return true;
    const code = (body as Reply['body'])?.error?.code;
    const isAway =
      status === 503 &&
      Number(headers.get('retry-after')) > 0 &&
      headers.has('x-request-id') &&
      (body === undefined || code === 'internal_error');
    if (!isAway) books.wrong.push(`${what}: ${status} ${JSON.stringify(body)?.slice(0, 300)}`);
    return false;
  }

  /** Calls the API; undefined where it is away. */
  async api(
    partner: ListedPartner,
    method: string,
    path: string,
    body?: unknown,
    alsoGood?: number,
  ): Promise<Reply | undefined> {
    const began = performance.now();
    const reply = await client(this.#node.address, partner.key)(method, path, body);
    const what = `${method} ${path.split('?')[0]!.replace(/[^/]*(?:\d|lead_)[^/]*/, '…')}`;
    return this.#note(what, began, reply, alsoGood) ? reply : undefined;
  }

  async page(path: string, init: RequestInit = {}): Promise<boolean> {
    const began = performance.now();
    const headers = { accept: 'text/html', 'user-agent': BROWSER, ...init.headers };
    const { address } = this.#node;
    const response = await fetch(address + path, { redirect: 'manual', ...init, headers });
    await response.arrayBuffer();
    const what = `${init.method ?? 'GET'} page`;
    const { status, headers: answered } = response;
    return this.#note(what, began, { status, headers: answered });
  }

  async click(listingId: number): Promise<void> {
    const began = performance.now();
    const { status, headers, location } = await follow(this.#node.address, `/go/${listingId}`);
    if (!this.#note('GET /go', began, { status, headers })) {
      this.#books.doubtfulClicks += 1;
      return;
    }
    const lead = new URL(location ?? '').searchParams.get('cc_lead');
    if (lead === null) this.#books.wrong.push('a click was taken to the owner without a lead');
    else this.#books.clicks.push(lead);
  }

  /** A short pause, as between two acts of one person. */
  rest(): Promise<void> {
    return wait(this.random.whole(0, 25));
  }
}

/**
 * A partner that follows a list by its cursor: what it has read is never added to but at its end. Gives whether there
 * is more to read.
 */
async function followOnce(
  caller: Caller,
  books: Books,
  partner: ListedPartner,
  reading: { path: string; cursor: string; known: string[]; all: string[] },
): Promise<boolean> {
  const { path, cursor, known } = reading;
  const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const reply = await caller.api(partner, 'GET', `${path}?limit=20${after}`);
  if (reply === undefined) return true;
  const ids: string[] = reply.body.data.map(({ id }: { id: string }) => id);
  const isKept = known.every((id, at) => ids[at] === id);
  if (!isKept) books.wrong.push(`${path} changed before its end: ${known} became ${ids}`);
  reading.all.push(...ids.slice(known.length));
  const isFull = reply.body.next_cursor !== null;
  reading.cursor = isFull ? reply.body.next_cursor : cursor;
  reading.known = isFull ? [] : ids;
  return isFull;
}

/** What a partner has read by following a list to its end. */
export interface Followed {
  partner: ListedPartner;
  path: string;
  ids: string[];
}

/** Load that goes on until it is stopped. */
export interface Load {
  /** Asks for no more, waits for the answers under way, and reads the lists to their ends. */
  stop(): Promise<void>;
  /** Reads the lists on, to their ends. */
  readOn(): Promise<Followed[]>;
}

/** Starts everything that partners and travellers do, at either process at random. */
export function startLoad(fixture: TestBed, cast: Cast, books: Books, seed: string): Load {
  const { both, hooked, fed } = cast;
  const over = new AbortController();
  const random = seeded(`load ${seed}`);
  let edition = 1;
  const loops: Promise<void>[] = [];
  const goOn = (name: string, work: (n: number, caller: Caller) => Promise<unknown>): void => {
    const caller = new Caller(fixture, books, random.fork(name));
    const loop = async () => {
      try {
        for (let n = 1; !over.signal.aborted; n++) {
          await work(n, caller);
          await caller.rest();
        }
      } catch (error) {
        const { message, cause } = error as Error;
        books.wrong.push(`${name}: ${message} ${cause === undefined ? '' : String(cause)}`);
      }
    };
    loops.push(loop());
  };
  const put = (caller: Caller, path: string, n: number) =>
    noteWrite(books, path, `Title ${n}`, async () => {
      const body = aListing({ title: `Title ${n}` });
      return (await caller.api(both, 'PUT', path, body)) !== undefined;
    });

  for (const writer of [1, 2]) {
    goOn(`writer ${writer}`, (n, caller) => put(caller, `/listings/w${writer}-${n % 4}`, n));
  }
  goOn('remover', async (n, caller) => {
    const path = `/listings/removed-${n % 3}`;
    await put(caller, path, n);
    // One that was removed although its answer was lost is not there to be removed again.
    await noteWrite(books, path, undefined, async () => {
      return (await caller.api(both, 'DELETE', path, undefined, 404)) !== undefined;
    });
  });
  goOn('calendar', async (n, caller) => {
    const path = '/listings/shown-0/availability';
    const ranges = [{ start: '2090-07-01', end: '2090-07-08', status: 'available', price: n }];
    await noteWrite(books, path, String(n), async () => {
      return (await caller.api(both, 'PUT', path, { ranges })) !== undefined;
    });
  });
  goOn('batch', async (n, caller) => {
    const ids = [0, 1, 2].map((item) => `batch-${item}`);
    const items = ids.map((id) => ({ external_id: id, ...aListing({ title: `Title ${n}` }) }));
    const sent = caller.api(hooked, 'POST', '/listings/batch', { items });
    await Promise.all(
      ids.map((id, at) =>
        noteWrite(books, `/listings/${id}`, `Title ${n}`, async () => {
          const result = (await sent)?.body.results[at];
          if (result?.status >= 300) books.wrong.push(`a batch: ${JSON.stringify(result)}`);
          return result?.status < 300;
        }),
      ),
    );
  });
  for (const clicker of [1, 2]) {
    goOn(`clicker ${clicker}`, (_, caller) =>
      caller.click(caller.random.pick([...both.shown, ...hooked.shown]).id),
    );
  }
  for (const partner of [both, hooked]) {
    goOn(`traveller at ${partner.slug}`, async (n, caller) => {
      const message = `Question ${n} to ${partner.slug}`;
      const { path, form } = caller.random.pick(partner.shown);
      const fields = { name: 'Zoë', email: 'zoe@mail.example', message, consent: '1', form };
      books.enquiries.set(message, false);
      // Whoever is told that it was not sent tries again, mostly.
      for (let tries = 0; tries < 3; tries++) {
        const body = new URLSearchParams(fields);
        const isSent = await caller.page(path, { method: 'POST', body });
        books.enquiries.set(message, isSent);
        if (isSent || over.signal.aborted) return;
        await wait(caller.random.whole(20, 400));
      }
    });
    goOn(`answerer of ${partner.slug}`, async (_, caller) => {
      const query = 'kind=enquiry&delivery_status=pending&limit=5';
      const { data = [] } = (await caller.api(partner, 'GET', `/leads?${query}`))?.body ?? {};
      for (const { id } of data) {
        if (!caller.random.chance(0.3)) continue;
        const acked = await caller.api(partner, 'POST', `/leads/${id}/ack`);
        if (acked !== undefined) books.acknowledged.set(id, performance.now());
      }
      await wait(60);
    });
  }
  const readings = [both, hooked].flatMap((partner) =>
    ['/leads', '/events'].map((path) => ({
      partner,
      path,
      cursor: '',
      known: [] as string[],
      all: [] as string[],
    })),
  );
  for (const reading of readings) {
    goOn(`reader of ${reading.path} of ${reading.partner.slug}`, async (_, caller) => {
      await followOnce(caller, books, reading.partner, reading);
      await wait(30);
    });
  }
  goOn('reader of pages', (n, caller) =>
    caller.page(['/search?q=Newquay', both.shown[0]!.path, '/', '/search'][n % 4]!),
  );
  goOn('feed', async (_, caller) => {
    edition += 1;
    fixture.feed.body = feedOf(edition);
    const job = { kind: 'feed.run', key: String(fed.feedId), payload: { feed: fed.feedId } };
    await enqueue(fixture.db, job);
    await wait(250);
    const { data = [] } = (await caller.api(fed, 'GET', '/listings?limit=200'))?.body ?? {};
    const prices = new Set(data.map(({ price }: { price: { from: number } }) => price.from));
    if (prices.size > 1) books.wrong.push(`half a feed is shown: ${[...prices]}`);
  });

  return {
    async stop() {
      over.abort();
      await Promise.all(loops);
    },
    async readOn() {
      const caller = new Caller(fixture, books, random.fork('the end'));
      for (const reading of readings) {
        while (await followOnce(caller, books, reading.partner, reading));
      }
      return readings.map(({ partner, path, all: ids }) => ({ partner, path, ids }));
    },
  };
}

/**
 * The load and the counts of the drill of a lost region.
 *
 * `region-down.ts load FIRST SECOND KEY BOOKS`: writes listings and clicks at the address FIRST until it is gone, and
 * goes on clicking at SECOND until it is ended; each acknowledged answer is a line of the file BOOKS.
 * `region-down.ts count SECOND KEY BOOKS KILLED`: compares the lines with what is there, and says what was lost; KILLED is
 * when the first region was lost, in milliseconds since 1970.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LISTINGS = 20;

/** A line of the books. `at` is in milliseconds since 1970. */
type Line =
  | { what: 'write'; id: string; round: number; at: number }
  | { what: 'click'; lead: string; where: 'first' | 'second'; at: number };

/** What is read of answers: of a listing, or of a page of leads. */
interface Answer {
  id: number;
  title: string;
  data: { id: string }[];
  has_more: boolean;
  next_cursor: string;
}

const [mode, ...args] = process.argv.slice(2);

const call = async (address: string, key: string, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Answer };
};

async function load(first: string, second: string, key: string, books: string): Promise<void> {
  const note = (line: Line) => appendFileSync(books, `${JSON.stringify(line)}\n`);
  const now = () => new Date().getTime();
  const write = async (n: number, round: number) => {
    const id = `van-${n}`;
    const { status, json } = await call(first, key, 'PUT', `/listings/${id}`, {
      category: 'campervan',
      title: `Van ${round}`,
      url: `https://vans.example/${n}`,
      location: { lat: 50.4155, lng: -5.0737 },
    });
    if (status < 300) note({ what: 'write', id, round, at: now() });
    return json.id;
  };
  const click = async (address: string, id: number, where: 'first' | 'second') => {
    const response = await fetch(`${address}/go/${id}`, {
      redirect: 'manual',
      headers: { 'user-agent': BROWSER },
    });
    const lead = URL.parse(response.headers.get('location') ?? '')?.searchParams.get('cc_lead');
    if (lead) note({ what: 'click', lead, where, at: now() });
  };
  const ids: number[] = [];
  for (let n = 0; n < LISTINGS; n++) ids.push(await write(n, 0));
  // What was looked at once is known there, also without a database.
  for (const id of ids) await click(second, id, 'second');
  const untilGone = async (work: (n: number) => Promise<unknown>) => {
    try {
      for (let n = 1; ; n++) {
        await work(n);
        await wait(5);
      }
    } catch {
      // The region is gone.
    }
  };
  await Promise.all([
    untilGone((n) => write(n % LISTINGS, n)),
    untilGone((n) => click(first, ids[n % LISTINGS]!, 'first')),
    untilGone(async (n) => {
      await click(second, ids[n % LISTINGS]!, 'second').catch(() => wait(100));
      await wait(20);
    }),
  ]);
}

/** What was stored before the loss is answered within this time. */
const ANSWERED_WITHIN_MS = 500;

async function count(address: string, key: string, books: string, killed: string): Promise<void> {
  const lines = readFileSync(books, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const stored = new Set<string>();
  for (let cursor = ''; ;) {
    const path = `/leads?kind=click&limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { json } = await call(address, key, 'GET', path);
    for (const { id } of json.data) {
      if (stored.has(id)) throw new Error(`The click ${id} is stored twice`);
      stored.add(id);
    }
    if (!json.has_more) break;
    cursor = json.next_cursor;
  }
  const rounds = new Map<string, number>();
  for (let n = 0; n < LISTINGS; n++) {
    const { json } = await call(address, key, 'GET', `/listings/van-${n}`);
    rounds.set(`van-${n}`, Number(json.title.split(' ')[1]));
  }
  const writes = lines.filter((line) => line.what === 'write');
  const clicks = lines.filter((line) => line.what === 'click');
  const of = (where: 'first' | 'second') => clicks.filter((line) => line.where === where);
  const lost = (some: typeof clicks) => some.filter(({ lead }) => !stored.has(lead));
  const lostWrites = writes.filter(({ id, round }) => round > rounds.get(id)!);
  const lostAt = [...lostWrites, ...lost(clicks)].map(({ at }) => Number(killed) - at);
  console.table({
    'writes in the first region': { acknowledged: writes.length, lost: lostWrites.length },
    'clicks in the first region': {
      acknowledged: of('first').length,
      lost: lost(of('first')).length,
    },
    'clicks in the second region': {
      acknowledged: of('second').length,
      lost: lost(of('second')).length,
    },
    'oldest lost one, ms before the loss': { acknowledged: '', lost: Math.max(0, ...lostAt) },
  });
  // From then on those in the second region wait on its own disk, where nothing of them is lost.
  const kept = of('second').filter(({ at }) => at > Number(killed) + ANSWERED_WITHIN_MS);
  console.log(`drill: ${kept.length} clicks were kept in the second region meanwhile`);
  const unexpected = lost(kept);
  if (unexpected.length > 0) throw new Error(`${unexpected.length} clicks that were kept are lost`);
}

if (mode === 'load') await load(...(args as [string, string, string, string]));
else await count(...(args as [string, string, string, string]));

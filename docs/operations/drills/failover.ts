/**
 * The load and the counts of the failover drill: `failover.ts ADDRESS KEY KILL`. Calls everything at `address` without
 * end, runs `kill` after a while, waits until writes are answered again, and compares what was acknowledged with
 * what is there. Exits 1 when anything was lost or failed.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { aListing, leadOf, repeat, roundOf, siteAt } from './load.ts';

const [address = '', key = '', kill = ''] = process.argv.slice(2);
const { ask, call, list, formOf, enquire: send, leads } = siteAt(address, key);

const LISTINGS = 60;
const BEFORE_MS = 10_000;
const AFTER_MS = 10_000;
const MAX_OUTAGE_MS = 60_000;
const MAX_WRITE_GAP_MS = 25_000;

/** What was answered, and what was acknowledged by it. */
const statuses = new Map<string, number>();
const wrong: string[] = [];
const clicks: string[] = [];
const enquiries: string[] = [];
const written = new Map<string, number>();
let pages = 0;
let oldPages = 0;
/** How long these took, in milliseconds. */
const oldTook: number[] = [];
let lastWrite = performance.now();
let longestGap = 0;

const count = (kind: string, status: number) => {
  const name = `${kind} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
};

async function write(n: number, round: number): Promise<void> {
  const { status, text } = await call('PUT', `/listings/van-${n}`, aListing(n, round));
  count('write', status);
  if (status === 503) {
    if (JSON.parse(text).error.code !== 'internal_error') wrong.push(`a write: ${text}`);
    await wait(20);
    return;
  }
  if (status >= 300) {
    wrong.push(`a write: ${status} ${text}`);
    return;
  }
  written.set(`van-${n}`, round);
  const now = performance.now();
  longestGap = Math.max(longestGap, now - lastWrite);
  lastWrite = now;
}

async function click(id: number): Promise<void> {
  const answer = await ask(`/go/${id}`);
  const { status } = answer;
  count('click', status);
  const lead = leadOf(answer);
  if (status === 302 && lead) clicks.push(lead);
  else wrong.push(`a click: ${status}`);
}

async function enquire(page: string, form: string, n: number): Promise<void> {
  const message = `Question ${n}`;
  const { status, text } = await send(page, form, message);
  count('enquiry', status);
  if (status === 303) enquiries.push(message);
  else if (status !== 503 || !text.includes(message)) wrong.push(`an enquiry: ${status}`);
  await wait(100);
}

async function look(path: string): Promise<void> {
  const began = performance.now();
  const { status, text } = await ask(path);
  count('page', status);
  pages++;
  if (status !== 200) wrong.push(`${path}: ${status}`);
  if (!text.includes('may be some minutes old')) return;
  oldPages++;
  oldTook.push(performance.now() - began);
}

console.log(`drill: ${LISTINGS} listings`);
const shown = await list(LISTINGS);
// Listings that are written are others than those that are looked at: what changes is forgotten until it is read again.
// Those nearest to the place that is searched for stay: a page of whose cards none is known is a 503.
const WRITTEN_FROM = LISTINGS / 2;
const looked = shown.slice(0, WRITTEN_FROM);
const form = await formOf(looked[0]!.path);
const paths = [
  '/',
  '/campervan-hire',
  '/campervan-hire/united-kingdom/england',
  '/search?sort=newest',
  '/search?q=Bristol',
  '/search.json?q=Bristol',
  '/search/tiles/5/15/10.json',
  ...looked.map(({ path }) => path),
];
// Requests go to the two web processes in turn, so each has read everything then.
for (const path of paths) {
  await look(path);
  await look(path);
}
pages = 0;
statuses.clear();

let isOver = false;
const goOn = (work: (n: number) => Promise<void>) =>
  repeat(
    () => isOver,
    work,
    (why) => wrong.push(why),
  );
lastWrite = performance.now();
const load = [
  ...[0, 1, 2].map((writer) => goOn((n) => write(WRITTEN_FROM + writer * 8 + (n % 8), n))),
  ...[0, 1, 2].map((reader) => goOn((n) => look(paths[(n * 3 + reader) % paths.length]!))),
  ...[0, 1].map((clicker) => goOn((n) => click(looked[(n + clicker) % looked.length]!.id))),
  goOn((n) => enquire(looked[0]!.path, form, n)),
];
await wait(BEFORE_MS);
const before = { clicks: clicks.length };
const killedAt = performance.now();
execFileSync(kill, { stdio: 'inherit' });
while (lastWrite < killedAt + 1000 && performance.now() < killedAt + MAX_OUTAGE_MS) await wait(100);
const clicksMeanwhile = clicks.length - before.clicks;
await wait(AFTER_MS);
isOver = true;
await Promise.all(load);

// Clicks that were kept are stored within seconds.
let times: Map<string, number>;
let lostClicks: string[];
const latest = performance.now() + 20_000;
do {
  times = Map.groupBy(await leads('click'), ({ id }) => id) as never;
  times = new Map([...times].map(([id, rows]) => [id, (rows as unknown as unknown[]).length]));
  lostClicks = clicks.filter((id) => times.get(id) !== 1);
  await wait(500);
} while (lostClicks.length > 0 && performance.now() < latest);
const messages = new Set((await leads('enquiry')).map(({ message }) => message));
const lostEnquiries = enquiries.filter((message) => !messages.has(message));
const lostWrites: string[] = [];
for (const [id, round] of written) {
  const { text } = await call('GET', `/listings/${id}`);
  if (roundOf(text) < round) lostWrites.push(id);
}

oldTook.sort((a, b) => a - b);
const percentile = (part: number): number =>
  Math.round(oldTook[Math.floor(oldTook.length * part)] ?? 0);
const faults = [...statuses].filter(([name]) => name.endsWith(' 500')).length;
console.table({
  pages: { count: pages, failed: wrong.filter((what) => what.startsWith('/')).length },
  'of these said to be old': { count: oldPages },
  'these took ms, half of them': { count: percentile(0.5) },
  'and 99 of 100 of them': { count: percentile(0.99) },
  'clicks taken to the owner': { count: clicks.length, failed: lostClicks.length },
  'of these while the primary was away': { count: clicksMeanwhile },
  'clicks in the database': { count: times.size },
  'writes acknowledged, by listing': { count: written.size, failed: lostWrites.length },
  'enquiries acknowledged': { count: enquiries.length, failed: lostEnquiries.length },
  'answers that are 500': { count: faults, failed: faults },
  'longest gap of writes, ms': {
    count: Math.round(longestGap),
    failed: longestGap > MAX_WRITE_GAP_MS ? 1 : 0,
  },
});
console.log(Object.fromEntries([...statuses].sort()));
const lost = [...lostClicks, ...lostEnquiries, ...lostWrites];
if (oldPages === 0) wrong.push('no page said that it may be old');
for (const what of new Set([...wrong, ...lost])) console.error(`drill: ${what}`);
process.exit(wrong.length + lost.length > 0 || longestGap > MAX_WRITE_GAP_MS ? 1 : 0);

/**
 * The load and the counts of the rolling-deploy drill: `rolling-deploy.ts ADDRESS KEY`. Calls everything at `address`
 * until it gets SIGTERM, and compares what was acknowledged with what is there. Exits 1 when anything failed or is lost.
 */
import { aListing, type Answer, leadOf, repeat, roundOf, siteAt } from './load.ts';

const [address = '', key = ''] = process.argv.slice(2);
const { ask, call, list, formOf, enquire, leads } = siteAt(address, key);

const LISTINGS = 60;

/** Answers by kind and status. */
const statuses: Record<string, number> = {};
const wrong: string[] = [];
const clicks: string[] = [];
const enquiries: string[] = [];
const written = new Map<number, number>();
const took: number[] = [];

/** Counts an answer; one of another status than expected has failed. */
async function expecting(kind: string, wanted: number, asked: Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answer = await asked;
  took.push(performance.now() - began);
  const name = `${kind} ${answer.status}`;
  statuses[name] = (statuses[name] ?? 0) + 1;
  if (answer.status !== wanted) wrong.push(`${name}: ${answer.text.slice(0, 200)}`);
  return answer;
}

const shown = await list(LISTINGS);
// Others than those that are written: a new title gives a page another address.
const looked = shown.slice(LISTINGS / 2);
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

let isOver = false;
process.on('SIGTERM', () => {
  isOver = true;
});
const goOn = (work: (n: number) => Promise<void>) =>
  repeat(
    () => isOver,
    work,
    (why) => wrong.push(`no answer: ${why}`),
  );

async function write(n: number, round: number): Promise<void> {
  const asked = call('PUT', `/listings/van-${n}`, aListing(n, round));
  if ((await expecting('write', 200, asked)).status === 200) written.set(n, round);
}
async function click(id: number): Promise<void> {
  const lead = leadOf(await expecting('click', 302, ask(`/go/${id}`)));
  if (lead) clicks.push(lead);
}
async function send(n: number): Promise<void> {
  const message = `Question ${n}`;
  const { status } = await expecting('enquiry', 303, enquire(looked[0]!.path, form, message));
  if (status === 303) enquiries.push(message);
}

await Promise.all([
  ...[0, 1, 2].map((writer) => goOn((n) => write(writer * 8 + (n % 8), n))),
  ...[0, 1, 2].map((reader) =>
    goOn(async (n) => {
      await expecting('page', 200, ask(paths[(n * 3 + reader) % paths.length]!));
    }),
  ),
  ...[0, 1].map((clicker) => goOn((n) => click(looked[(n + clicker) % looked.length]!.id))),
  goOn(async () => {
    await expecting('call', 200, call('GET', '/me'));
  }),
  goOn(send),
]);

const stored = Map.groupBy(await leads('click'), ({ id }) => id);
const lostClicks = clicks.filter((id) => stored.get(id)?.length !== 1);
const messages = new Set((await leads('enquiry')).map(({ message }) => message));
const lostEnquiries = enquiries.filter((message) => !messages.has(message));
const lostWrites: string[] = [];
for (const [n, round] of written) {
  const { text } = await call('GET', `/listings/van-${n}`);
  if (roundOf(text) < round) lostWrites.push(`van-${n}`);
}

took.sort((a, b) => a - b);
const at = (part: number) => Math.round(took[Math.floor(took.length * part)] ?? 0);
console.log(`drill: ${took.length} requests, ${wrong.length} failed`);
console.log(
  `drill: half took ${at(0.5)} ms, 99 of 100 at most ${at(0.99)} ms, the longest ${Math.round(took.at(-1) ?? 0)} ms`,
);
console.log(
  `drill: acknowledged and lost: ${clicks.length} clicks, ${lostClicks.length}; ${enquiries.length} enquiries, ${lostEnquiries.length}; ${written.size} listings written, ${lostWrites.length}`,
);
console.log(statuses);
const lost = [...lostClicks, ...lostEnquiries, ...lostWrites];
for (const what of new Set([...wrong, ...lost])) console.error(`drill: ${what}`);
process.exit(wrong.length + lost.length > 0 ? 1 : 0);

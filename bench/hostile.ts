import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/db/index.ts';
import { aListing } from '../test/builders/listing.ts';
import {
  type Body,
  hostileFiles,
  hostileForms,
  hostileJson,
  hostilePhotos,
  ordinaryFile,
  ordinaryForm,
  ordinaryJson,
  ordinaryPhoto,
} from './hostile/bodies.ts';
import { type Answer, fieldsOf, type Person, personAt, send } from './hostile/client.ts';
import { type Door, findDoors } from './hostile/doors.ts';
import { memoryDuring, openProber, type Prober } from './hostile/prober.ts';
import { textMeasurements } from './hostile/texts.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject } from './support/subject.ts';

/**
 * Maximum ratio between the waits of another request beside a hostile and beside an ordinary body
 * of the same endpoint.
 */
const MAX_RATIO = 20;

/** Shorter waits beside an ordinary body are measurement noise of the machine. */
const LEAST_WAIT_MS = 2;

/**
 * Maximum growth of the process's memory with the most hostile body, above the growth with an
 * ordinary one.
 */
const MAX_MEGABYTES = 64;

const ORDINARY_RUNS = 5;
const MOST_RUNS = 3;

/** Sizes in bytes that are tried to find the largest body that an endpoint accepts. */
const SIZES = [10_485_000, 8_000_000, 1_048_000, 524_000, 262_000, 131_000, 65_000, 16_000, 4000];

/** The first size that is tried for endpoints that accept neither batches nor files. */
const USUAL_BYTES = 1_048_000;

/** Size in bytes of the largest hostile body that is sent to the endpoint of photos. */
const PHOTO_BYTES = 18_000_000;

/** The result of sending one body. */
interface Run {
  shape: string;
  waitMs: number;
  megabytes: number;
  answer: Answer;
}

const { port, pid, key, sockets, cc, stop } = await start();

async function start() {
  const routesFile = join(mkdtempSync(join(tmpdir(), 'campcairn-bench-')), 'routes.json');
  process.env.FASTIFY_ROUTES = routesFile;
  const subject = await startSubject({
    NODE_OPTIONS: `--max-old-space-size=512 --import ${join(import.meta.dirname, 'hostile/routes-of-fastify.mjs')}`,
    FASTIFY_ROUTES: routesFile,
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    STRIPE_PRICE_MONTHLY: 'price_month',
    STRIPE_PRICE_YEARLY: 'price_year',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  return subject;
}

/** Whether another run would not change the verdict: the wait is short enough, or far too long. */
const isPlain = (waitMs: number, most: number) => waitMs <= most || waitMs > most * 10;

/**
 * Sends a body to an endpoint while another request waits; returns the run that the machine
 * disturbed least.
 */
async function tried(
  door: Door,
  body: Body,
  { prober, headers, most }: { prober: Prober; headers: Record<string, string>; most: number },
): Promise<Run> {
  let best: Run | undefined;
  for (let run = 0; run < MOST_RUNS && !(best && isPlain(best.waitMs, most)); run++) {
    const {
      megabytes,
      result: { waitMs, result: answer },
    } = await memoryDuring(pid, () => prober.during(() => send(port, door, body, headers)));
    const now = { shape: body.shape, waitMs, megabytes, answer };
    if (!best || now.waitMs < best.waitMs) best = now;
  }
  return best!;
}

/**
 * Returns the bodies for an endpoint: an ordinary one, and hostile ones of the largest size that it
 * accepts.
 */
async function bodiesOf(
  door: Door,
  person: Person | undefined,
  headers: Record<string, string>,
): Promise<{ ordinary: Body; hostile: Body[] }> {
  if (door.takes === 'photo')
    return { ordinary: await ordinaryPhoto(), hostile: await hostilePhotos(PHOTO_BYTES) };
  const page = door.page === null ? '' : await (person?.page(door.page) ?? textOf(door.page));
  const { fields, hasFile } = fieldsOf(page, door.path.slice(door.page?.length ?? 0));
  const make = async (size: number): Promise<Body[]> => {
    if (door.takes === 'json') return hostileJson(door.example, size);
    return hasFile ? hostileFiles(fields, size) : hostileForms(fields, size);
  };
  const ordinary =
    door.takes === 'json'
      ? ordinaryJson(door.example)
      : hasFile
        ? ordinaryFile(fields)
        : ordinaryForm(fields);
  const isLarge = hasFile || /\/batch(?:\/check)?$/.test(door.path);
  for (const size of SIZES.filter((bytes) => isLarge || bytes <= USUAL_BYTES)) {
    const hostile = await make(size);
    const plain = hostile.find(({ shape }) => shape === 'one long text') ?? hostile.at(-2)!;
    const { status } = await send(port, door, plain, headers);
    if (status !== 413) return { ordinary, hostile };
  }
  return { ordinary, hostile: await make(SIZES.at(-1)!) };
}

const textOf = async (path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).text();

/** Tests an endpoint with all its bodies. */
async function measure(
  door: Door,
  person: Person | undefined,
  prober: Prober,
): Promise<Measurement> {
  const headers: Record<string, string> = person
    ? { cookie: await person.cookie() }
    : door.page === null
      ? { authorization: `Bearer ${key}`, accept: 'application/json' }
      : {};
  const { ordinary, hostile } = await bodiesOf(door, person, headers);
  const usual: Run[] = [];
  for (let run = 0; run < ORDINARY_RUNS; run++)
    usual.push(await tried(door, ordinary, { prober, headers, most: Infinity }));
  const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[ORDINARY_RUNS >> 1]!;
  const ordinaryWait = Math.max(LEAST_WAIT_MS, middle(usual.map(({ waitMs }) => waitMs)));
  const ordinaryMegabytes = middle(usual.map(({ megabytes }) => megabytes));
  const most = ordinaryWait * MAX_RATIO;
  const runs: Run[] = [];
  for (const body of hostile) {
    const run = await tried(door, body, { prober, headers, most });
    runs.push(run);
  }
  const worst = runs.toSorted((a, b) => b.waitMs - a.waitMs)[0]!;
  const largest = runs.toSorted((a, b) => b.megabytes - a.megabytes)[0]!;
  const longest = runs.toSorted((a, b) => b.answer.bytes - a.answer.bytes)[0]!;
  const growth = largest.megabytes - ordinaryMegabytes;
  const unanswered = runs.filter(({ answer }) => answer.status === 0);
  const isOver = worst.waitMs > most || growth > MAX_MEGABYTES || unanswered.length > 0;
  if (isOver) process.exitCode = 1;
  return {
    name: [
      `${isOver ? 'OVER ' : ''}${door.name}: ms that another request waits beside ${worst.shape} (${worst.answer.status})`,
      `${(hostile[0]!.bytes.length / 1024).toFixed(0)} kB, ordinary answered ${usual[0]!.answer.status}`,
      `memory ${growth} MB above beside ${largest.shape}, longest answer ${(longest.answer.bytes / 1024).toFixed(0)} kB`,
      ...unanswered.map(({ shape }) => `no answer to ${shape}`),
    ].join('; '),
    figure: worst.waitMs,
    limit: { name: `beside an ordinary body; at most ${MAX_RATIO} times`, figure: ordinaryWait },
    details: { usual, runs },
  };
}

const LISTING = 'van-1';

/** Creates the data that endpoints work on; returns the parameters of their paths. */
async function fill(): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/listings/${LISTING}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(aListing()),
  });
  const { id, public_url } = (await answer.json()) as { id: number; public_url: string };
  return {
    partner: 'bench',
    slug: 'bench',
    listing: LISTING,
    external_id: LISTING,
    page: new URL(public_url).pathname.split('/').at(-1)!,
    '/operator/listings/[id] id': String(id),
    '/sign-in/unsent query': '?to=%2Fdashboard%2Fbench%2Flistings%2Fnew',
  };
}

/** Endpoints that delete or replace data needed by others are tested last. */
const isLast = ({ name }: Door): boolean =>
  /sign-out|close$|remove$|revoke|\?\/(?:status|end|endOthers|delete|key|create|leave)$/.test(name);

try {
  const [wanted] = process.argv.slice(2);
  const parameters = await fill();
  const doors = (await findDoors(process.env.FASTIFY_ROUTES!, parameters))
    .filter(({ name }) => wanted === undefined || new RegExp(wanted).test(name))
    .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const db = openDatabase(`postgres://postgres@/campcairn?host=${encodeURIComponent(sockets)}`);
  const address = `http://127.0.0.1:${port}`;
  const member = personAt(db, address, { email: 'bench@bench.example', home: '/dashboard/bench' });
  const operator = personAt(db, address, {
    email: 'ada@bench.example',
    home: '/operator',
    revive: () => cc('operator', 'add', 'ada@bench.example'),
  });
  const prober = openProber(port);
  const measurements: Measurement[] = [];
  for (const door of doors) {
    const [, area = ''] = /^\S+ \/(\w+)/.exec(door.name) ?? [];
    const person = { dashboard: member, profile: member, operator }[area];
    const measurement = await measure(door, person, prober);
    console.log(measurement.name, measurement.figure, 'beside', measurement.limit!.figure);
    measurements.push(measurement);
  }
  prober.close();
  await db.end();
  report('hostile', wanted === undefined ? [...textMeasurements(), ...measurements] : measurements);
} finally {
  await stop();
}

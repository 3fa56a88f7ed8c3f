import { createHash } from 'node:crypto';
import { countNewLeads } from '../src/leads/days.sql.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import {
  endEventSequence,
  endLeadSequence,
  insertAttempts,
  insertCalls,
  insertDeliveries,
  insertLeads,
  insertLink,
  insertListingCounts,
  insertPartnerCounts,
  insertWindows,
  selectOne,
  vacuum,
} from './dashboard/fill.sql.ts';
import { endConnections } from './support/connections.sql.ts';
import { benchListing } from './support/listings.ts';
import { jsonRequest, load, type LoadResult, pageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject, type Subject } from './support/subject.ts';

const LISTINGS = 20_000;
const LEADS = 50_000;
const BATCH = 100;
const REQUESTS = 300;
/**
 * Each page is measured in this many rounds; the fastest round counts, because it was disturbed
 * least.
 */
const ROUNDS = 4;
const WARM_UP = 40;

/** Maximum 99th percentile of a page, and of a statistics page. */
const MAX_P99_MS = 30;
const MAX_STATISTICS_P99_MS = 50;

/** The listing whose statistics are read. */
const SHOWN = 'van-7';

/** Fills the database; returns the ids for the measured URLs. */
async function fill({ port, key, sockets, partnerId, cc }: Subject, token: string) {
  await load(port, {
    requests: LISTINGS / BATCH,
    inFlight: 4,
    make: (n) =>
      jsonRequest('POST', '/api/v1/listings/batch', key, {
        items: Array.from({ length: BATCH }, (_, index) => {
          const number = n * BATCH + index;
          return { external_id: `van-${number}`, ...benchListing(number, 5000 + (number % 9000)) };
        }),
      }),
  });
  const db = openDatabase(`postgres://postgres@/campcairn?host=${encodeURIComponent(sockets)}`);
  await db.execute(insertLeads, [partnerId, LEADS]);
  await db.execute(endLeadSequence);
  await db.execute(insertDeliveries);
  await db.execute(endEventSequence);
  await db.execute(insertAttempts);
  await db.execute(insertCalls, [partnerId]);
  cc('premium', 'grant', 'bench');
  await db.execute(insertPartnerCounts, [partnerId]);
  await db.execute(insertWindows, [partnerId]);
  await db.execute(insertListingCounts, [partnerId, SHOWN]);
  // The hourly job that counts leads by day has not run yet.
  await db.one(countNewLeads, [LEADS]);
  const hash = createHash('sha256').update(token).digest();
  await db.execute(insertLink, [hash, 'bench@bench.example']);
  await db.execute(vacuum);
  // Open connections have planned their statements for empty tables.
  await db.query(endConnections);
  const ids = await db.one(selectOne, [partnerId]);
  await db.end();
  return ids;
}

/** Signs in; returns the `cookie` header of the session. */
async function signIn(port: number, token: string): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/sign-in/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return `Cookie: ${cookies.join('; ')}\r\n\r\n`;
}

const pagesOf = ({ lead, failed, listing }: { lead: string; failed: string; listing: string }) => [
  '',
  '/listings',
  '/listings?sort=title',
  '/listings?sort=price',
  '/listings?q=bramble',
  '/listings?q=nothing+like+it',
  '/listings?missing=photos',
  `/listings/edit/${listing}`,
  `/listings/edit/${listing}/calendar`,
  `/listings/edit/${listing}/preview`,
  '/calendar',
  '/calendar?q=bramble',
  '/leads',
  '/leads?kind=enquiry',
  '/leads?status=waiting',
  `/leads?q=${lead.slice(0, 24)}`,
  `/leads/${lead}`,
  '/webhooks',
  '/webhooks?state=failed',
  `/webhooks/${failed}`,
  '/feed',
  '/key',
  '/team',
  '/account',
  '/premium',
  '/statistics',
  '/statistics?days=365',
  '/statistics?days=90&sort=clicks',
  `/statistics/${SHOWN}?days=90`,
  `/statistics/${SHOWN}?days=365`,
];

async function main(): Promise<void> {
  const subject = await startSubject();
  try {
    const token = 'benchbench'.padEnd(43, '0');
    const ids = await fill(subject, token);
    const { port } = subject;
    const session = await signIn(port, token);
    const paths = pagesOf(ids);
    const read = async (path: string, requests: number): Promise<LoadResult> => {
      const request = pageRequest(`/dashboard/bench${path}`).replace(/\r\n$/, session);
      const result = await load(port, { requests, inFlight: 1, make: () => request });
      if (result.statuses[200] !== requests) throw new Error(`${path}: ${JSON.stringify(result)}`);
      return result;
    };
    // Pages share most of their code, which V8 compiles once it has run for a while.
    for (const path of paths) await read(path, WARM_UP);
    const rounds = new Map<string, LoadResult[]>(paths.map((path) => [path, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const path of paths) rounds.get(path)!.push(await read(path, REQUESTS));
    }
    const measurements = [...rounds].map(([path, results]): Measurement => {
      const best = results.reduce((a, b) => (b.p99 < a.p99 ? b : a));
      const all = results.map(({ p99 }) => p99).join(', ');
      return {
        name: `${path || 'overview'}: ms at p99 (p50 ${best.p50}; rounds ${all})`,
        figure: best.p99,
        limit: {
          name: 'ms at p99 that are wanted',
          figure: path.startsWith('/statistics') ? MAX_STATISTICS_P99_MS : MAX_P99_MS,
        },
        details: best,
      };
    });
    report('dashboard', measurements);
  } finally {
    await subject.stop();
  }
}

await main();

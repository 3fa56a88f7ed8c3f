import { insertClicks } from '../src/leads/click.sql.ts';
import { openDatabase, statement } from '../src/platform/db/index.ts';
import { benchListing } from './support/listings.ts';
import { jsonRequest, load, pageRequest } from './support/load.ts';
import { pgbench } from './support/pgbench.ts';
import { report } from './support/report.ts';
import { startSubject } from './support/subject.ts';

const LISTINGS = 1000;
/** Rounds of clicks and of bare inserts in turn; the one with the middle ratio counts. */
const ROUNDS = 5;
const CLICKS_A_ROUND = 20_000;
const SECONDS_A_ROUND = 3;
const IN_FLIGHT = 64;

const listingRange = statement<{ first: number; last: number }>(
  'bench.listing_range',
  'select min(id) as first, max(id) as last from listing',
);
/** Creates a sequence whose numbers are above all numbers of leads. */
const makeSequence = statement(
  'bench.lead_sequence',
  'create sequence bench_lead start 1000000000 cache 100',
);
const countClicks = statement<{ clicks: number }>(
  'bench.clicks',
  `select count(*) as clicks from lead where kind = 'click' and seq < 1000000000`,
);

/** Returns a pgbench script that runs the statement of clicks, one click at a time. */
const clickScript = (first: number, last: number): string =>
  `\\set listing random(${first}, ${last})\n${insertClicks.text
    .replace(
      '$1::json',
      `json_build_array(json_build_object('lead_id', 'lead_' || replace(gen_random_uuid()::text, '-', ''),
       'listing_id', :listing::bigint))`,
    )
    .replace('$2', 'now()')};\n`;

/**
 * Returns a pgbench script that inserts bare leads, without the lock that numbers them and without
 * reading the listing.
 */
const leadScript = (first: number, last: number, partnerId: number): string =>
  `\\set listing random(${first}, ${last})
insert into lead (seq, id, partner_id, listing_id, kind, created_at, delivery_status)
values (nextval('bench_lead'), 'lead_' || replace(gen_random_uuid()::text, '-', ''), ${partnerId},
  :listing, 'click', now(), 'not_applicable');
`;

async function main(): Promise<void> {
  const subject = await startSubject();
  const { port, key, sockets, partnerId } = subject;
  const db = openDatabase(`postgres://postgres@/campcairn?host=${encodeURIComponent(sockets)}`);
  try {
    await load(port, {
      requests: LISTINGS,
      inFlight: 32,
      make: (n) => jsonRequest('PUT', `/api/v1/listings/van-${n}`, key, benchListing(n, 100)),
    });
    const { first, last } = await db.one(listingRange);
    await db.execute(makeSequence);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const clicked = await load(port, {
        requests: CLICKS_A_ROUND,
        inFlight: IN_FLIGHT,
        make: (n) => pageRequest(`/go/${first + (n % LISTINGS)}`),
      });
      const script = leadScript(first, last, partnerId);
      const bare = pgbench(sockets, script, IN_FLIGHT, SECONDS_A_ROUND);
      const redirects = clicked.statuses[302] ?? 0;
      rounds.push({ clicked, bare, redirects, ratio: clicked.perSecond / bare });
    }
    const { clicks } = await db.one(countClicks);
    const alone = pgbench(sockets, clickScript(first, last), IN_FLIGHT, SECONDS_A_ROUND);
    const { clicked, bare } = rounds.toSorted((a, b) => a.ratio - b.ratio)[(ROUNDS - 1) / 2]!;
    const redirects = rounds.reduce((sum, round) => sum + round.redirects, 0);
    report('go', [
      {
        name: 'clicks taken and redirected',
        figure: clicked.perSecond,
        limit: { name: 'the statement, one click at a time, through pgbench', figure: alone },
        wanted: 1,
        details: clicked,
      },
      {
        name: 'clicks taken and redirected',
        figure: clicked.perSecond,
        limit: { name: 'bare inserts of leads through pgbench', figure: bare },
        wanted: 0.95,
        details: rounds.map(({ ratio }) => Math.round(ratio * 100) / 100),
      },
      {
        name: 'leads kept of the clicks',
        figure: clicks,
        limit: { name: 'redirects', figure: redirects },
        wanted: 1,
      },
    ]);
  } finally {
    await db.end();
    await subject.stop();
  }
}

await main();

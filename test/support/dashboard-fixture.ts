import type { ServerResponse } from 'node:http';
import { SOURCES } from '../../src/listings/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import type { Job } from '../../src/platform/jobs/index.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { aFullCampervan, aListing } from '../builders/listing.ts';
import { createAuthority } from './certificates.ts';
import { START } from './campcairn.ts';
import { fillClaims } from './claim-fixture.ts';
import { dashboardOf } from './dashboard.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { startTestSite, type TestSite } from './site.ts';

/** A site with two partners: one with much of everything, and one that has just been approved. */
export interface DashboardFixture {
  site: TestSite;
  /** Email addresses of the owners, who sign in with them. */
  owner: string;
  newcomer: string;
  /** Address of the dashboard of the partner that has much. */
  full: string;
  /** Address of the dashboard of the one that has nothing. */
  empty: string;
  /** Leads in each state. */
  leads: { waiting: string; failed: string; delivered: string; redacted: string; click: string };
  feed: number;
  /** A run with failing rows. */
  run: number;
  /** A campsite that can be claimed. */
  offeredPlace: number;
  close(): Promise<void>;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const LONG_MESSAGE = `Is there room for two bikes, a pram and a dog? ${'We come from Setúbal and arrive late. '.repeat(12)}`;

/** Clicks of a listing, some on each of the last days. */
const insertClicks = statement<
  never,
  [partnerId: number, listingId: number, latest: Date, count: number]
>(
  'test.dashboard_world.clicks',
  `with numbered as (update lead_sequence set last = last + $4 returning last)
   insert into lead (seq, id, partner_id, listing_id, kind, created_at, delivery_status, source_page)
   select last - n, 'lead_World' || lpad(n::text, 17, '0'), $1, $2, 'click',
     $3::timestamptz - (n * n % 38) * interval '1 day' - n * interval '1 minute',
     'not_applicable', 'https://campcairn.example/campervans/gb'
   from numbered, generate_series(0, $4::int - 1) n`,
);

const feedOf = (rows: number, failing: number): string => {
  const lines = Array.from({ length: rows }, (_, index) => {
    const title = index < failing ? 'No' : `Motorhome ${index} of the northern yard`;
    return `m-${index},${title},https://vans.example/m-${index},motorhome,${90 + index}.00,GBP,54.45,-2.98`;
  });
  return ['id,title,url,category,price,currency,latitude,longitude', ...lines, ''].join('\n');
};

/** Starts the site and fills it; `close` it in `after`. */
export async function startDashboardFixture(): Promise<DashboardFixture> {
  const authority = createAuthority();
  const answers = { hook: 204, feed: feedOf(12, 0) };
  const reply = (path: string, response: ServerResponse) => {
    if (path.startsWith('/feed')) {
      response.writeHead(answers.feed === '' ? 503 : 200).end(answers.feed);
    } else {
      response.writeHead(answers.hook).end(answers.hook < 300 ? '' : 'The booking system is away.');
    }
  };
  const receiver = await startReceiver(authority.issue(), ({ path }, response) =>
    reply(path, response),
  );
  // Without https the session's cookie can be handed to a browser on loopback.
  const site = await startTestSite(
    { PUBLIC_URL: 'http://localhost', ENQUIRY_LIMIT: '1000', OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
  const filled = await fill(site, receiver, answers);
  return {
    site,
    ...filled,
    async close() {
      await site.stop();
      await receiver.close();
    },
  };
}

async function fill(
  site: TestSite,
  receiver: Receiver,
  answers: { hook: number; feed: string },
): Promise<Omit<DashboardFixture, 'site' | 'close'>> {
  const { services, clock, database } = site;
  let hours = 0;
  /** Runs the jobs that are due within so many more hours. */
  const drain = async (more: number) => {
    hours += more;
    await services.worker.drain({ until: new Date(Date.now() + hours * HOUR) });
  };
  const before = (days: number) => clock.set(new Date(Date.parse(START) - days * DAY));

  before(100);
  const owner = 'reservations.and.everything-else@moor-and-coast-campervans.example';
  const partner = await site.partner('Moor & Coast Campervans and Motorhomes', {
    email: owner,
    categories: ['campervan', 'motorhome'],
    countries: ['GB', 'IE', 'FR'],
  });
  const { id: partnerId } = await services.partners.bySlug(partner.slug);
  const dashboard = await dashboardOf(site, partner.slug);
  const number = await fillListings(site, partner);

  const enquire = async (message: string) => {
    clock.advance(HOUR);
    await anEnquiry(site, number, {
      message,
      guests: '3',
      phone: '+351 912 345 678',
      start_date: '2026-07-03',
      end_date: '2026-07-10',
    });
    return (await dashboard.leads.page({})).items[0]!.id;
  };
  const redacted = await enquire('Of January.');
  await partner.call('PATCH', '/me', {
    webhook_url: `${receiver.url}/hooks/campcairn/enquiries?account=moor-and-coast`,
  });
  let delivered = '';
  for (let days = 28; days > 1; days -= 3) {
    before(days);
    for (let number = 0; number <= days % 4; number++) delivered = await enquire(LONG_MESSAGE);
    await drain(0);
  }
  answers.hook = 503;
  before(1);
  const failed = await enquire('Is the van free in July?');
  await drain(24);
  before(0);
  const waiting = await enquire('Do you meet us at the airport?');
  await drain(0);
  await database.db.execute(insertClicks, [partnerId, number, clock.now(), 40]);

  const { run, feed } = await fillFeed(site, partnerId, answers, receiver);
  await fillAccount(site, partner.slug, owner);
  await services.retention.redactOld();
  await partner.call('PUT', '/listings/heather', aListing({ title: 'Heather of the fells' }));
  for (let days = 0; days < 3; days++) {
    await partner.call('PUT', '/listings/heather', { title: 'No' });
    await partner.call('GET', '/listings/nowhere');
    await partner.call('GET', '/me');
  }
  await services.apiCalls.write();
  await fillStatistics(site, partner.slug, number);

  const newcomer = 'hello@fell.example';
  const fresh = await services.partners.create({
    name: 'Fell Vans',
    website: 'https://fell.example',
    email: newcomer,
    status: 'approved',
  });
  const { offeredPlace } = await fillClaims(site, partnerId, fresh.id);
  const click = (await dashboard.leads.page({ kind: 'click' })).items[0]!.id;
  return {
    owner,
    newcomer,
    full: `/dashboard/${partner.slug}`,
    empty: `/dashboard/${fresh.slug}`,
    leads: { waiting, failed, delivered, redacted, click },
    feed,
    run,
    offeredPlace,
  };
}

/** Thirty listings, some without photos or dates, one hidden; gives the number of one that travellers see. */
async function fillListings(
  { services, context }: TestSite,
  partner: Awaited<ReturnType<TestSite['partner']>>,
): Promise<number> {
  const items = Array.from({ length: 30 }, (_, index) => ({
    external_id: `van-${index}`,
    ...(index % 4 === 0 ? aListing() : aFullCampervan()),
    title:
      index % 7 === 0
        ? `Sandpiper of the moor number ${index}, a campervan for six with bunks, awning and a view of the sea`
        : `Heather ${index}, a campervan`,
    status: index % 9 === 8 ? 'paused' : 'active',
  }));
  await partner.call('POST', '/listings/batch', { items });
  await partner.call('PUT', '/listings/van-1/availability', {
    ranges: [{ start: '2026-06-01', end: '2027-06-01', status: 'available' }],
  });
  const { body } = await partner.call('GET', '/listings/van-1');
  const { body: other } = await partner.call('GET', '/listings/van-2');
  await context.db.transaction((tx) =>
    services.listingHiding.hide(tx, other.id, 'The photos show another van than the words say.'),
  );
  return body.id;
}

/** Premium, and figures of a listing from every source on each of the last days. */
async function fillStatistics(
  { services, clock }: TestSite,
  slug: string,
  number: number,
): Promise<void> {
  const { counts, jobs } = services.statistics;
  await services.partners.setPremium(slug, new Date(Date.parse(START) + 400 * DAY));
  for (let ago = 40; ago >= 0; ago--) {
    clock.set(new Date(Date.parse(START) - ago * DAY));
    SOURCES.forEach((source, at) => {
      const found = { source, country: ['GB', 'FR', ''][(ago + at) % 3]! };
      for (let times = 0; times < (ago * at) % 9; times++) counts.count('shown', [number], found);
      counts.count('viewed', [number], found);
    });
  }
  await counts.write();
  for (const job of jobs) await job.run({} as Job);
}

/** A feed with a report, with a run whose rows failed in part, and which cannot be read now. */
async function fillFeed(
  { services, clock }: TestSite,
  partnerId: number,
  answers: { feed: string },
  receiver: Receiver,
): Promise<{ feed: number; run: number }> {
  const { feeds } = services;
  const { id: feed } = await feeds.add(partnerId, { url: `${receiver.url}/feed.csv?key=s3cret` });
  await feeds.run(feed);
  clock.advance(HOUR);
  answers.feed = feedOf(13, 4);
  await feeds.preview(feed);
  const { id: run } = await feeds.run(feed);
  clock.advance(HOUR);
  answers.feed = '';
  await feeds.run(feed);
  await feeds.schedule(feed, 'daily');
  return { feed, run };
}

/** A team, a wish to change the contact address and one to have another feed. */
async function fillAccount(site: TestSite, slug: string, owner: string): Promise<void> {
  const { team, account } = await dashboardOf(site, slug);
  await team.add('ines.duarte@moor-and-coast-campervans.example', 'member');
  await team.add('bookkeeping@moor-and-coast-campervans.example', 'reader');
  await account.askContactChange(`new.${owner}`);
}

type PathOf = (fixture: DashboardFixture) => string;

/** Pages of the dashboard with much in them, by name. Those of one listing have tests of their own. */
export const FULL_PAGES: Record<string, PathOf> = {
  overview: ({ full }) => full,
  listings: ({ full }) => `${full}/listings`,
  'new prices of many': ({ full }) =>
    `${full}/listings/prices?all=yes&change=raise&value=5&by=percent&when=all&round=1`,
  claims: ({ full }) => `${full}/claims`,
  'campsites by name': ({ full }) => `${full}/claims?name=gannel`,
  'campsite to claim': ({ full, offeredPlace }) => `${full}/claims?place=${offeredPlace}`,
  leads: ({ full }) => `${full}/leads`,
  'leads that wait': ({ full }) => `${full}/leads?status=waiting`,
  'no lead like that': ({ full }) => `${full}/leads?q=lead_nothing`,
  'lead that waits': ({ full, leads }) => `${full}/leads/${leads.waiting}`,
  'lead that failed': ({ full, leads }) => `${full}/leads/${leads.failed}`,
  'lead that arrived': ({ full, leads }) => `${full}/leads/${leads.delivered}`,
  'wiped lead': ({ full, leads }) => `${full}/leads/${leads.redacted}`,
  click: ({ full, leads }) => `${full}/leads/${leads.click}`,
  webhooks: ({ full }) => `${full}/webhooks`,
  'delivery that failed': ({ full, leads }) =>
    `${full}/webhooks/${leads.failed.replace('lead_', 'evt_')}`,
  'delivery that arrived': ({ full, leads }) =>
    `${full}/webhooks/${leads.delivered.replace('lead_', 'evt_')}`,
  feed: ({ full }) => `${full}/feed`,
  'run of the feed': ({ full, feed, run }) => `${full}/feed/${feed}/runs/${run}`,
  'report of the feed': ({ full, feed }) => `${full}/feed/${feed}/report`,
  developers: ({ full }) => `${full}/developers`,
  key: ({ full }) => `${full}/key`,
  premium: ({ full }) => `${full}/premium`,
  statistics: ({ full }) => `${full}/statistics`,
  'statistics of a listing': ({ full }) => `${full}/statistics/van-1?days=90`,
  team: ({ full }) => `${full}/team`,
  account: ({ full }) => `${full}/account`,
  profile: () => '/profile',
};

/** The same of a partner that has nothing yet. */
export const EMPTY_PAGES: Record<string, PathOf> = {
  overview: ({ empty }) => empty,
  listings: ({ empty }) => `${empty}/listings`,
  'prices of nothing': ({ empty }) => `${empty}/listings/prices`,
  'campsite to claim': ({ empty, offeredPlace }) => `${empty}/claims?place=${offeredPlace}`,
  leads: ({ empty }) => `${empty}/leads`,
  'leads to answer': ({ empty }) => `${empty}/leads?status=unanswered`,
  developers: ({ empty }) => `${empty}/developers`,
  webhooks: ({ empty }) => `${empty}/webhooks`,
  feed: ({ empty }) => `${empty}/feed`,
  key: ({ empty }) => `${empty}/key`,
  premium: ({ empty }) => `${empty}/premium`,
  'statistics without Premium': ({ empty }) => `${empty}/statistics`,
  team: ({ empty }) => `${empty}/team`,
  account: ({ empty }) => `${empty}/account`,
  profile: () => '/profile',
};

import type { ServerResponse } from 'node:http';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import type { ReceivedRequest } from '../../../test/support/receiver.ts';
import { checkListing, createListingHiding, createListingWriter } from '../../listings/index.ts';
import { createPartnerMails, toMail } from '../../mails/index.ts';
import { createPartners } from '../../partners/index.ts';
import type { PartnerRow } from '../../partners/index.ts';
import { createLocator, loadTowns, townsNamed } from '../../places/index.ts';
import { manualClock } from '../../../test/support/manual-clock.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import { createRateLimits } from '../../platform/rate-limit/index.ts';
import { createKeyRing } from '../../platform/secrets/index.ts';
import { createFeeds } from '../settings/feed.ts';
import { presentRun } from '../feed.present.ts';
import { createPartnerFeeds } from '../partner-feeds.ts';
import { createFeedReports } from '../report/report.ts';
import { createFeedRequests } from '../settings/requests.ts';
import type { RunAnswer } from '../feed.present.ts';
import { runFeed } from '../run-feed.ts';
import type { RunDeps } from '../run-feed.ts';
import { selectState } from './state.sql.ts';

/** The answer of the partner's server, which tests change. */
export interface Served {
  body: string | Uint8Array;
  status: number;
  headers: Record<string, string>;
  /** Overrides the answer. */
  reply: ((request: ReceivedRequest, response: ServerResponse) => void) | null;
}

const VANS = {
  name: 'Harbour Vans',
  website: 'https://vans.example',
  email: 'office@vans.example',
  status: 'approved',
};

/** Starts a partner's server and everything that reads feeds, on a new database; `close` it in `after`. */
export async function createFeedLab() {
  const database = await createTestDatabase();
  const { db } = database;
  const fixture = createOutboundLab({ connectTimeoutMs: 5000 });
  const clock = manualClock('2026-05-04T09:00:00Z');
  const keyRing = createKeyRing(['a secret of the laboratory']);
  const locator = createLocator(await loadTowns(db));
  const partners = createPartners(db, clock);
  const mails: NewMail[] = [];
  const post = async (_: unknown, mail: NewMail) => mails.push(mail);
  const deps: RunDeps = {
    db,
    clock,
    keyRing,
    outbound: fixture.outbound,
    locator: async () => locator,
    findTowns: (name, where) => townsNamed(db, name, where),
    mails: createPartnerMails({
      keyRing,
      publicUrl: 'https://campcairn.example',
      timeZoneOf: () => 'Europe/London',
      post,
    }),
    publicUrl: 'https://campcairn.example',
    postToOperators: async (tx, letter) => {
      await post(tx, toMail('operator@campcairn.example', letter));
    },
  };
  const feeds = createFeeds({ db, clock, keyRing, outbound: fixture.outbound });
  const writer = createListingWriter(db, locator.locate);
  const hiding = createListingHiding({
    db,
    clock,
    publicUrl: 'https://campcairn.example',
    mails: deps.mails,
  });
  const reports = createFeedReports({ db, clock, mails: deps.mails });
  const limits = createRateLimits({ db, clock, keyRing, onError: () => {} });
  const readLimit = limits.exact('feed readings', 3, 3600);
  const requests = createFeedRequests({
    ...deps,
    post,
    operatorEmails: () => Promise.resolve(['operator@campcairn.example']),
  });

  /** Adds a feed of a new partner or of a given one, with the server that serves it. */
  async function feed(
    settings: Record<string, unknown> = {},
    {
      partner,
      path = '/feed.csv?token=s3cret',
      ...more
    }: { partner?: PartnerRow; header?: string; path?: string } = {},
  ) {
    const served: Served = { body: '', status: 200, headers: {}, reply: null };
    const receiver = await fixture.receiver((request, response) => {
      if (served.reply !== null) served.reply(request, response);
      else response.writeHead(served.status, served.headers).end(served.body);
    });
    const owner = partner ?? (await partners.create(VANS));
    const url = receiver.url + path;
    const { id } = await feeds.add(owner.id, { url, settings, ...more });
    return {
      id,
      url,
      partner: owner,
      served,
      received: receiver.received,
      another: () => feed({}, { partner: owner }),
      /** Serves a file and reads it. */
      async run(body?: string | Uint8Array): Promise<RunAnswer> {
        if (body !== undefined) served.body = body;
        clock.advance(3_600_000);
        return presentRun(await runFeed(deps, id));
      },
      /** The published listings: `v-1 active A title`, by id. */
      async state(): Promise<string[]> {
        const rows = await db.query(selectState, [owner.id]);
        return rows.map((row) => `${row.external_id} ${row.status} ${row.title}`);
      },
      /** Puts a listing through the use case of the API. */
      async put(externalId: string, input: Record<string, unknown>): Promise<void> {
        const checked = checkListing(input);
        if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
        const write = { partnerId: owner.id, externalId, input: checked.value };
        await writer.write({ ...write, now: clock.now() });
      },
    };
  }

  return {
    database,
    db,
    clock,
    keyRing,
    deps,
    /** Mails to partners. */
    mails,
    partners,
    feeds,
    hiding,
    reports,
    requests,
    ofPartners: createPartnerFeeds({ db, limit: readLimit }),
    /** Limits how often a partner may have a feed read. */
    readLimit,
    outboundLab: fixture,

    feed,

    async close() {
      await limits.close();
      await fixture.close();
      await database.drop();
    },
  };
}

/** A CSV of vans by number; `changes` replaces titles. */
export function vans(numbers: readonly number[], changes: Record<number, string> = {}): string {
  const rows = numbers.map(
    (n) =>
      `v-${n},${changes[n] ?? `Van number ${n}`},https://vans.example/${n},campervan,${50 + n}.00,GBP,51.45,-2.58`,
  );
  return ['id,title,url,category,price,currency,latitude,longitude', ...rows, ''].join('\n');
}

/** 1, 2, … `to`. */
export function upTo(to: number): number[] {
  return Array.from({ length: to }, (_, at) => at + 1);
}

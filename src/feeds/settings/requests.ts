import { type Clock, wholeSecond } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, notFound } from '../../platform/errors.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { feedRequestDecided, feedRequested, type PartnerMails, toMail } from '../../mails/index.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import { insertFeed } from '../feed.sql.ts';
import { type CheckedSource, checkSource } from './check-source.ts';
import { lockOwnFeed } from '../partner-feed.sql.ts';
import {
  decideRequest,
  type ListedRequest,
  lockRequest,
  selectOpenRequests,
  selectRequests,
  updateAddress,
  upsertRequest,
} from './request.sql.ts';

export interface RequestingPartner {
  id: number;
  name: string;
  slug: string;
}

/** A request as its partner sees it: not the address, which may contain a token. */
export interface OpenRequest {
  id: number;
  /** Null when the request is for a first feed. */
  feedId: number | null;
  host: string;
  requestedAt: Date;
}

/** Requests of partners to operators, for another address of a feed or for a first feed. */
export interface FeedRequests {
  /** The partner's requests that are not decided. */
  open(partnerId: number): Promise<OpenRequest[]>;
  /**
   * Checks the address of a request.
   * @param input `{url, header?}`, unchecked
   * @throws `validation_error`
   */
  check(input: unknown): Promise<CheckedSource>;
  /**
   * Requests an address, and notifies the operators. It replaces an earlier request for the same feed.
   * @param feedId the partner's feed; null for a first one
   * @throws `not_found`
   */
  submit(
    tx: Tx,
    partner: RequestingPartner,
    feedId: number | null,
    source: CheckedSource,
  ): Promise<OpenRequest>;
  /** For operators: of all partners, the oldest first. */
  list(): Promise<ListedRequest[]>;
  /**
   * Uses the address from now on, or adds the feed, which has no schedule yet; notifies the partner.
   * Throws `not_found`.
   */
  accept(tx: Tx, requestId: number): Promise<{ feed: number; partnerId: number }>;
  /** Declines a request and notifies the partner of the reason. Throws `not_found`. */
  decline(tx: Tx, requestId: number, reason: string): Promise<{ partnerId: number }>;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
  mails: PartnerMails;
  post(tx: Queryable, mail: NewMail): Promise<unknown>;
  operatorEmails(tx: Queryable): Promise<string[]>;
}

export function createFeedRequests(deps: Deps): FeedRequests {
  const { db, clock, keyRing, outbound, mails, post, operatorEmails } = deps;
  const locked = async (tx: Tx, requestId: number) => {
    const request = await tx.maybeOne(lockRequest, [requestId]);
    if (!request?.address) {
      throw new ExpectedError('not_found', `There is no open request ${requestId}.`);
    }
    return { ...request, address: request.address };
  };
  return {
    async open(partnerId) {
      const rows = await db.query(selectOpenRequests, [partnerId]);
      return rows.map(({ id, feed_id: feedId, host, asked_at: requestedAt }) => ({
        id,
        feedId,
        host,
        requestedAt,
      }));
    },

    check: (input) => checkSource(outbound, input),

    async submit(tx, partner, feedId, { url, header, host }) {
      if (feedId !== null && !(await tx.maybeOne(lockOwnFeed, [partner.id, feedId]))) {
        throw notFound('feed');
      }
      const requestedAt = wholeSecond(clock.now());
      const { id } = await tx.one(upsertRequest, [
        {
          partner_id: partner.id,
          feed_id: feedId,
          address: keyRing.encrypt(url),
          header: header === null ? null : keyRing.encrypt(header),
          host,
          asked_at: requestedAt,
        },
      ]);
      for (const to of await operatorEmails(tx)) {
        await post(tx, toMail(to, feedRequested({ id, feedId, host, partner })));
      }
      return { id, feedId, host, requestedAt };
    },

    list: () => db.query(selectRequests),

    async accept(tx, requestId) {
      const request = await locked(tx, requestId);
      const { feed_id, partner_id, address, header, host, partner } = request;
      const now = wholeSecond(clock.now());
      let feed = feed_id;
      if (feed === null) {
        const added = { partner_id, address, header, host, settings: {}, created_at: now };
        feed = (await tx.one(insertFeed, [added])).id;
      } else await tx.execute(updateAddress, [feed, address, header, host]);
      await tx.execute(decideRequest, [requestId, true, now]);
      await mails.post(tx, partner, (language) =>
        feedRequestDecided(language, { id: requestId, host, reason: null }),
      );
      return { feed, partnerId: partner_id };
    },

    async decline(tx, requestId, reason) {
      const { host, partner_id: partnerId, partner } = await locked(tx, requestId);
      await tx.execute(decideRequest, [requestId, false, wholeSecond(clock.now())]);
      await mails.post(tx, partner, (language) =>
        feedRequestDecided(language, { id: requestId, host, reason }),
      );
      return { partnerId };
    },
  };
}

import type { Addressee } from '../../mails/index.ts';
import { addressee, ANY_PARTNER } from '../../partners/index.ts';
import { statement } from '../../platform/db/index.ts';

/** A request of a partner to operators. */
export interface RequestRow {
  id: number;
  partner_id: number;
  /** Null when the request is for a first feed. */
  feed_id: number | null;
  /** Encrypted, as is the header; null once it is decided. */
  address: string | null;
  header: string | null;
  host: string;
  asked_at: Date;
}

/** Stores a request in place of an earlier one for the same feed. */
export const upsertRequest = statement<{ id: number }, [request: Omit<RequestRow, 'id'>]>(
  'feeds.upsert_request',
  `insert into feed_request (partner_id, feed_id, address, header, host, asked_at)
   select partner_id, feed_id, address, header, host, asked_at
   from jsonb_populate_record(null::feed_request, $1::jsonb)
   on conflict (partner_id, coalesce(feed_id, 0)) where decided_at is null do update
     set address = excluded.address, header = excluded.header, host = excluded.host,
       asked_at = excluded.asked_at
   returning id`,
);

/** The open requests of a partner. */
export const selectOpenRequests = statement<
  Pick<RequestRow, 'id' | 'feed_id' | 'host' | 'asked_at'>,
  [partnerId: number]
>(
  'feeds.select_open_requests',
  `select id, feed_id, host, asked_at from feed_request
   where partner_id = $1 and decided_at is null order by id`,
);

export interface ListedRequest extends Pick<RequestRow, 'id' | 'feed_id' | 'host' | 'asked_at'> {
  partner_slug: string;
  partner_name: string;
  /** The host of the feed's current address. */
  present_host: string | null;
}

/** The open requests of all partners, the oldest first. */
export const selectRequests = statement<ListedRequest>(
  'feeds.select_requests',
  `select q.id, q.feed_id, q.host, q.asked_at, p.slug as partner_slug, p.name as partner_name,
     f.host as present_host
   from feed_request q join ${ANY_PARTNER} p on p.id = q.partner_id
   left join feed f on f.id = q.feed_id
   where q.decided_at is null order by q.id`,
);

/** Locks an open request; with the partner to notify. */
export const lockRequest = statement<RequestRow & { partner: Addressee }, [requestId: number]>(
  'feeds.lock_request',
  `select q.id, q.partner_id, q.feed_id, q.address, q.header, q.host, q.asked_at,
     ${addressee('p')} as partner
   from feed_request q join ${ANY_PARTNER} p on p.id = q.partner_id
   where q.id = $1 and q.decided_at is null for update of q`,
);

/** Decides a request, and deletes its address. */
export const decideRequest = statement<never, [requestId: number, accepted: boolean, now: Date]>(
  'feeds.decide_request',
  `update feed_request set address = null, header = null, accepted = $2, decided_at = $3
   where id = $1`,
);

/** Changes where a feed is read from; the next run reads the whole file. */
export const updateAddress = statement<
  never,
  [feedId: number, address: string, header: string | null, host: string]
>(
  'feeds.update_address',
  `update feed set address = $2, header = $3, host = $4, etag = null, last_modified = null
   where id = $1`,
);

/** Encrypted addresses and headers of all open requests. */
export const selectSealedRequests = statement<{
  id: number;
  address: string;
  header: string | null;
}>(
  'feeds.select_sealed_requests',
  'select id, address, header from feed_request where address is not null order by id for update',
);

export const updateSealedRequest = statement<
  never,
  [requestId: number, address: string, header: string | null]
>('feeds.update_sealed_request', 'update feed_request set address = $2, header = $3 where id = $1');

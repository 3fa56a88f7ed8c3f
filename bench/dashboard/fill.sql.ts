import { statement } from '../../src/platform/db/index.ts';

/** Inserts leads of one partner, one every 155 seconds until now; three in ten are enquiries. */
export const insertLeads = statement<never, [partnerId: number, count: number]>(
  'bench.insert_leads',
  `insert into lead (seq, id, partner_id, listing_id, kind, created_at, name, email, message, consent_at,
     consent_version, delivery_status, delivery_attempts, webhook_state)
   select l.last + n, 'lead_' || lpad(to_hex((l.last + n) * 7919), 22, '0'), $1, listing.id, kind, at,
     case kind when 'enquiry' then 'Inês Duarte' end,
     case kind when 'enquiry' then 'ines-' || n || '@traveller.example' end,
     case kind when 'enquiry' then repeat('Is there room for two bikes? ', 8) end,
     case kind when 'enquiry' then at end, case kind when 'enquiry' then '2026-01' end,
     case when kind = 'click' then 'not_applicable' when n % 97 = 0 then 'failed'
       when n % 101 = 0 then 'pending' else 'delivered' end,
     1, case kind when 'enquiry' then 'delivered' end
   from lead_sequence l
   cross join generate_series(1, $2::integer) n
   cross join lateral (select case when n % 10 < 3 then 'enquiry' else 'click' end as kind,
     now() - ($2 - n) * interval '155 seconds' as at) k
   join (select id, row_number() over (order by id) - 1 as number from listing where partner_id = $1)
     listing on listing.number = (n * 31) % (select count(*) from listing where partner_id = $1)`,
);

export const endLeadSequence = statement(
  'bench.end_lead_sequence',
  'update lead_sequence set last = (select max(seq) from lead)',
);

/** Inserts a delivery for each enquiry. */
export const insertDeliveries = statement(
  'bench.insert_deliveries',
  `insert into delivery (id, event_id, event_type, partner_id, body, state, attempts, round, created_at,
     ended_at)
   select seq, 'evt_' || substr(id, 6), 'lead.created', partner_id,
     convert_to(repeat('{"type":"lead.created"}', 40), 'utf8'),
     case delivery_status when 'failed' then 'failed' when 'pending' then 'waiting' else 'delivered' end,
     1, 1, created_at, case delivery_status when 'pending' then null else created_at end
   from lead where kind = 'enquiry' order by seq`,
);

export const endEventSequence = statement(
  'bench.end_event_sequence',
  'update event_sequence set last = (select max(id) from delivery)',
);

export const insertAttempts = statement(
  'bench.insert_attempts',
  `insert into delivery_attempt (delivery_id, number, at, duration_ms, status, error, reason, reply)
   select d.id, n, d.created_at, 20 + (d.id * 37) % 900, case d.state when 'failed' then 500 else 204 end,
     case d.state when 'failed' then 'status' end,
     case d.state when 'failed' then 'It answered 500 instead of 2xx.' end, repeat('x', 300)
   from delivery d
   cross join lateral generate_series(1, case d.state when 'failed' then 6 else 1 end) n`,
);

export const insertCalls = statement<never, [partnerId: number]>(
  'bench.insert_calls',
  `insert into api_call (partner_id, day, kind, code, calls, last_at)
   select $1, current_date - d, kind, code, 100 + d, now() - d * interval '1 day'
   from generate_series(0, 89) d, unnest('{push,other}'::text[]) kind,
     unnest('{ok,validation_error,not_found,rate_limited}'::text[]) code
   on conflict do nothing`,
);

/** Inserts a link that signs `email` in at once, in any browser. */
export const insertLink = statement<never, [tokenHash: Buffer, email: string]>(
  'bench.insert_link',
  `insert into sign_in_link (token_hash, email, created_at, expires_at)
   values ($1, $2, now(), now() + interval '1 hour')`,
);

export const selectOne = statement<
  { lead: string; failed: string; listing: string },
  [partnerId: number]
>(
  'bench.select_one',
  `select (select id from lead where partner_id = $1 and kind = 'enquiry' order by seq desc limit 1) as lead,
     (select event_id from delivery where partner_id = $1 and state = 'failed' limit 1) as failed,
     (select external_id from listing where partner_id = $1 order by id desc limit 1) as listing`,
);

export const vacuum = statement('bench.vacuum', 'vacuum analyze');

/** Inserts a year of a partner's figures, from each source for six countries. */
export const insertPartnerCounts = statement<never, [partnerId: number]>(
  'bench.insert_partner_counts',
  `insert into partner_count (partner_id, day, source, country, shown, viewed, saved, clicks, enquiries)
   select $1, current_date - d, s, c, 1000, 100, 3, 4, 1
   from generate_series(0, 365) d, generate_series(0, 6) s, unnest('{GB,FR,ES,PT,IE,""}'::text[]) c
   on conflict do nothing`,
);

/** Inserts the figures of each listing for every period that pages show. */
export const insertWindows = statement<never, [partnerId: number]>(
  'bench.insert_windows',
  `insert into listing_window (partner_id, days, listing_id, shown, viewed, saved, clicks, enquiries)
   select partner_id, w, id, 1 + id * 7919 * w % 1000, id * 31 % 90, id % 5, id % 7, id % 3
   from listing, unnest('{7,30,90,365}'::smallint[]) w where partner_id = $1
   on conflict do nothing`,
);

/** Inserts a year of a listing's figures: by day for 90 days, before that by week. */
export const insertListingCounts = statement<never, [partnerId: number, externalId: string]>(
  'bench.insert_listing_counts',
  `insert into listing_count (listing_id, starts, span, source, country, shown, viewed, clicks)
   select l.id, starts, span, s, c, 5, 2, 1
   from listing l,
     (select current_date - d as starts, 1 as span from generate_series(0, 89) d
      union all
      select date_trunc('week', current_date - 91)::date - 7 * w, 7 from generate_series(0, 39) w) p,
     generate_series(0, 6) s, unnest('{GB,FR,""}'::text[]) c
   where l.partner_id = $1 and l.external_id = $2 on conflict do nothing`,
);

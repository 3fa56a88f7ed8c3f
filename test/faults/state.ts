import { statement } from '../../src/platform/db/index.ts';

/** Attempts at events and mails that are due later or were left by a worker: as if their time had come. */
export const bringNearer = statement<{ id: number }>(
  'test.faults.bring_nearer',
  `with nearer as (
     update job set due_at = clock_timestamp()
     where kind in ('deliveries.attempt', 'mail.send') and parked_at is null
       and leased_until is null and due_at > clock_timestamp()
     returning id, kind
   )
   select id, pg_notify('job', kind) from nearer`,
);

/** While no worker runs: ends the leases that workers could not end, as time does. */
export const endLeases = statement(
  'test.faults.end_leases',
  'update job set leased_until = null where leased_until is not null',
);

/** What is still to be sent. */
export const countWaiting = statement<{ waiting: number }>(
  'test.faults.count_waiting',
  `select (select count(*) from delivery where state = 'waiting')
     + (select count(*) from mail where state = 'waiting') as waiting`,
);

export interface LeadRow {
  id: string;
  partner_id: number;
  kind: 'click' | 'enquiry';
  message: string | null;
  delivery_status: string;
  email_state: string | null;
  acked: boolean;
}

/** All leads in the order of their numbers. */
export const selectLeads = statement<LeadRow>(
  'test.faults.select_leads',
  `select id, partner_id, kind, message, delivery_status, email_state,
     acked_at is not null as acked
   from lead order by seq`,
);

export interface EventRow {
  event_id: string;
  partner_id: number;
  state: string;
  attempts: number;
  logged: number;
  body: string;
}

/** All events in the order of their numbers, with the number of attempts in their log. */
export const selectEvents = statement<EventRow>(
  'test.faults.select_events',
  `select event_id, partner_id, state, attempts, convert_from(body, 'utf8') as body,
     (select count(*)::int from delivery_attempt a where a.delivery_id = delivery.id) as logged
   from delivery order by id`,
);

export interface MailRow {
  purpose: string;
  reference: string | null;
  message_id: string;
  state: string;
  attempts: number;
  logged: number;
}

/** All mails, with the number of attempts in their log. */
export const selectMails = statement<MailRow>(
  'test.faults.select_mails',
  `select purpose, reference, message_id, state, attempts,
     (select count(*)::int from mail_attempt a where a.mail_id = mail.id) as logged
   from mail order by id`,
);

/** What no transaction leaves behind; each row is a fault, in words. */
export const selectHalfWritten = statement<{ what: string }>(
  'test.faults.select_half_written',
  `select 'lead ' || id || ' has no event' as what from lead
     where kind = 'enquiry' and not exists (
       select from delivery where event_id = 'evt_' || substr(lead.id, 6))
   union all
   select 'event ' || event_id || ' has no lead' from delivery
     where event_type = 'lead.created' and not exists (
       select from lead where id = 'lead_' || substr(delivery.event_id, 5))
   union all
   select 'a job of event ' || key || ' is left' from job
     where kind = 'deliveries.attempt'
       and not exists (select from delivery where event_id = job.key and state = 'waiting')
   union all
   select 'event ' || event_id || ' waits without a job' from delivery
     where state = 'waiting'
       and not exists (select from job where kind = 'deliveries.attempt' and key = event_id)
   union all
   select 'mail ' || id || ' waits without a job' from mail
     where state = 'waiting'
       and not exists (select from job where kind = 'mail.send' and key = mail.id::text)
   union all
   select 'job ' || kind || ' is parked: ' || coalesce(error, '') from job where parked_at is not null
   union all
   select 'feed run ' || id || ' never ended' from feed_run where status = 'running'
   union all
   select 'the numbers of leads have a gap: ' || last || ' for ' || count from (
     select (select last from lead_sequence) as last, count(*) as count, max(seq) as max from lead
   ) n where last <> count or last <> coalesce(max, 0)
   union all
   select 'the numbers of events have a gap: ' || last || ' for ' || count from (
     select (select last from event_sequence) as last, count(*) as count, max(id) as max from delivery
   ) n where last <> count or last <> coalesce(max, 0)`,
);

/** How many listings travellers see. */
export const countShown = statement<{ shown: number }>(
  'test.faults.count_shown',
  `select count(*)::int as shown from listing where status = 'active'`,
);

import { isDeepStrictEqual } from 'node:util';
import { client } from '../support/campcairn.ts';
import type { Books } from './books.ts';
import type { Cast, Followed } from './load.ts';
import {
  countShown,
  type EventRow,
  type LeadRow,
  type MailRow,
  selectEvents,
  selectHalfWritten,
  selectLeads,
  selectMails,
} from './state.ts';
import type { TestBed } from './test-bed.ts';

/** Attempts that an event or a mail has. */
const MOST_ATTEMPTS = 6;

/** An attempt that was under way when its lead was acknowledged arrives within this time. */
const UNDER_WAY_MS = 6_000;

/** What a run came to, for its reader. */
export interface Tally {
  clicks: number;
  enquiries: number;
  events: number;
  /** Events that arrived more than once. */
  repeatedEvents: number;
  mails: number;
  repeatedMails: number;
}

/** Compares what was answered with what is there, once everything has been sent. */
export async function account(
  fixture: TestBed,
  cast: Cast,
  books: Books,
  followed: readonly Followed[],
): Promise<{ faults: string[]; tally: Tally }> {
  const { db, arrivals, fakeSmtp, complaints } = fixture;
  const leads = await db.query(selectLeads);
  const events = await db.query(selectEvents);
  const mails = await db.query(selectMails);
  const arrivedEvents = Map.groupBy(arrivals, ({ eventId }) => eventId);
  const arrivedMails = Map.groupBy(fakeSmtp.arrived, ({ headers }) => messageId(headers));
  const faults = [
    ...books.wrong,
    ...complaints.map((line) => `the log: ${line}`),
    ...(await db.query(selectHalfWritten)).map(({ what }) => what),
    ...(await wrongRegisters(fixture, cast, books)),
    ...wrongClicks(books, leads),
    ...wrongEnquiries(books, leads),
    ...wrongEvents(books, { leads, events, arrived: arrivedEvents }),
    ...wrongMails(cast, { leads, mails, arrived: arrivedMails }),
    ...wrongOrder(followed, leads, events),
    ...(await wrongSearch(fixture)),
  ];
  return {
    faults,
    tally: {
      clicks: leads.filter(({ kind }) => kind === 'click').length,
      enquiries: leads.filter(({ kind }) => kind === 'enquiry').length,
      events: arrivedEvents.size,
      repeatedEvents: repeated(arrivedEvents),
      mails: arrivedMails.size,
      repeatedMails: repeated(arrivedMails),
    },
  };
}

const repeated = (groups: ReadonlyMap<unknown, readonly unknown[]>): number =>
  [...groups.values()].filter(({ length }) => length > 1).length;

const messageId = (headers: readonly string[]): string =>
  headers.find((line) => /^message-id:/i.test(line))?.replace(/^[^:]*:\s*/, '') ?? '';

/** Listings and calendars that are not as they were acknowledged. */
async function wrongRegisters({ nodes }: TestBed, cast: Cast, books: Books): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, { acknowledged, doubtful }] of books.registers) {
    const owner = path.startsWith('/listings/batch-') ? cast.hooked : cast.both;
    const { status, body } = await client(nodes[0].address, owner.key)('GET', path);
    const found: string | undefined =
      status === 404 ? undefined : (body.title ?? body.ranges?.[0]?.price?.toString());
    if (found === acknowledged || doubtful.includes(found)) continue;
    faults.push(
      `${path} is ${found}, though ${acknowledged} was acknowledged, and then tried: ${doubtful}`,
    );
  }
  return faults;
}

function wrongClicks(books: Books, leads: readonly LeadRow[]): string[] {
  const stored = leads.filter(({ kind }) => kind === 'click').map(({ id }) => id);
  const times = Map.groupBy(stored, (id) => id);
  const faults = books.clicks
    .filter((id) => times.get(id)?.length !== 1)
    .map((id) => `the click ${id} is stored ${times.get(id)?.length ?? 0} times`);
  const most = books.clicks.length + books.doubtfulClicks;
  if (stored.length > most) faults.push(`${stored.length} clicks are stored of ${most}`);
  return faults;
}

function wrongEnquiries(books: Books, leads: readonly LeadRow[]): string[] {
  const stored = leads.filter(({ kind }) => kind === 'enquiry');
  const times = Map.groupBy(stored, ({ message }) => message ?? '');
  const faults: string[] = [];
  for (const [message, isSent] of books.enquiries) {
    const count = times.get(message)?.length ?? 0;
    if (count > 1 || (isSent && count === 0))
      faults.push(`"${message}" is stored ${count} times; it was ${isSent ? '' : 'not '}confirmed`);
  }
  for (const message of times.keys())
    if (!books.enquiries.has(message)) faults.push(`nobody sent "${message}"`);
  for (const id of books.acknowledged.keys())
    if (
      !stored.some((lead) => lead.id === id && lead.acked && lead.delivery_status === 'delivered')
    )
      faults.push(`the lead ${id} was acknowledged and does not say so`);
  return faults;
}

interface Sent {
  leads: readonly LeadRow[];
  events: readonly EventRow[];
  arrived: ReadonlyMap<string, readonly { body: string; atMs: number }[]>;
}

/** Events that did not arrive as they were made, as often as their state says, or for no lead. */
function wrongEvents(books: Books, { leads, events, arrived }: Sent): string[] {
  const faults: string[] = [];
  const known = new Map(leads.map((lead) => [lead.id, lead]));
  const isMade = new Set(events.map(({ event_id: id }) => id));
  for (const id of arrived.keys()) if (!isMade.has(id)) faults.push(`nobody made the event ${id}`);
  for (const { event_id: id, state, attempts, logged, body } of events) {
    const lead = known.get(id.replace('evt_', 'lead_'));
    const times = arrived.get(id) ?? [];
    const say = (what: string) => faults.push(`the event ${id} ${what}`);
    if (times.some((one) => one.body !== body)) say('arrived with other bytes');
    if (logged !== attempts) say(`has ${attempts} attempts, of which ${logged} are in its log`);
    if (state === 'waiting' || state === 'stopped') say(`is ${state}`);
    if (state === 'delivered' && times.length === 0) say('is delivered and never arrived');
    if (state === 'failed' && attempts !== MOST_ATTEMPTS) say(`failed after ${attempts} attempts`);
    const otherwise = lead?.acked || lead?.email_state === 'delivered';
    if (state === 'cancelled' && !otherwise) say('was cancelled for no reason');
    const wanted = state === 'delivered' || otherwise ? 'delivered' : 'failed';
    if (lead && lead.delivery_status !== wanted)
      say(`is ${state}, and its lead ${lead.delivery_status}, not ${wanted}`);
    const ackedAt = lead && books.acknowledged.get(lead.id);
    if (ackedAt !== undefined && times.some(({ atMs }) => atMs > ackedAt + UNDER_WAY_MS))
      say('was sent after it had been acknowledged');
  }
  return faults;
}

interface Mailed {
  leads: readonly LeadRow[];
  mails: readonly MailRow[];
  arrived: ReadonlyMap<string, readonly unknown[]>;
}

/** Mails that did not arrive as their state says, and enquiries without one. */
function wrongMails({ both }: Cast, { leads, mails, arrived }: Mailed): string[] {
  const faults: string[] = [];
  const isMade = new Set(mails.map(({ message_id: id }) => id));
  for (const id of arrived.keys()) if (!isMade.has(id)) faults.push(`nobody made the mail ${id}`);
  const known = new Map(leads.map((lead) => [lead.id, lead]));
  const about = Map.groupBy(
    mails.filter(({ purpose }) => purpose === 'enquiry'),
    ({ reference }) => reference,
  );
  for (const { id, kind, partner_id: partnerId } of leads) {
    const wanted = kind === 'enquiry' && partnerId === both.id ? 1 : 0;
    const count = about.get(id)?.length ?? 0;
    if (count !== wanted) faults.push(`the lead ${id} has ${count} mails, not ${wanted}`);
  }
  for (const { message_id: id, reference, state, attempts, logged } of mails) {
    const times = arrived.get(id)?.length ?? 0;
    const say = (what: string) => faults.push(`the mail ${id} ${what}`);
    if (logged !== attempts) say(`has ${attempts} attempts, of which ${logged} are in its log`);
    if (state === 'waiting' || state === 'kept') say(`is ${state}`);
    if (state === 'sent' && times === 0) say('is sent and never arrived');
    if (state === 'failed' && attempts !== MOST_ATTEMPTS) say(`failed after ${attempts} attempts`);
    if (state === 'cancelled' && !known.get(reference ?? '')?.acked)
      say('was cancelled for no reason');
  }
  return faults;
}

/** Lists of which somebody who followed them by cursor saw less, more, or another order. */
function wrongOrder(
  followed: readonly Followed[],
  leads: readonly LeadRow[],
  events: readonly EventRow[],
): string[] {
  return followed.flatMap(({ partner, path, ids }) => {
    const there =
      path === '/leads'
        ? leads.filter((row) => row.partner_id === partner.id).map(({ id }) => id)
        : events.filter((row) => row.partner_id === partner.id).map(({ event_id: id }) => id);
    if (isDeepStrictEqual(ids, there)) return [];
    const missed = there.filter((id) => !ids.includes(id));
    return [`who follows ${path} read ${ids.length} of ${there.length} and missed ${missed}`];
  });
}

/** Processes whose searches do not know what the database has. */
async function wrongSearch({ db, nodes }: TestBed): Promise<string[]> {
  const { shown } = await db.one(countShown);
  const faults: string[] = [];
  for (const { name, address } of nodes) {
    const { total } = (await (await fetch(`${address}/search.json`)).json()) as { total: number };
    if (total !== shown) faults.push(`process ${name} finds ${total} listings of ${shown}`);
  }
  return faults;
}

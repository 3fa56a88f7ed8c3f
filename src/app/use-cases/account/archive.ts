import type { OwnClaim } from '../../../claims/index.ts';
import type { LoggedDelivery } from '../../../deliveries/index.ts';
import { rangesOf } from '../../../listings/index.ts';
import { leadEmailOf, premiumUntil } from '../../../partners/index.ts';
import type { AuditRow } from '../../../platform/audit/index.ts';
import { timestamp } from '../../../platform/clock.ts';
import { type ZipEntry, zipOf } from '../../../platform/zip.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { pagesBy, tableFiles } from './table-files.ts';

/** Number of rows that one statement reads. */
const PAGE = 200;

const README = `Everything that Campcairn keeps of this account.

account.json     the account and its settings, without key and secrets
team             who may sign in to it
listings         each listing as GET /listings answers it
availability     the ranges of all calendars
leads            clicks and enquiries; contact fields are empty 90 days after an enquiry
photos           the photos that were uploaded, and the pictures themselves, up to 3 GB of them; all are at their addresses
subscriptions    what was paid for Premium, as the payment service says; invoices are there
import_columns   how columns of uploaded files are read, as it was chosen
claims           campsites that were claimed, what was found of the code, and the decisions
deliveries       webhook events and their attempts; attempts are kept for 90 days
audit            who did what to the account

Each table is there as JSON, whole, and as CSV in UTF-8 for spreadsheets. Times are UTC, money is in minor
units of its currency.
`;

type ArchiveServices = Pick<
  Services,
  | 'accounts'
  | 'members'
  | 'listings'
  | 'photos'
  | 'feeds'
  | 'leads'
  | 'billing'
  | 'claims'
  | 'deliveries'
>;

const time = (value: Date | null): string | null => value && timestamp(value);

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Creates the function that writes a partner's archive as a stream of ZIP bytes. */
export const createArchives =
  (context: AppContext, services: ArchiveServices) =>
  (partnerId: number): AsyncGenerator<Uint8Array> =>
    zipOf(filesOf(context, services, partnerId), context.clock.now());

/** Bytes of pictures in an archive, which other files need room beside: archives end at 4 GB. */
const MAX_PICTURE_BYTES = 3 * 1024 ** 3;

async function* filesOf(
  { db, audit }: AppContext,
  {
    accounts,
    members,
    listings,
    photos,
    feeds,
    leads,
    billing,
    claims,
    deliveries,
  }: ArchiveServices,
  partnerId: number,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: once(README) };
  yield { name: 'account.json', content: accountOf(accounts, partnerId) };
  yield* tableFiles(
    'team',
    async function* () {
      yield (await members.list(partnerId)).map((member) => ({
        email: member.email,
        role: member.role,
        invited_by: member.invited_by,
        created_at: timestamp(member.created_at),
        joined_at: time(member.joined_at),
      }));
    },
    {
      email: (member) => member.email,
      role: (member) => member.role,
      invited_by: (member) => member.invited_by,
      created_at: (member) => member.created_at,
      joined_at: (member) => member.joined_at,
    },
  );
  yield* tableFiles(
    'listings',
    async function* () {
      const pages = pagesBy(PAGE, (last: { id: number } | undefined) =>
        listings.rows(partnerId, { afterId: last?.id ?? 0, limit: PAGE }),
      );
      for await (const rows of pages) yield rows.map(listings.present);
    },
    {
      id: (listing) => listing.id,
      external_id: (listing) => listing.external_id,
      category: (listing) => listing.category,
      status: (listing) => listing.status,
      title: (listing) => listing.title,
      url: (listing) => listing.url,
      public_url: (listing) => listing.public_url,
      images: (listing) => listing.images.length,
      lat: (listing) => listing.location.lat,
      lng: (listing) => listing.location.lng,
      country_code: (listing) => listing.location.country_code,
      town: (listing) => listing.location.town?.name ?? null,
      price_from: (listing) => listing.price?.from ?? null,
      currency: (listing) => listing.price?.currency ?? null,
      price_unit: (listing) => listing.price?.unit ?? null,
      created_at: (listing) => listing.created_at,
      updated_at: (listing) => listing.updated_at,
    },
  );
  yield* tableFiles('availability', () => rangesOf(db, partnerId), {
    listing_id: (range) => range.listing_id,
    external_id: (range) => range.external_id,
    start: (range) => range.start,
    end: (range) => range.end,
    status: (range) => range.status,
    price: (range) => range.price,
  });
  yield* tableFiles(
    'photos',
    async function* () {
      for await (const { url, bytes, width, height, created_at } of photos.of(partnerId))
        yield [{ url, bytes, width, height, created_at: timestamp(created_at) }];
    },
    {
      url: (photo) => photo.url,
      bytes: (photo) => photo.bytes,
      width: (photo) => photo.width,
      height: (photo) => photo.height,
      created_at: (photo) => photo.created_at,
    },
  );
  yield* picturesOf(photos, partnerId);
  yield* tableFiles(
    'import_columns',
    async function* () {
      yield (await feeds.chosenColumns(partnerId)).map(({ name, field }) => ({
        column: name,
        read_as: field,
      }));
    },
    {
      column: ({ column }) => column,
      read_as: (chosen) => chosen.read_as,
    },
  );
  yield* tableFiles(
    'leads',
    async function* () {
      const pages = pagesBy(PAGE, (last: { seq: number } | undefined) =>
        leads.rows(partnerId, { afterSeq: last?.seq ?? 0, limit: PAGE }),
      );
      for await (const rows of pages) yield rows.map(leads.present);
    },
    {
      id: (lead) => lead.id,
      kind: (lead) => lead.kind,
      created_at: (lead) => lead.created_at,
      listing: (lead) => lead.listing?.external_id ?? null,
      name: (lead) => lead.name,
      email: (lead) => lead.email,
      phone: (lead) => lead.phone,
      start_date: (lead) => lead.start_date,
      end_date: (lead) => lead.end_date,
      guests: (lead) => lead.guests,
      message: (lead) => lead.message,
      delivery_status: (lead) => lead.delivery_status,
      delivered_at: (lead) => lead.delivered_at,
      acked_at: (lead) => lead.acked_at,
    },
  );
  yield* tableFiles(
    'subscriptions',
    async function* () {
      yield (await billing.subscriptions(partnerId)).map((subscription) => ({
        ...subscription,
        started_at: timestamp(subscription.started_at),
        period_ends: timestamp(subscription.period_ends),
        premium_until: time(subscription.premium_until),
      }));
    },
    {
      id: (subscription) => subscription.id,
      state: (subscription) => subscription.state,
      plan: (subscription) => subscription.plan,
      started_at: (subscription) => subscription.started_at,
      period_ends: (subscription) => subscription.period_ends,
      premium_until: (subscription) => subscription.premium_until,
    },
  );
  yield* tableFiles(
    'claims',
    async function* () {
      const pages = pagesBy(PAGE, (last: OwnClaim | undefined) =>
        claims.list(partnerId, last?.id ?? Number.MAX_SAFE_INTEGER, PAGE),
      );
      for await (const rows of pages) {
        yield rows.map(({ id, status, code, look, campsite, ...claim }) => ({
          id,
          campsite: campsite.name,
          osm_ref: campsite.osmRef,
          status,
          code,
          look,
          reason: claim.reason,
          created_at: timestamp(claim.createdAt),
          decided_at: time(claim.decidedAt),
        }));
      }
    },
    {
      id: (claim) => claim.id,
      campsite: (claim) => claim.campsite,
      osm_ref: (claim) => claim.osm_ref,
      status: (claim) => claim.status,
      reason: (claim) => claim.reason,
      created_at: (claim) => claim.created_at,
      decided_at: (claim) => claim.decided_at,
    },
  );
  yield* tableFiles(
    'deliveries',
    async function* () {
      const pages = pagesBy(PAGE, (last: LoggedDelivery | undefined) =>
        deliveries.list({ partnerId, limit: PAGE, ...(last ? { beforeId: last.id } : {}) }),
      );
      for await (const rows of pages) yield rows.map(({ partnerId: _own, ...event }) => event);
    },
    {
      event_id: (event) => event.eventId,
      event_type: (event) => event.eventType,
      state: (event) => event.state,
      attempts: (event) => event.attempts,
      created_at: (event) => timestamp(event.createdAt),
      ended_at: (event) => time(event.endedAt),
      last_status: (event) => event.log.at(-1)?.status ?? null,
      last_error: (event) => event.log.at(-1)?.error ?? null,
    },
  );
  yield* tableFiles(
    'audit',
    async function* () {
      const pages = pagesBy(PAGE, (last: AuditRow | undefined) =>
        audit.list({ partnerId, ...(last ? { beforeId: last.id } : {}) }, PAGE),
      );
      for await (const rows of pages) yield rows.map(auditAsPartner);
    },
    {
      at: (entry) => entry.at,
      actor: (entry) => entry.actor,
      action: (entry) => entry.action,
      subject: (entry) => entry.subject,
    },
  );
}

async function* picturesOf(
  photos: ArchiveServices['photos'],
  partnerId: number,
): AsyncGenerator<ZipEntry> {
  let left = MAX_PICTURE_BYTES;
  for await (const { hash, bytes } of photos.of(partnerId)) {
    left -= bytes;
    if (left < 0) return;
    const picture = await photos.read(hash);
    if (picture) yield { name: `photos/${hash}.jpg`, content: wholeOf(picture) };
  }
}

async function* wholeOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* accountOf(
  accounts: ArchiveServices['accounts'],
  partnerId: number,
): AsyncGenerator<string> {
  const row = await accounts.get(partnerId);
  const account = {
    id: row.id,
    slug: row.slug,
    name: row.name,
    website: row.website,
    status: row.status,
    categories: row.categories,
    countries: row.countries,
    language: row.language,
    time_zone: row.time_zone,
    contact_email: row.contact_email,
    enquiries_go_to: leadEmailOf(row),
    enquiry_channel: row.enquiry_channel,
    mails_switched_off: row.mails_off,
    api_key_prefix: row.api_key_prefix,
    webhook_url: row.webhook_url,
    webhook_secret_set: row.webhook_secret !== null,
    premium_until: time(premiumUntil(row)),
    created_at: timestamp(row.created_at),
    approved_at: time(row.approved_at),
  };
  yield `${JSON.stringify(account, null, 2)}\n`;
}

/**
 * Maps an audit entry to the data that its partner may see: without the names and notes of
 * operators and commands.
 */
function auditAsPartner({ at, actor_kind, actor, action, subject, before, after }: AuditRow) {
  const own = actor_kind === 'member' || actor_kind === 'system';
  return {
    at: timestamp(at),
    actor: own ? actor : 'Campcairn',
    action,
    subject,
    before: own ? before : null,
    after: own ? after : null,
  };
}

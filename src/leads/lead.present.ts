import { daysBefore, isDaysOld, timestamp } from '../platform/clock.ts';
import { listingPath } from '../listings/index.ts';
import type { LeadDataRow, LeadRow } from './lead.sql.ts';

/** Days after which a traveller's personal data is neither shown nor stored. */
export const RETENTION_DAYS = 90;

/** Personal data is shown of leads created after the returned time. */
export const shownSince = (now: Date): Date => daysBefore(now, RETENTION_DAYS);

/** Whether a lead is too old for its personal data to be shown. */
export const isPastRetention = (createdAt: Date, now: Date): boolean =>
  isDaysOld(createdAt, RETENTION_DAYS, now);

const time = (value: Date | null): string | null => value && timestamp(value);

/** Maps a lead's row to its fields in the API and in webhooks. */
export function presentLeadData(row: LeadDataRow, publicUrl: string, now: Date) {
  const personal = <T>(value: T): T | null => (isPastRetention(row.created_at, now) ? null : value);
  return {
    id: row.id,
    kind: row.kind,
    created_at: timestamp(row.created_at),
    name: personal(row.name),
    email: personal(row.email),
    phone: personal(row.phone),
    start_date: row.start_date,
    end_date: row.end_date,
    guests: row.guests,
    message: personal(row.message),
    source_page: row.source_page,
    consent_at: time(row.consent_at),
    listing:
      row.listing_id === null
        ? null
        : {
            id: row.listing_id,
            external_id: row.external_id,
            title: row.title,
            url: row.url,
            public_url: publicUrl + listingPath(row.slug ?? '', row.listing_id),
          },
  };
}

export type LeadData = ReturnType<typeof presentLeadData>;

/** Maps a lead's row to the fields of the API's answer. */
export const presentLead = (row: LeadRow, publicUrl: string, now: Date) => ({
  ...presentLeadData(row, publicUrl, now),
  delivery_status: row.delivery_status,
  delivery_attempts: row.delivery_attempts,
  delivered_at: time(row.delivered_at),
  webhook_delivered_at: time(row.webhook_delivered_at),
  email_sent_at: time(row.email_sent_at),
  acked_at: time(row.acked_at),
});

export type LeadAnswer = ReturnType<typeof presentLead>;

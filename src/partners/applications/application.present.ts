import { timestamp } from '../../platform/clock.ts';
import type { ApplicationRow } from './application.sql.ts';
import { answerBy } from './apply.ts';

/** An application in a list, without data of the applicant. */
export type ApplicationSummary = ReturnType<typeof summariseApplication>;

/** A whole application, as operators see it. */
export type ReviewedApplication = ReturnType<typeof presentApplication>;

const time = (value: Date | null) => value && timestamp(value);

/** Removes personal data from a row past its retention, whether it has been redacted yet or not. */
export const withoutPersonalData = (row: ApplicationRow, now: Date): ApplicationRow => ({
  ...row,
  contact: null,
  email: null,
  about: null,
  reason: null,
  feed_address: null,
  website_check: null,
  wiped_at: row.wiped_at ?? now,
});

/** Selects the fields of an application in a list. */
export const summariseApplication = (row: ApplicationRow) => ({
  id: row.id,
  status: row.status,
  business: row.business,
  website: row.website,
  country: row.country_code,
  categories: row.categories,
  listings: row.listings,
  delivery: row.delivery,
  created_at: timestamp(row.created_at),
  /** When the time for an answer began: when it was received or reopened. */
  waiting_since: timestamp(row.reopened_at ?? row.created_at),
  answer_by: timestamp(answerBy(row.reopened_at ?? row.created_at)).slice(0, 10),
  asked_at: time(row.asked_at),
  decided_at: time(row.decided_at),
  partner: row.partner,
});

/** Selects the fields of an application that operators see; of the feed's address only the host. */
export const presentApplication = (row: ApplicationRow, open: (sealed: string) => string) => ({
  ...summariseApplication(row),
  contact: row.contact,
  email: row.email,
  about: row.about,
  feed_host: row.feed_address && new URL(open(row.feed_address)).host,
  language: row.language,
  terms_version: row.terms_version,
  reason: row.reason,
  website_check: row.website_check,
  erased_at: time(row.wiped_at),
});

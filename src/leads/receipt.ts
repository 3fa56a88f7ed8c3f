import { type Clock, daysAfter } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { listingPath } from '../listings/index.ts';
import { type ReceiptRow, selectReceipts } from './enquiry.sql.ts';
import { MOST_AT_ONCE } from './enquiry.form.ts';
import { isPastRetention, RETENTION_DAYS } from './lead.present.ts';
import { readReceiptToken } from './receipt-token.ts';
import type { Retention } from './retention.ts';

/**
 * State of an enquiry for its traveller. `held`: waits until the partner fetches it. `left`: the
 * partner has closed its account, so it will never be delivered.
 */
export type ReceiptState = 'held' | 'sending' | 'delivered' | 'failed' | 'left';

/** The receipt that a traveller sees through the secret link. */
export interface EnquiryReceipt {
  reference: string;
  createdAt: Date;
  partner: { name: string; website: string };
  listing: { id: number; title: string; path: string } | null;
  /** Time zone (IANA name) of the listing; of the partner's country when the listing is gone. */
  timeZone: string;
  sent: {
    name: string | null;
    email: string | null;
    phone: string | null;
    message: string | null;
    startDate: string | null;
    endDate: string | null;
    guests: number | null;
  };
  delivery: { state: ReceiptState; at: Date | null };
  /** When the contact fields were erased; null while they are kept. */
  erasedAt: Date | null;
  /** The latest time at which the contact fields are erased. */
  eraseBy: Date;
}

/** A traveller's use cases for a sent enquiry. */
export interface Receipts {
  /** Returns null for an invalid token. */
  receipt(token: string): Promise<EnquiryReceipt | null>;
  /**
   * Returns the receipts of several tokens in their order; null when one is invalid or there are
   * more than a form sends.
   */
  receipts(tokens: readonly string[]): Promise<EnquiryReceipt[] | null>;
  /** Erases the contact fields now. False for an invalid token. Idempotent. */
  erase(token: string): Promise<boolean>;
  /**
   * Erases the contact fields of several enquiries, either all or none. False when one token is
   * invalid.
   */
  eraseAll(tokens: readonly string[]): Promise<boolean>;
}

function stateOf({ delivery_status, sending, partner_left }: ReceiptRow): ReceiptState {
  if (delivery_status === 'delivered') return 'delivered';
  if (partner_left) return 'left';
  if (delivery_status === 'failed') return 'failed';
  return sending ? 'sending' : 'held';
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  /** Returns the time zone (IANA name) of a place. */
  timeZoneOf(countryCode: string, regionId: string | null): string;
  retention: Retention;
}

/** Creates the use cases of receipts. */
export function createReceipts({ db, clock, keyRing, timeZoneOf, retention }: Deps): Receipts {
  /** Finds the rows of tokens, in their order; undefined when one token is invalid. */
  const find = async (tokens: readonly string[]): Promise<ReceiptRow[] | undefined> => {
    if (tokens.length > MOST_AT_ONCE) return undefined;
    const leadIds = tokens.flatMap((token) => readReceiptToken(keyRing, token) ?? []);
    if (leadIds.length < tokens.length) return undefined;
    const rows = new Map((await db.query(selectReceipts, [leadIds])).map((row) => [row.id, row]));
    const found = leadIds.flatMap((id) => rows.get(id) ?? []);
    return found.length < leadIds.length ? undefined : found;
  };
  const present = (row: ReceiptRow): EnquiryReceipt => {
    const eraseBy = daysAfter(row.created_at, RETENTION_DAYS);
    const old = isPastRetention(row.created_at, clock.now());
    const personal = <T>(value: T): T | null => (old ? null : value);
    return {
      reference: row.id,
      createdAt: row.created_at,
      partner: { name: row.partner_name, website: row.partner_website },
      listing:
        row.listing_id === null
          ? null
          : {
              id: row.listing_id,
              title: row.title ?? '',
              path: listingPath(row.slug ?? '', row.listing_id),
            },
      timeZone: timeZoneOf(row.country_code ?? 'GB', row.region_id),
      sent: {
        name: personal(row.name),
        email: personal(row.email),
        phone: personal(row.phone),
        message: personal(row.message),
        startDate: row.start_date,
        endDate: row.end_date,
        guests: row.guests,
      },
      delivery: { state: stateOf(row), at: row.delivered_at },
      erasedAt: row.wiped_at ?? (old ? eraseBy : null),
      eraseBy,
    };
  };
  const receipts: Receipts['receipts'] = async (tokens) =>
    (await find(tokens))?.map(present) ?? null;
  const eraseAll: Receipts['eraseAll'] = async (tokens) => {
    const rows = await find(tokens);
    if (rows) await retention.eraseLeads(rows.map(({ id }) => id));
    return rows !== undefined;
  };
  return {
    receipts,
    eraseAll,
    receipt: async (token) => (await receipts([token]))?.[0] ?? null,
    erase: (token) => eraseAll([token]),
  };
}

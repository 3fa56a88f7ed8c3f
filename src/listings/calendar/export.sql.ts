import { ANY_PARTNER } from '../../partners/index.ts';
import { statement } from '../../platform/db/index.ts';
import type { Nights } from './nights.ts';

/** A listing's address with its encrypted token. */
export interface AddressRow {
  external_id: string;
  token: string;
}

export const selectAddresses = statement<
  AddressRow,
  [partnerId: number, externalIds: readonly string[]]
>(
  'listings.select_addresses',
  `select l.external_id, a.token from listing l join calendar_address a on a.listing_id = l.id
   where l.partner_id = $1 and l.external_id = any($2::text[])`,
);

/**
 * Writes the address of a listing; one that it has is replaced only if that is wished. Returns whether
 * it was replaced; no row when it stays.
 */
export const upsertAddress = statement<
  { replaced: boolean },
  [listingId: number, fingerprint: Buffer, token: string, now: Date, renew: boolean]
>(
  'listings.upsert_address',
  `with known as (select 1 from calendar_address where listing_id = $1)
   insert into calendar_address as a (listing_id, fingerprint, token, created_at)
   values ($1, $2, $3, $4)
   on conflict (listing_id) do update set fingerprint = excluded.fingerprint, token = excluded.token,
     created_at = excluded.created_at where $5::boolean
   returning exists (select from known) as replaced`,
);

/** A listing whose calendar is asked for by its address. */
export interface ExportedRow {
  id: number;
  title: string;
}

/** Selects the listing of an address, unless its partner is suspended, rejected or closed. */
export const selectExported = statement<ExportedRow, [fingerprint: Buffer]>(
  'listings.select_exported',
  `select l.id, l.title from calendar_address a join listing l on l.id = a.listing_id
   join ${ANY_PARTNER} p on p.id = l.partner_id
   where a.fingerprint = $1 and p.status in ('pending', 'approved')`,
);

/**
 * Selects the nights from a day on that the partner wrote as taken, and those that each imported
 * calendar takes except one.
 */
export const selectTaken = statement<
  Nights,
  [listingId: number, day: string, withoutImport: number | null]
>(
  'listings.select_taken',
  `with taken as (
     select r.start as starts, r."end" as ends from written_calendar w,
       jsonb_to_recordset(w.ranges) as r (start date, "end" date, status text)
     where w.listing_id = $1 and r.status = 'unavailable'
     union all
     select starts, ends from availability
     where listing_id = $1 and not available
       and not exists (select from written_calendar where listing_id = $1)
     union all
     select r.start, r."end" from calendar_import i,
       jsonb_to_recordset(i.blocks) as r (start date, "end" date)
     where i.listing_id = $1 and i.id is distinct from $3::bigint
   )
   select starts as start, ends as "end" from taken where ends > $2::date order by 1, 2`,
);

/** Selects the encrypted tokens of all addresses. */
export const selectSealedAddresses = statement<{ listing_id: number; token: string }>(
  'listings.select_sealed_addresses',
  'select listing_id, token from calendar_address order by listing_id for update',
);

export const updateSealedAddress = statement<never, [listingId: number, token: string]>(
  'listings.update_sealed_address',
  'update calendar_address set token = $2 where listing_id = $1',
);

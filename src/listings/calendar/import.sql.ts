import { ANY_PARTNER } from '../../partners/index.ts';
import { statement } from '../../platform/db/index.ts';
import type { Nights, Range } from './nights.ts';

/** An imported calendar as its partner sees it. */
export interface ImportRow {
  id: number;
  host: string;
  created_at: Date;
  read_at: Date | null;
  error: string | null;
  failing_since: Date | null;
  endless_reads: number;
  blocks: Nights[];
}

const SHOWN =
  'i.id, i.host, i.created_at, i.read_at, i.error, i.failing_since, i.endless_reads, i.blocks';

export const selectImports = statement<ImportRow, [listingId: number]>(
  'listings.select_imports',
  `select ${SHOWN} from calendar_import i where i.listing_id = $1 order by i.id`,
);

/** Selects the nights that each imported calendar of some listings takes. */
export const selectBlocksOf = statement<
  { listing_id: number; blocks: Nights[] },
  [listingIds: readonly number[]]
>(
  'listings.select_blocks_of',
  'select listing_id, blocks from calendar_import where listing_id = any($1::bigint[])',
);

export const insertImport = statement<
  { id: number },
  [listingId: number, address: string, host: string, now: Date]
>(
  'listings.insert_import',
  `insert into calendar_import (listing_id, address, host, created_at) values ($1, $2, $3, $4)
   returning id`,
);

export const deleteImport = statement<{ host: string }, [listingId: number, importId: number]>(
  'listings.delete_import',
  'delete from calendar_import where listing_id = $1 and id = $2 returning host',
);

/** The data needed to read an imported calendar. */
export interface SourceRow {
  id: number;
  listing_id: number;
  partner_id: number;
  approved: boolean;
  country_code: string;
  region_id: string | null;
  /** Encrypted, since it contains a token. */
  address: string;
  etag: string | null;
  last_modified: string | null;
  reader_version: number;
}

export const selectSource = statement<SourceRow, [importId: number]>(
  'listings.select_source',
  `select i.id, i.listing_id, l.partner_id, p.status = 'approved' as approved, l.country_code,
     l.region_id, i.address, i.etag, i.last_modified, i.reader_version
   from calendar_import i join listing l on l.id = i.listing_id
   join ${ANY_PARTNER} p on p.id = l.partner_id
   where i.id = $1`,
);

/** The result of a successful reading. */
export interface ImportRead {
  read_at: Date;
  etag: string | null;
  last_modified: string | null;
  reader_version: number;
  blocks: Nights[];
}

/** Stores a reading; returns whether its nights differ from the previous ones. */
export const noteImportRead = statement<{ changed: boolean }, [importId: number, read: ImportRead]>(
  'listings.note_import_read',
  `update calendar_import i set read_at = r.read_at, etag = r.etag, last_modified = r.last_modified,
     reader_version = r.reader_version, blocks = r.blocks, error = null, failing_since = null,
     endless_reads = 0
   from jsonb_to_record($2::jsonb) as r (read_at timestamptz, etag text, last_modified text,
       reader_version integer, blocks jsonb),
     (select blocks as before from calendar_import where id = $1) old
   where i.id = $1 returning old.before <> i.blocks as changed`,
);

/** Records that the calendar has not changed since the last reading. */
export const noteImportUnchanged = statement<never, [importId: number, now: Date]>(
  'listings.note_import_unchanged',
  `update calendar_import set read_at = $2, error = null, failing_since = null, endless_reads = 0
   where id = $1`,
);

/** Records why a reading failed; returns the number of endless readings since the last good one. */
export const noteImportFailed = statement<
  { endless_reads: number },
  [importId: number, now: Date, error: string, isEndless: boolean]
>(
  'listings.note_import_failed',
  `update calendar_import set read_at = $2, error = $3,
     failing_since = coalesce(failing_since, $2), endless_reads = endless_reads + $4::boolean::integer
   where id = $1 returning endless_reads`,
);

export const lockListingById = statement<{ id: number }, [listingId: number]>(
  'listings.lock_listing_by_id',
  'select id from listing where id = $1 for no key update',
);

/** Selects the ranges that the partner wrote, without imported ones; no row when nothing is imported. */
export const selectWritten = statement<{ ranges: Range[] }, [listingId: number]>(
  'listings.select_written',
  'select ranges from written_calendar where listing_id = $1',
);

/** Stores what partners wrote, from a JSON array of listing ids with ranges. */
export const upsertWritten = statement<never, [calendars: string]>(
  'listings.upsert_written',
  `insert into written_calendar (listing_id, ranges)
   select listing_id, ranges from json_to_recordset($1::json) as t (listing_id bigint, ranges jsonb)
   on conflict (listing_id) do update set ranges = excluded.ranges`,
);

export const deleteWritten = statement<never, [listingId: number]>(
  'listings.delete_written',
  'delete from written_calendar where listing_id = $1',
);

/** Selects the encrypted addresses of all imported calendars. */
export const selectSealedImports = statement<{ id: number; address: string }>(
  'listings.select_sealed_imports',
  'select id, address from calendar_import order by id for update',
);

export const updateSealedImport = statement<never, [importId: number, address: string]>(
  'listings.update_sealed_import',
  'update calendar_import set address = $2 where id = $1',
);

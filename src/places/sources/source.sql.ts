import { statement } from '../../platform/db/index.ts';
import type { Difference } from '../import-counts.ts';
import type { SourceKind } from './source-address.ts';

/** A source of open data, and what was read of it. */
export interface SourceRow {
  id: string;
  kind: SourceKind;
  name: string;
  etag: string | null;
  last_modified: string | null;
  sha256: string | null;
  bytes: number | null;
  data_at: Date | null;
  objects: number | null;
  checked_at: Date | null;
  changed_at: Date | null;
  next_at: Date;
  failures: number;
  error: string | null;
  doing: 'download' | 'read' | 'compare' | null;
  doing_at: Date | null;
  done_bytes: number | null;
  total_bytes: number | null;
}

export const insertSource = statement<
  never,
  [id: string, kind: SourceKind, name: string, now: Date]
>(
  'places.insert_source',
  `insert into data_source (id, kind, name, next_at) values ($1, $2, $3, $4)
   on conflict (id) do nothing`,
);

export const deleteOtherSources = statement<never, [ids: readonly string[]]>(
  'places.delete_other_sources',
  `delete from data_source where id <> all($1::text[])`,
);

export const selectSources = statement<SourceRow, [ids: readonly string[]]>(
  'places.select_sources',
  `select id, kind, name, etag, last_modified, sha256, bytes, data_at, objects, checked_at, changed_at,
     next_at, failures, error, doing, doing_at, done_bytes, total_bytes
   from data_source where id = any($1::text[]) order by array_position($1::text[], id)`,
);

export const noteDoing = statement<
  never,
  [id: string, doing: SourceRow['doing'], now: Date, done: number | null, total: number | null]
>(
  'places.note_doing',
  `update data_source set doing_at = case when doing = $2 then doing_at else $3 end, doing = $2,
     done_bytes = $4, total_bytes = $5
   where id = $1`,
);

/** Notes that a server had no other file, or one of the same content. */
export const noteUnchanged = statement<never, [id: string, now: Date, next: Date]>(
  'places.note_unchanged',
  `update data_source set checked_at = $2, next_at = $3, failures = 0, error = null, doing = null
   where id = $1`,
);

/** The facts of a file that was read whole. */
export interface ReadFile {
  etag: string | null;
  last_modified: string | null;
  sha256: string;
  bytes: number;
  data_at: Date | null;
  objects: number | null;
}

export const noteRead = statement<never, [id: string, now: Date, next: Date, file: ReadFile]>(
  'places.note_read',
  `update data_source s set checked_at = $2, changed_at = $2, next_at = $3, failures = 0, error = null,
     doing = null, etag = f.etag, last_modified = f.last_modified, sha256 = f.sha256, bytes = f.bytes,
     data_at = f.data_at, objects = f.objects
   from jsonb_populate_record(null::data_source, $4::jsonb) f
   where s.id = $1`,
);

export const noteFailure = statement<never, [id: string, next: Date, error: string]>(
  'places.note_failure',
  `update data_source set failures = failures + 1, next_at = $2, error = $3, doing = null
   where id = $1`,
);

export const makeDue = statement<{ id: string }, [ids: readonly string[], now: Date]>(
  'places.make_due',
  `update data_source set next_at = $2 where id = any($1::text[]) returning id`,
);

/** What was compared last of a subject: all sources of campsites, or one of the gazetteer. */
export interface ReadingRow extends Difference {
  subject: string;
  applied: string | null;
  held: string | null;
  confirmed: string | null;
  dismissed: string | null;
  at: Date;
  covered: string[];
  reason: string | null;
}

export const selectReadings = statement<ReadingRow>(
  'places.select_readings',
  `select subject, applied, held, confirmed, dismissed, at, known, added, gone, renamed, covered, reason
   from data_reading`,
);

/** The difference that an applied or held file makes, and its hash. */
export interface NewReading extends Difference {
  subject: string;
  files: string;
  at: Date;
}

export const noteApplied = statement<
  never,
  [reading: NewReading, covered: readonly string[], note: string | null]
>(
  'places.note_applied',
  `insert into data_reading (subject, applied, at, known, added, gone, renamed, covered, reason)
   select subject, files, at, known, added, gone, renamed, $2::text[], $3
   from jsonb_to_record($1::jsonb) as r (subject text, files text, at timestamptz, known integer,
     added integer, gone integer, renamed integer)
   on conflict (subject) do update set applied = excluded.applied, held = null, confirmed = null,
     dismissed = null, reason = excluded.reason, at = excluded.at, known = excluded.known, added = excluded.added,
     gone = excluded.gone, renamed = excluded.renamed, covered = excluded.covered`,
);

export const noteHeld = statement<never, [reading: NewReading, reason: string]>(
  'places.note_held',
  `insert into data_reading (subject, held, at, known, added, gone, renamed, reason)
   select subject, files, at, known, added, gone, renamed, $2
   from jsonb_to_record($1::jsonb) as r (subject text, files text, at timestamptz, known integer,
     added integer, gone integer, renamed integer)
   on conflict (subject) do update set held = excluded.held, confirmed = null, dismissed = null,
     reason = excluded.reason, at = excluded.at, known = excluded.known, added = excluded.added, gone = excluded.gone,
     renamed = excluded.renamed`,
);

/** Confirms what is held back; selects its difference. */
export const confirmHeld = statement<Difference, [subject: string]>(
  'places.confirm_held',
  `update data_reading set confirmed = held, dismissed = null where subject = $1 and held is not null
   returning known, added, gone, renamed`,
);

/** Dismisses what is held back; selects its difference. */
export const dismissHeld = statement<Difference, [subject: string]>(
  'places.dismiss_held',
  `update data_reading set dismissed = held, confirmed = null where subject = $1 and held is not null
   returning known, added, gone, renamed`,
);

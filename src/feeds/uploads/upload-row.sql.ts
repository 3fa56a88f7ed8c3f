import { statement } from '../../platform/db/index.ts';
import type { FileRow } from './file-rows.ts';
import type { Outcome, ShownRow } from './upload-preview.ts';

/** One row of a file: the outcome of importing it, and its content in the preview. */
export interface UploadedRow {
  row: number;
  outcome: Outcome;
  external_id: string | null;
  shown: ShownRow;
}

/** The cells of a row, as they are stored. */
export type RowSource = Pick<FileRow, 'names' | 'values' | 'raw'>;

/** Adds rows to a file that is being read; `rows` is a list in JSON. */
export const insertUploadRows = statement<never, [uploadId: number, rows: string]>(
  'feeds.insert_upload_rows',
  `insert into feed_upload_row (upload_id, row, outcome, external_id, shown, source)
   select upload.id, r.row, r.outcome, r.external_id, r.shown, r.source
   from jsonb_to_recordset($2::jsonb)
     as r (row integer, outcome text, external_id text, shown jsonb, source jsonb)
   cross join (select id from feed_upload where id = $1 and state = 'waiting') upload`,
);

export const deleteUploadRows = statement<never, [uploadId: number]>(
  'feeds.delete_upload_rows',
  'delete from feed_upload_row where upload_id = $1',
);

/** Rows of a file after a row number, in order; of one outcome, or of all (null). */
export const selectUploadRows = statement<
  UploadedRow,
  [uploadId: number, outcome: Outcome | null, after: number, limit: number]
>(
  'feeds.select_upload_rows',
  `select row, outcome, external_id, shown from feed_upload_row
   where upload_id = $1 and ($2::text is null or outcome = $2) and row > $3
   order by row limit $4`,
);

/** The first rows that would change something. */
export const selectChangingUploadRows = statement<UploadedRow, [uploadId: number, limit: number]>(
  'feeds.select_changing_upload_rows',
  `select row, outcome, external_id, shown from feed_upload_row
   where upload_id = $1 and outcome in ('added', 'changed') order by row limit $2`,
);

/** The ids and cells of valid rows after a row number, in order. */
export const selectUploadSources = statement<
  { row: number; external_id: string; source: RowSource },
  [uploadId: number, after: number, limit: number]
>(
  'feeds.select_upload_sources',
  `select row, external_id, source from feed_upload_row
   where upload_id = $1 and source is not null and row > $2 order by row limit $3`,
);

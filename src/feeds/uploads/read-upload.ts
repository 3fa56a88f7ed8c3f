import type { Db } from '../../platform/db/index.ts';
import { FeedBroken, NoRowValid } from '../feeds.errors.ts';
import type { FeedKind } from '../read/index.ts';
import type { RowImporter } from '../map/row-importer.ts';
import { summarise } from '../report/problems.ts';
import { boundedColumns, MAX_FIXES } from '../report/stored-report.ts';
import { storableStart } from '../storable.ts';
import { readInThread } from './file-thread.ts';
import { ColumnSamples } from './sampled-columns.ts';
import { TitleIds } from './title-ids.ts';
import { uploadImporter, type UploadDeps, rowOf, townsOf } from './upload-importer.ts';
import type { UploadReport } from './upload-preview.ts';
import { UploadRows, type PlaceOf } from './upload-rows.ts';
import { endReadingUpload, type UploadSource } from './upload.sql.ts';
import { deleteUploadRows, insertUploadRows } from './upload-row.sql.ts';

interface Deps extends UploadDeps {
  db: Db;
  placeOf: PlaceOf;
}

const MAX_SENTENCE_CHARACTERS = 500;

/**
 * Reads a waiting file, and stores the change that each row would make, or why nothing in the file
 * can be imported. Errors in the file are stored; others are thrown.
 * @param signal aborts the reading, which a later attempt repeats
 */
export async function readUpload(
  deps: Deps,
  upload: UploadSource & { bytes: Buffer },
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const { id, settings, bytes } = upload;
  // Rows of a reading that was interrupted.
  await db.execute(deleteUploadRows, [id]);
  const towns = townsOf(deps, db, upload);
  let importer: RowImporter | undefined;
  const rows = new UploadRows({
    towns,
    placeOf: deps.placeOf,
    reject: (...rejected) => importer?.reject(...rejected),
    async write(judged) {
      await db.execute(insertUploadRows, [id, JSON.stringify(judged)]);
    },
  });
  const sinks = {
    sink: rows,
    towns,
    onFailed: rows.addProblems.bind(rows),
    onLeftOut: rows.addNotes.bind(rows),
  };
  const ids = new TitleIds(db, upload.partner_id);
  importer = uploadImporter(deps, db, upload, sinks, ids.give.bind(ids), rows.note.bind(rows));
  const samples = new ColumnSamples();
  let format: FeedKind | null = null;
  let header: readonly string[] | null = null;
  let failure: string | null = null;
  let isReported = true;
  try {
    for await (const batch of readInThread(bytes, settings, signal)) {
      format = batch.format;
      // One list for all rows: mappings are cached by its identity.
      header ??= batch.header;
      samples.look(batch.rows, header);
      rows.begin(batch.rows);
      await importer.add(batch.rows.map((row) => rowOf(row, header)));
    }
    importer.checkUsable();
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    failure = storableStart(error.message, MAX_SENTENCE_CHARACTERS);
    // When the file itself is broken, the rows before the fault are not reported.
    isReported = error instanceof NoRowValid;
    if (!isReported) await db.execute(deleteUploadRows, [id]);
  }
  signal.throwIfAborted();
  const report = isReported ? reportOf(importer, rows, format) : null;
  await db.execute(endReadingUpload, [id, { report, header, failure, sampled: samples.list() }]);
}

function reportOf(importer: RowImporter, rows: UploadRows, format: FeedKind | null): UploadReport {
  return {
    format,
    ...boundedColumns(importer.columns()),
    rows: importer.rows,
    ...rows.counts,
    failed: importer.problems.failedRows,
    fixes: summarise(importer.problems.list()).slice(0, MAX_FIXES),
    notes: rows.notes().slice(0, MAX_FIXES),
  };
}

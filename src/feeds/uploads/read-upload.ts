import type { Db } from '../../platform/db/index.ts';
import { FeedBroken, NoRowValid } from '../feeds.errors.ts';
import { summarise } from '../report/preview-summary.ts';
import type { FeedKind } from '../read/index.ts';
import type { Intake } from '../map/intake.ts';
import { storable } from '../report/problems.ts';
import { boundedColumns, MAX_FIXES } from '../report/stored-report.ts';
import { readInThread } from './file-thread.ts';
import { handIntake, type HandNeeds, rowOf, townsOf } from './hand-intake.ts';
import type { HandReport } from './hand-report.ts';
import { HandRows, type PlaceOf } from './hand-rows.ts';
import { endReadingUpload, type UploadSource } from './upload.sql.ts';
import { deleteUploadRows, insertUploadRows } from './upload-row.sql.ts';

interface Needs extends HandNeeds {
  db: Db;
  placeOf: PlaceOf;
}

const MAX_SENTENCE_CHARACTERS = 500;

/**
 * Reads a file that waits for it, and stores what each row would change; of a file of which nothing can be taken, why.
 * Errors of the file are stored, others thrown.
 * @param signal ends the reading, which then begins anew another time
 */
export async function readUpload(
  needs: Needs,
  upload: UploadSource & { bytes: Buffer },
  signal: AbortSignal,
): Promise<void> {
  const { db } = needs;
  const { id, settings, bytes } = upload;
  // Of a reading that was interrupted.
  await db.execute(deleteUploadRows, [id]);
  const towns = townsOf(needs, db, upload);
  let intake: Intake | undefined;
  const rows = new HandRows({
    towns,
    placeOf: needs.placeOf,
    reject: (...rejected) => intake?.reject(...rejected),
    async write(judged) {
      await db.execute(insertUploadRows, [id, JSON.stringify(judged)]);
    },
  });
  const sinks = { sink: rows, towns, onFailed: rows.addProblems.bind(rows) };
  intake = handIntake(needs, db, upload, sinks, rows.note.bind(rows));
  let format: FeedKind | null = null;
  let header: readonly string[] | null = null;
  let failure: string | null = null;
  let isReported = true;
  try {
    for await (const batch of readInThread(bytes, settings, signal)) {
      format = batch.format;
      // Rows share one list of names, by which their mapping is known.
      header ??= batch.header;
      rows.begin(batch.rows);
      await intake.take(batch.rows.map((row) => rowOf(row, header)));
    }
    intake.end();
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    failure = storable(error.message, MAX_SENTENCE_CHARACTERS);
    // Rows before a fault of the file say nothing about it.
    isReported = error instanceof NoRowValid;
    if (!isReported) await db.execute(deleteUploadRows, [id]);
  }
  signal.throwIfAborted();
  const report = isReported ? reportOf(intake, rows, format) : null;
  await db.execute(endReadingUpload, [id, { report, header, failure }]);
}

function reportOf(intake: Intake, { counts }: HandRows, format: FeedKind | null): HandReport {
  return {
    format,
    ...boundedColumns(intake.columns()),
    rows: intake.rows,
    ...counts,
    failed: intake.problems.failedRows,
    fixes: summarise(intake.problems.list()).slice(0, MAX_FIXES),
  };
}

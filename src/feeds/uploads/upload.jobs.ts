import { daysBefore } from '../../platform/clock.ts';
import type { Job, JobKind } from '../../platform/jobs/index.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { READ_UPLOAD, recordTaken, TAKE_UPLOAD, type UploadsDeps } from './uploads.ts';
import type { PlaceOf } from './upload-rows.ts';
import { readUpload } from './read-upload.ts';
import { takeRows } from './take-upload.ts';
import {
  deleteOldUploads,
  endReadingUpload,
  endTakingUpload,
  failTakingUpload,
  lockTakingUpload,
  selectWaitingUpload,
} from './upload.sql.ts';

const KEPT_DAYS = 1;

/** At this attempt a job gives up: a file that crashed the process twice is not read a third time. */
const MAX_STARTS = 3;

const UNREADABLE = 'It could not be read. Check the file, or send it to us.';
const NOT_TAKEN =
  'It could not be taken, and nothing was changed. Try again, or send the file to us.';

const idOf = (job: Job): number => Number(job.payload.upload);

interface Deps extends UploadsDeps {
  placeOf: PlaceOf;
}

/** The jobs that read uploaded files, import large ones, and delete those that nobody imported; one file at a time. */
export function uploadJobs(deps: Deps): JobKind[] {
  const { db, clock, audit } = deps;
  const one = { concurrency: 1, perGroup: 1, maxAttempts: MAX_STARTS };
  return [
    {
      ...one,
      kind: READ_UPLOAD,
      async run(job) {
        const id = idOf(job);
        if (job.attempt >= MAX_STARTS) {
          await db.execute(endReadingUpload, [
            id,
            { report: null, header: null, failure: UNREADABLE, sampled: null },
          ]);
          return;
        }
        const upload = await db.maybeOne(selectWaitingUpload, [id]);
        if (upload) await readUpload(deps, upload, job.signal);
      },
    },
    {
      ...one,
      kind: TAKE_UPLOAD,
      async run(job) {
        const id = idOf(job);
        if (job.attempt >= MAX_STARTS) {
          await db.execute(failTakingUpload, [id, NOT_TAKEN]);
          return;
        }
        try {
          await db.transaction(async (tx) => {
            const upload = await tx.maybeOne(lockTakingUpload, [id]);
            if (!upload) return;
            const taken = await takeRows(deps, tx, upload, job.signal);
            const done = { ...taken, failed: taken.failed + upload.report.failed };
            await tx.execute(endTakingUpload, [id, done]);
            await recordTaken(audit, tx, upload.taken_by, upload, done);
            await job.finish(tx);
          });
        } catch (error) {
          if (!(error instanceof FeedBroken)) throw error;
          await db.execute(failTakingUpload, [id, error.message]);
        }
      },
    },
    {
      kind: 'feeds.forget_uploads',
      concurrency: 1,
      everySeconds: 3_600,
      async run() {
        await db.execute(deleteOldUploads, [daysBefore(clock.now(), KEPT_DAYS)]);
      },
    },
  ];
}

import { ANY_PARTNER } from '../../partners/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { statement } from '../../platform/db/index.ts';
import type { FeedSettings } from '../map/index.ts';
import type { SampledColumn } from './sampled-columns.ts';
import type { UploadResult, UploadReport } from './upload-preview.ts';

/** The state of a file: waiting to be read, read, being imported by a job (`taking`), or imported (`taken`). */
export type UploadState = 'waiting' | 'read' | 'taking' | 'taken';

export interface UploadRow {
  id: number;
  name: string;
  state: UploadState;
  made_at: Date;
  /** Null until it is read, and of a file that could not be. */
  report: UploadReport | null;
  /** Why nothing of it can be taken, or why taking it failed; null when neither. */
  failure: string | null;
  /** The result of importing it by a job. */
  done: UploadResult | null;
  settings: FeedSettings;
  /** The names of its columns, which all rows share; null where each row has its own. */
  header: string[] | null;
  /** Its columns with some of their values; null until it is read, and of one that an older release has read. */
  sampled: SampledColumn[] | null;
}

/** The columns of a file that are needed to map its rows. */
export interface UploadSource {
  id: number;
  partner_id: number;
  settings: FeedSettings;
  /** Codes of the countries that the partner works in. */
  countries: string[];
}

const UPLOAD =
  'id, partner_id, name, state, made_at, report, failure, done, settings, header, sampled';

const COUNTRIES = `(select countries from ${ANY_PARTNER} partner where partner.id = partner_id)`;

const SOURCE = `id, partner_id, settings,
  ${COUNTRIES}`;

/** Keeps a file, packed with gzip, until it is read. */
export const insertUpload = statement<
  { id: number },
  [partnerId: number, bytes: Buffer, about: { name: string; settings: FeedSettings; made_at: Date }]
>(
  'feeds.insert_upload',
  `insert into feed_upload (partner_id, bytes, state, name, settings, made_at)
   select $1, $2, 'waiting', name, settings, made_at
   from jsonb_to_record($3::jsonb) as t (name text, settings jsonb, made_at timestamptz)
   returning id`,
);

export const selectUpload = statement<UploadRow, [partnerId: number, uploadId: number]>(
  'feeds.select_upload',
  `select ${UPLOAD} from feed_upload where partner_id = $1 and id = $2`,
);

/** Locks a file, so that it is not imported twice. */
export const lockUpload = statement<
  UploadRow & UploadSource,
  [partnerId: number, uploadId: number]
>(
  'feeds.lock_upload',
  `select ${UPLOAD}, ${COUNTRIES} from feed_upload where partner_id = $1 and id = $2 for update`,
);

/** A file that is to be read, packed with gzip; none when it was read or removed. */
export const selectWaitingUpload = statement<UploadSource & { bytes: Buffer }, [uploadId: number]>(
  'feeds.select_waiting_upload',
  `select ${SOURCE}, bytes from feed_upload where id = $1 and state = 'waiting'`,
);

/** Has a file read again with other settings; none when its content is not kept. */
export const readUploadAgain = statement<
  { id: number },
  [uploadId: number, settings: FeedSettings]
>(
  'feeds.read_upload_again',
  `update feed_upload set state = 'waiting', settings = $2, report = null, failure = null
   where id = $1 and state = 'read' and bytes <> '' returning id`,
);

/** Stores the result of reading a file, which is kept to be read again with other settings. */
export const endReadingUpload = statement<
  never,
  [
    uploadId: number,
    read: {
      report: UploadReport | null;
      header: readonly string[] | null;
      failure: string | null;
      sampled: SampledColumn[] | null;
    },
  ]
>(
  'feeds.end_reading_upload',
  `update feed_upload set state = 'read', report = r.report, header = r.header,
     failure = r.failure, sampled = r.sampled
   from jsonb_to_record($2::jsonb) as r (report jsonb, header jsonb, failure text, sampled jsonb)
   where id = $1 and state = 'waiting'`,
);

/** Whether another file of the partner is being imported. */
export const selectIsTaking = statement<{ id: number }, [partnerId: number, exceptId: number]>(
  'feeds.select_is_taking',
  `select id from feed_upload where partner_id = $1 and id <> $2 and state = 'taking' limit 1`,
);

/** Marks a file as to be imported by a job. */
export const beginTakingUpload = statement<never, [uploadId: number, by: Actor]>(
  'feeds.begin_taking_upload',
  `update feed_upload set state = 'taking', taken_by = $2, failure = null where id = $1`,
);

/** Locks a file that a job is to take; none when it was removed. */
export const lockTakingUpload = statement<
  UploadSource & { report: UploadReport; header: string[] | null; taken_by: Actor },
  [uploadId: number]
>(
  'feeds.lock_taking_upload',
  `select ${SOURCE}, report, header, taken_by from feed_upload
   where id = $1 and state = 'taking' for update`,
);

/** Stores the result of the job that imported a file. */
export const endTakingUpload = statement<never, [uploadId: number, done: UploadResult]>(
  'feeds.end_taking_upload',
  `update feed_upload set state = 'taken', taken_by = null, done = $2, bytes = '' where id = $1`,
);

/** Makes a file available again whose import failed. */
export const failTakingUpload = statement<never, [uploadId: number, failure: string]>(
  'feeds.fail_taking_upload',
  `update feed_upload set state = 'read', taken_by = null, failure = $2
   where id = $1 and state = 'taking'`,
);

export const deleteUpload = statement<never, [uploadId: number]>(
  'feeds.delete_upload',
  'delete from feed_upload where id = $1',
);

/**
 * Deletes a partner's files, since only the newest is kept; keeps those that a job is importing.
 */
export const deleteUploadsOf = statement<{ id: number }, [partnerId: number]>(
  'feeds.delete_uploads_of',
  `delete from feed_upload where partner_id = $1 and state <> 'taking' returning id`,
);

/** Removes all files of a partner. */
export const deleteAllUploadsOf = statement<{ id: number }, [partnerId: number]>(
  'feeds.delete_all_uploads_of',
  'delete from feed_upload where partner_id = $1 returning id',
);

export const deleteOldUploads = statement<never, [before: Date]>(
  'feeds.delete_old_uploads',
  `delete from feed_upload where made_at < $1 and state <> 'taking'`,
);

import type { Queryable } from '../../platform/db/index.ts';
import { cancelJobs } from '../../platform/jobs/index.ts';
import { deleteAllUploadsOf, deleteUploadsOf } from './upload.sql.ts';

/** The kinds of the jobs that read and take uploaded files; their key is the file's id. */
export const READ_UPLOAD = 'feeds.read_upload';
export const TAKE_UPLOAD = 'feeds.take_upload';

const keysOf = (uploads: readonly { id: number }[]): string[] =>
  uploads.map(({ id }) => String(id));

/** Removes all files that a partner has uploaded, with the jobs that would read or take them. */
export async function deleteUploads(tx: Queryable, partnerId: number): Promise<void> {
  const keys = keysOf(await tx.query(deleteAllUploadsOf, [partnerId]));
  await cancelJobs(tx, READ_UPLOAD, keys);
  await cancelJobs(tx, TAKE_UPLOAD, keys);
}

/** Removes them but for those that a job takes. */
export async function deleteIdleUploads(tx: Queryable, partnerId: number): Promise<void> {
  await cancelJobs(tx, READ_UPLOAD, keysOf(await tx.query(deleteUploadsOf, [partnerId])));
}

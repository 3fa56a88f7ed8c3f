import { promisify } from 'node:util';
import { gzip as pack } from 'node:zlib';
import type { ListingWriter } from '../../listings/index.ts';
import type { Actor, Audit } from '../../platform/audit/index.ts';
import { type Clock, wholeSecond } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, validationError } from '../../platform/errors.ts';
import { cancelJobs, enqueue } from '../../platform/jobs/index.ts';
import { pageOf } from '../../platform/paging.ts';
import type { ExactRateLimit } from '../../platform/rate-limit/index.ts';
import { check } from '../../platform/validation/index.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { type Field, type FeedSettings, feedSettings, FIELDS } from '../map/index.ts';
import type { UploadDeps } from './upload-importer.ts';
import type { Needed, Outcome, UploadCard, UploadReport, UploadResult } from './upload-preview.ts';
import {
  lacking,
  type MatchedColumn,
  matchedColumns,
  MAX_NAME_CHARACTERS,
} from './sampled-columns.ts';
import { takeRows } from './take-upload.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';
import {
  deleteChosenColumns,
  selectChosenColumns,
  upsertChosenColumns,
} from './upload-column.sql.ts';
import { selectChangingUploadRows, selectUploadRows, type UploadedRow } from './upload-row.sql.ts';
import {
  beginTakingUpload,
  deleteAllUploadsOf,
  deleteUpload,
  deleteUploadsOf,
  insertUpload,
  lockUpload,
  readUploadAgain,
  selectIsTaking,
  selectUpload,
  type UploadRow,
  type UploadState,
} from './upload.sql.ts';

/** The kinds of the jobs that read and take uploaded files; their key is the file's id. */
export const READ_UPLOAD = 'feeds.read_upload';
export const TAKE_UPLOAD = 'feeds.take_upload';

/** Rows that are imported within a request; a file with more is imported by a job. */
const MAX_ROWS_AT_ONCE = 1_000;

const ROWS_PER_PAGE = 50;
const MAX_CARDS = 12;

/** An uploaded file as pages show it. */
export interface UploadPreview {
  id: number;
  name: string;
  state: UploadState;
  /** Null while it is being read, and of a file that could not be. */
  report: UploadReport | null;
  /** Why nothing of it can be taken, or why taking it failed; null when neither. */
  failure: string | null;
  /** One page of its rows. */
  rows: UploadedRow[];
  /** The number of the row after which the next page begins, as a cursor; null on the last. */
  next: string | null;
  /** The first rows that would change something; none on later pages and of one outcome alone. */
  sample: (UploadCard & { change: 'added' | 'changed' })[];
  /** The result of importing it; null until the job has ended. */
  done: UploadResult | null;
  /** What no column and no setting gives, though every new listing has it. */
  lacks: Needed[];
  /** Whether its columns can be matched by hand. */
  canMatch: boolean;
  /** The letters of a table's columns, as spreadsheets show them, by name; null of a file that is no table. */
  letters: Readonly<Record<string, string>> | null;
}

/** The settings of a file that people choose. */
export type UploadSettings = Pick<
  FeedSettings,
  'category' | 'currency' | 'unit' | 'city' | 'country'
>;

/** A file's columns as people match them with fields. */
export interface UploadColumns {
  id: number;
  name: string;
  state: UploadState;
  columns: MatchedColumn[];
  settings: UploadSettings;
  lacks: Needed[];
  letters: Readonly<Record<string, string>> | null;
}

/** Files of listings that are uploaded by hand: CSV, TSV, JSON or XML as feeds have them, and XLSX. */
export interface Uploads {
  /**
   * Stores a file for a day, replacing the partner's previous one; a job reads it.
   * @param settings as of feeds (category, currency and unit for rows without), unchecked
   * @throws `validation_error` at `file` or `settings`
   */
  upload(
    partnerId: number,
    file: { name: string; bytes: Buffer },
    settings: unknown,
  ): Promise<{ id: number }>;
  /**
   * Returns the state of a file, and one page of the changes that its rows would make. Throws
   * `not_found`.
   * @param page limits rows to one outcome, and to those after a row number
   */
  preview(
    partnerId: number,
    uploadId: number,
    page?: { outcome?: Outcome | null; after?: number },
  ): Promise<UploadPreview>;
  /** The columns of a file that was read. Throws `not_found`. */
  columns(partnerId: number, uploadId: number): Promise<UploadColumns>;
  /**
   * Has a file read again with fields that were chosen for its columns, which the partner's next files keep, and
   * with other settings.
   * @param chosen the field of each column by name; null is not used
   * @param settings for rows that do not say it themselves, unchecked
   * @throws `not_found`; `validation_error` at `file` or `settings`
   */
  match(
    tx: Tx,
    partnerId: number,
    uploadId: number,
    chosen: ReadonlyMap<string, Field | null>,
    settings: unknown,
  ): Promise<void>;
  /**
   * Adds and changes the listings of its valid rows, in the caller's transaction; listings that are not in
   * the file stay as they are. A large file is taken by a job, for which null is answered. What was done is recorded in
   * the audit log. Throws `not_found`, also when it was taken already; `validation_error` at `file`.
   */
  take(tx: Tx, partnerId: number, uploadId: number, by: Actor): Promise<UploadResult | null>;
}

export interface UploadsDeps extends UploadDeps {
  db: Db;
  clock: Clock;
  writer: Pick<ListingWriter, 'writeAll'>;
  audit: Pick<Audit, 'record'>;
  /** Limits how many files a partner uploads. */
  limit: ExactRateLimit;
}

const noUpload = () =>
  new ExpectedError(
    'not_found',
    'This file is not kept any more: it was taken, or another came after it. To import it, upload it again.',
  );

const refusedFile = (message: string) => validationError([{ path: 'file', message }]);

/** The message for a file whose reading was given up, or which an older release stored. */
const NOT_READ = 'It was not read: upload it again.';

function checkSize(name: string, bytes: Buffer): void {
  if (bytes.length > MAX_UPLOAD_BYTES) {
    throw refusedFile(`must have at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MB`);
  }
  // A form without a chosen file sends one that has no name.
  if (bytes.length === 0) throw refusedFile(name === '' ? 'is required' : 'is empty');
}

/** Records the result of importing a file in the audit log. */
export const recordTaken = (
  audit: Pick<Audit, 'record'>,
  tx: Queryable,
  by: Actor,
  upload: { id: number; partner_id: number },
  done: UploadResult,
): Promise<void> =>
  audit.record(tx, by, {
    action: 'listing.import',
    subject: `upload ${upload.id}`,
    partnerId: upload.partner_id,
    after: done,
  });

const tooMany = ({ limit }: ExactRateLimit) =>
  refusedFile(`is one of more than ${limit} in an hour: wait, and upload it then`);

/** Maximum columns whose fields are kept for the next file. */
const MAX_CHOSEN = 500;

const withColumns = (
  settings: FeedSettings,
  chosen: readonly { name: string; field: Field | null }[],
): FeedSettings => {
  // Of an older release, a field may be unknown by now.
  const known = chosen.filter(({ field }) => field === null || FIELDS.includes(field));
  const columns = Object.fromEntries(known.map(({ name, field }) => [name, field]));
  return { ...settings, leaveOutBadImages: true, columns, exactColumns: true };
};

/** The letters of the column at a place, as spreadsheets show them: `A`, `Z`, `AA`. */
function lettersAt(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? last : lettersAt(Math.floor(place / 26) - 1) + last;
}

const lettersOf = ({ header }: Pick<UploadRow, 'header'>): UploadColumns['letters'] =>
  header === null
    ? null
    : Object.fromEntries(header.map((name, at) => [name, lettersAt(at)]).reverse());

/** How the columns of a file are read, and what none of them gives. */
function matchOf({ sampled, settings }: Pick<UploadRow, 'sampled' | 'settings'>) {
  const columns = matchedColumns(sampled ?? [], settings);
  const fields = new Set(columns.flatMap(({ field }) => field ?? []));
  return { columns, lacks: columns.length === 0 ? [] : lacking(fields, settings) };
}

export function createUploads(deps: UploadsDeps): Uploads {
  const { db, clock, audit, limit } = deps;
  return {
    async upload(partnerId, { name, bytes }, settings) {
      const checked = check(feedSettings, settings);
      if (!checked.ok) throw validationError(checked.problems);
      checkSize(name, bytes);
      const packed = await promisify(pack)(bytes);
      return db.transaction(async (tx) => {
        if (!(await limit.take(String(partnerId), 1, tx))) throw tooMany(limit);
        const chosen = await tx.query(selectChosenColumns, [partnerId, MAX_CHOSEN]);
        const about = {
          name: name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 100),
          settings: withColumns(checked.value, chosen),
          made_at: wholeSecond(clock.now()),
        };
        await deleteIdleUploads(tx, partnerId);
        const { id } = await tx.one(insertUpload, [partnerId, packed, about]);
        const group = String(partnerId);
        await enqueue(tx, { kind: READ_UPLOAD, key: String(id), group, payload: { upload: id } });
        return { id };
      });
    },

    async preview(partnerId, uploadId, { outcome = null, after = 0 } = {}) {
      const upload = await db.maybeOne(selectUpload, [partnerId, uploadId]);
      if (!upload) throw noUpload();
      const { id, name, state, report, done } = upload;
      const isFirst = outcome === null && after === 0;
      const [found, changing] =
        report === null
          ? [[], []]
          : await Promise.all([
              db.query(selectUploadRows, [id, outcome, after, ROWS_PER_PAGE + 1]),
              isFirst ? db.query(selectChangingUploadRows, [id, MAX_CARDS]) : [],
            ]);
      const { items: rows, next } = pageOf(found, ROWS_PER_PAGE, ({ row }) => String(row));
      const isUnread = state === 'read' && report === null;
      return {
        id,
        name,
        state,
        report,
        failure: upload.failure ?? (isUnread ? NOT_READ : null),
        rows,
        next,
        sample: changing.map(({ outcome: change, shown }) => ({
          ...shown.card!,
          change: change as 'added' | 'changed',
        })),
        done,
        lacks: matchOf(upload).lacks,
        canMatch: state === 'read' && (upload.sampled ?? []).length > 0,
        letters: lettersOf(upload),
      };
    },

    async columns(partnerId, uploadId) {
      const upload = await db.maybeOne(selectUpload, [partnerId, uploadId]);
      if (!upload) throw noUpload();
      const { id, name, state } = upload;
      const { category, currency, unit, city, country } = upload.settings;
      const settings = { category, currency, unit, city, country };
      return { id, name, state, settings, ...matchOf(upload), letters: lettersOf(upload) };
    },

    async match(tx, partnerId, uploadId, chosen, settings) {
      const checked = check(feedSettings, settings);
      if (!checked.ok) throw validationError(checked.problems);
      if (!(await limit.take(String(partnerId), 1, tx))) throw tooMany(limit);
      const upload = await tx.maybeOne(lockUpload, [partnerId, uploadId]);
      if (!upload || upload.state === 'taken') throw noUpload();
      if (upload.state !== 'read') throw refusedFile('is being read or taken: wait a moment');
      const columns = matchOf(upload).columns.map(({ name, field, automatic }) => ({
        name,
        automatic,
        field: chosen.has(name) ? (chosen.get(name) ?? null) : field,
      }));
      const isKept = (name: string): boolean => name.length <= MAX_NAME_CHARACTERS;
      const differing = columns.filter(
        ({ name, field, automatic }) => field !== automatic && isKept(name),
      );
      const same = columns.filter(({ field, automatic }) => field === automatic);
      const kept = differing.map(({ name, field }) => ({ name, field }));
      const now = wholeSecond(clock.now());
      await tx.execute(upsertChosenColumns, [partnerId, JSON.stringify(kept), now]);
      await tx.execute(deleteChosenColumns, [partnerId, same.map(({ name }) => name)]);
      const all = await tx.query(selectChosenColumns, [partnerId, MAX_CHOSEN]);
      const again = await tx.maybeOne(readUploadAgain, [uploadId, withColumns(checked.value, all)]);
      if (!again) throw refusedFile('is not kept whole: upload it again');
      const group = String(partnerId);
      const payload = { upload: uploadId };
      await enqueue(tx, { kind: READ_UPLOAD, key: String(uploadId), group, payload });
    },

    async take(tx, partnerId, uploadId, by) {
      const upload = await tx.maybeOne(lockUpload, [partnerId, uploadId]);
      if (!upload || upload.state === 'taken') throw noUpload();
      const { id, state, report } = upload;
      if (state === 'taking') return null;
      if (state === 'waiting')
        throw refusedFile('is still being read: wait for what it would change');
      if (report === null) throw refusedFile(upload.failure ?? NOT_READ);
      const rows = report.added + report.changed + report.unchanged;
      if (rows === 0) throw refusedFile(upload.failure ?? 'has no row that can be taken');
      if (rows > MAX_ROWS_AT_ONCE) {
        if (await tx.maybeOne(selectIsTaking, [partnerId, id])) {
          throw refusedFile('has to wait until the file before it is taken');
        }
        await tx.execute(beginTakingUpload, [id, by]);
        const group = String(partnerId);
        await enqueue(tx, { kind: TAKE_UPLOAD, key: String(id), group, payload: { upload: id } });
        return null;
      }
      const taken = await takeRows(deps, tx, upload).catch((error: unknown) => {
        throw error instanceof FeedBroken ? refusedFile(error.message) : error;
      });
      const done = { ...taken, failed: taken.failed + report.failed };
      await tx.execute(deleteUpload, [id]);
      await recordTaken(audit, tx, by, upload, done);
      return done;
    },
  };
}

const keysOf = (uploads: readonly { id: number }[]): string[] =>
  uploads.map(({ id }) => String(id));

/** Removes all files that a partner has uploaded, with the jobs that would read or take them. */
export async function deleteUploads(tx: Queryable, partnerId: number): Promise<void> {
  const keys = keysOf(await tx.query(deleteAllUploadsOf, [partnerId]));
  await cancelJobs(tx, READ_UPLOAD, keys);
  await cancelJobs(tx, TAKE_UPLOAD, keys);
}

/** Removes those files that no job is importing. */
async function deleteIdleUploads(tx: Queryable, partnerId: number): Promise<void> {
  await cancelJobs(tx, READ_UPLOAD, keysOf(await tx.query(deleteUploadsOf, [partnerId])));
}

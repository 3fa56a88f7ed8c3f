import { promisify } from 'node:util';
import { gunzip as unpack, gzip as pack } from 'node:zlib';
import { type ListingInput, type ListingWriter, storedListings } from '../../listings/index.ts';
import type { Locator } from '../../places/index.ts';
import { type Clock, daysBefore, wholeSecond } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, validationError } from '../../platform/errors.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import { check } from '../../platform/validation/index.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { type ColumnReport, feedSettings } from '../map/index.ts';
import { type ProblemSummary, summarise } from '../preview-summary.ts';
import { type FeedKind, READ_LIMITS, readFeed, type Row } from '../read/index.ts';
import { Intake } from '../run/intake.ts';
import { KnownRows } from '../run/known-rows.ts';
import type { RowProblem } from '../run/problems.ts';
import { type FindTowns, Towns } from '../run/towns.ts';
import { apiListing } from './api-listing.ts';
import { completeRow } from './complete-row.ts';
import { type HandCard, HandRows } from './hand-rows.ts';
import { unguarded } from './export-csv.ts';
import { isZip } from './spreadsheet.ts';
import { readInThread } from './spreadsheet-thread.ts';
import {
  deleteOldUploads,
  deleteUpload,
  deleteUploadsOf,
  insertUpload,
  selectUpload,
  type UploadRow,
} from './upload.sql.ts';

/** Largest file that can be uploaded. */
export const MAX_UPLOAD_BYTES = 8 * 1024 ** 2;

const KEPT_DAYS = 1;
const MAX_ROWS = 25_000;
const MAX_PROBLEMS = 500;
const ROWS_PER_WRITE = 500;

/** How an uploaded file was understood, and what taking it would change. */
export interface HandPreview extends Omit<ColumnReport, 'network'> {
  id: number;
  name: string;
  format: FeedKind | null;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  failed: number;
  problems: RowProblem[];
  /** The problems grouped by column and message, the most frequent first. */
  fixes: ProblemSummary[];
  /** The first rows that would change something. */
  sample: HandCard[];
  /** Why nothing of the file can be taken; null when something can. */
  error: string | null;
}

/** What taking a file came to. */
export interface HandImported {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

/** Files of listings that are uploaded by hand: CSV, TSV, JSON or XML as feeds have them, and XLSX. */
export interface HandImports {
  /**
   * Keeps a file for a day, in place of the partner's one before.
   * @param settings as of feeds (category, currency and unit for rows without), unchecked
   * @throws `validation_error` at `file` or `settings`
   */
  upload(
    partnerId: number,
    file: { name: string; bytes: Buffer },
    settings: unknown,
  ): Promise<{ id: number }>;
  /** Reads an uploaded file and changes nothing. Throws `not_found`. */
  preview(partnerId: number, uploadId: number): Promise<HandPreview>;
  /**
   * Adds and changes the listings of its valid rows, in the caller's transaction; listings that are not in
   * the file stay as they are. Throws `not_found`, also when it was taken already.
   */
  take(tx: Tx, partnerId: number, uploadId: number): Promise<HandImported>;
}

interface Needs {
  db: Db;
  clock: Clock;
  writer: ListingWriter;
  locate: Locator['locate'];
  /** Finds towns like {FindTowns}, by the connection that a file is read with. */
  findTowns(queryable: Queryable, ...asked: Parameters<FindTowns>): ReturnType<FindTowns>;
}

const noUpload = () =>
  new ExpectedError('not_found', 'This file is not kept any more: upload it again.');

const refusedFile = (message: string) => validationError([{ path: 'file', message }]);

/**
 * A row as people see it in their file: its number is that of a spreadsheet, and its cells are without the
 * apostrophes that an export writes before formulas.
 */
const asSeen = (row: Row): Row => ({
  number: row.place ?? row.number,
  place: row.place,
  raw: row.raw,
  header: row.header,
  cells() {
    const { names, values } = row.cells();
    const plain = values.map((value) =>
      typeof value === 'string' ? unguarded(value) : value.map(unguarded),
    );
    return { names, values: plain };
  },
});

/** The file as feeds are read: a spreadsheet as CSV. */
async function readable(name: string, bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MAX_UPLOAD_BYTES) {
    throw refusedFile(`must have at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MB`);
  }
  // A form without a chosen file sends one that has no name.
  if (bytes.length === 0) throw refusedFile(name === '' ? 'is required' : 'is empty');
  try {
    return isZip(bytes) ? await readInThread(bytes) : bytes;
  } catch (error) {
    if (error instanceof FeedBroken) throw refusedFile(error.message);
    throw error;
  }
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** What reading a file came to. */
interface Reading {
  rows: HandRows;
  intake: Intake;
  format: FeedKind | null;
  error: string | null;
}

/** Makes the use cases of uploaded files. */
export function createHandImports(needs: Needs): HandImports {
  const { db, clock, writer } = needs;

  async function read(
    queryable: Queryable,
    partnerId: number,
    upload: UploadRow,
  ): Promise<Reading> {
    const rows = new HandRows();
    const intake = new Intake({
      partnerId,
      settings: upload.settings,
      know: async () => new KnownRows(),
      sink: rows,
      towns: new Towns((...asked) => needs.findTowns(queryable, ...asked), upload.countries),
      locate: needs.locate,
      now: wholeSecond(clock.now()),
      whole: apiListing,
      async complete(mapped) {
        const ids = mapped.map((row) => row.mapped.id);
        const stored = await storedListings(queryable, partnerId, ids);
        for (const row of mapped) {
          const listing = stored.get(row.mapped.id);
          if (!listing) continue;
          // A row of columns says some fields; one without says all of them.
          if (row.cells.names.length > 0) completeRow(row, listing);
          rows.addStored(listing);
        }
      },
    });
    let format: FeedKind | null = null;
    try {
      const bytes = await promisify(unpack)(upload.bytes);
      const feed = await readFeed(oneChunk(bytes), READ_LIMITS);
      format = feed.format.kind;
      for await (const batch of feed.batches) {
        await intake.take(batch.map(asSeen));
        if (intake.rows > MAX_ROWS)
          throw new FeedBroken(`The file has more than ${MAX_ROWS} rows.`);
      }
      intake.end();
      rows.rejectRepeated(intake);
      return { rows, intake, format, error: null };
    } catch (error) {
      if (!(error instanceof FeedBroken)) throw error;
      return { rows, intake, format, error: error.message };
    }
  }

  return {
    async upload(partnerId, { name, bytes }, settings) {
      const checked = check(feedSettings, settings);
      if (!checked.ok) throw validationError(checked.problems);
      const packed = await promisify(pack)(await readable(name, bytes));
      const about = {
        name: name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 100),
        settings: checked.value,
        made_at: wholeSecond(clock.now()),
      };
      return db.transaction(async (tx) => {
        await tx.execute(deleteUploadsOf, [partnerId]);
        return tx.one(insertUpload, [partnerId, packed, about]);
      });
    },
    async preview(partnerId, uploadId) {
      const upload = await db.maybeOne(selectUpload, [partnerId, uploadId]);
      if (!upload) throw noUpload();
      const { rows, intake, format, error } = await read(db, partnerId, upload);
      const problems = intake.problems.list();
      const { columns, ignored } = intake.columns();
      return {
        id: upload.id,
        name: upload.name,
        format,
        columns,
        ignored,
        rows: intake.rows,
        ...rows.counts(),
        failed: intake.problems.failedRows,
        problems: problems.slice(0, MAX_PROBLEMS),
        fixes: summarise(problems),
        sample: rows.cards(),
        error,
      };
    },
    async take(tx, partnerId, uploadId) {
      const upload = await tx.maybeOne(selectUpload, [partnerId, uploadId]);
      if (!upload || !(await tx.maybeOne(deleteUpload, [partnerId, uploadId]))) throw noUpload();
      const { rows, intake, error } = await read(tx, partnerId, upload);
      if (error !== null) throw refusedFile(error);
      const done = { created: 0, updated: 0, unchanged: 0, failed: intake.problems.failedRows };
      const now = wholeSecond(clock.now());
      const writes = rows.listings().map(({ externalId, input }) => ({
        partnerId,
        externalId,
        input: input as ListingInput,
        now,
      }));
      for (let at = 0; at < writes.length; at += ROWS_PER_WRITE) {
        const written = await writer.writeAll(tx, writes.slice(at, at + ROWS_PER_WRITE));
        for (const { result } of written) done[result] += 1;
      }
      return done;
    },
  };
}

/** The hourly job that forgets files which nobody has taken. */
export const uploadJobs = (db: Db, clock: Clock): JobKind => ({
  kind: 'feeds.forget_uploads',
  concurrency: 1,
  everySeconds: 3_600,
  async run() {
    await db.execute(deleteOldUploads, [daysBefore(clock.now(), KEPT_DAYS)]);
  },
});

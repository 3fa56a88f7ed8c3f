import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, daysAfter, secondsAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { download, DOWNLOAD_LIMITS, DownloadFailed, type DownloadLimits } from './download.ts';
import { extractInThread, FileUnreadable } from './extract.ts';
import type { Readings } from './reading.ts';
import type { DataSource } from './source-address.ts';
import {
  deleteOtherSources,
  insertSource,
  noteDoing,
  noteFailure,
  noteRead,
  noteUnchanged,
  type ReadFile,
  selectSources,
  type SourceRow,
} from './source.sql.ts';

/** How long after it was read a source is due again. */
const MONTH_DAYS = 30;
/** Seconds until a source that failed is tried again, by the number of failures in a row. */
const RETRY_SECONDS = [900, 3_600, 4 * 3_600, 86_400];

const PROGRESS_MS = 2_000;

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  /** DATA_DIR; the files are in a folder of it. */
  dataDir: string;
  sources: readonly DataSource[];
  readings: Pick<Readings, 'of'>;
  outbound(): Pick<Outbound, 'stream' | 'request'>;
  limits?: Partial<DownloadLimits> | undefined;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The files of sources on this machine. */
export type SourceFiles = ReturnType<typeof createSourceFiles>;

/** Creates the reader that downloads the files of sources and takes the campsites out of them. */
export function createSourceFiles({ db, clock, log, dataDir, sources, limits, ...deps }: Deps) {
  const ids = sources.map(({ id }) => id);
  const folder = join(dataDir, 'sources');
  const downloaded = ({ id }: DataSource): string => join(folder, id);
  /** The campsites of one version of a file. */
  const extractOf = ({ id }: DataSource, sha256: string): string =>
    join(folder, `${id}-${sha256.slice(0, 16)}.campsites.gz`);

  const rowsById = async (): Promise<Map<string, SourceRow>> =>
    new Map((await db.query(selectSources, [ids])).map((row) => [row.id, row]));

  /** The file of a source that is needed to apply it, if it is on this machine. */
  const localFile = async (source: DataSource, sha256: string | null): Promise<string | null> => {
    if (sha256 === null) return null;
    const file = source.kind === 'places' ? extractOf(source, sha256) : downloaded(source);
    return (await exists(file)) ? file : null;
  };

  function progressOf({ id }: DataSource): (done: number, total: number | null) => void {
    let last = -PROGRESS_MS;
    return (done, total) => {
      if (performance.now() - last < PROGRESS_MS) return;
      last = performance.now();
      db.execute(noteDoing, [id, 'download', clock.now(), done, total]).catch((error: unknown) =>
        log.warn({ err: error }, 'the progress of a download cannot be noted'),
      );
    };
  }

  /** Notes that a source failed, and when it is tried again. */
  async function failed(source: DataSource, failures: number, reason: string): Promise<void> {
    const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length - 1)]!;
    await db.execute(noteFailure, [source.id, secondsAfter(clock.now(), seconds), reason]);
    log.warn({ source: source.name, reason }, 'A source of open data could not be read.');
  }

  /**
   * Downloads a source if its server has another file, and takes the campsites out of it.
   * @param mayBeKnown whether the server may say that the file is still the known one
   */
  async function refresh(
    source: DataSource,
    row: SourceRow,
    mayBeKnown: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const file = downloaded(source);
    const next = daysAfter(clock.now(), MONTH_DAYS);
    const known = { etag: row.etag, lastModified: row.last_modified };
    await db.execute(noteDoing, [source.id, 'download', clock.now(), null, null]);
    try {
      const got = await download(source, mayBeKnown ? known : null, file, {
        outbound: deps.outbound(),
        limits: { ...DOWNLOAD_LIMITS, ...limits },
        onProgress: progressOf(source),
        signal,
      });
      if (got === 'unchanged' || (got.sha256 === row.sha256 && mayBeKnown)) {
        if (got !== 'unchanged') await rm(file, { force: true });
        await db.execute(noteUnchanged, [source.id, clock.now(), next]);
        return;
      }
      const { bytes, sha256, validators } = got;
      let facts: Pick<ReadFile, 'data_at' | 'objects'> = { data_at: null, objects: null };
      if (source.kind === 'places') {
        await db.execute(noteDoing, [source.id, 'read', clock.now(), null, null]);
        const task = { file, to: extractOf(source, sha256), nowMs: clock.now().getTime() };
        const extracted = await extractInThread(task, signal);
        facts = { data_at: extracted.dataAt, objects: extracted.campsites };
        await rm(file, { force: true });
      }
      const { etag, lastModified: last_modified } = validators;
      const read = { etag, last_modified, sha256, bytes, ...facts };
      await db.execute(noteRead, [source.id, clock.now(), next, read]);
      log.info({ source: source.name, bytes }, 'A source of open data has another file.');
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FileUnreadable) await rm(file, { force: true });
      else if (!(error instanceof DownloadFailed)) throw error;
      await failed(source, row.failures, error.message);
    }
  }

  /** Whether a file needs no download: it was applied or is held back, and is here if it is needed. */
  async function isSettled(source: DataSource, row: SourceRow): Promise<boolean> {
    if (source.kind === 'places') return (await localFile(source, row.sha256)) !== null;
    const reading = await deps.readings.of(source.id);
    if (row.sha256 === null || reading === undefined) return false;
    if (reading.applied === row.sha256) return true;
    return reading.held === row.sha256 && (await localFile(source, row.sha256)) !== null;
  }

  return {
    rowsById,
    localFile,
    refresh,
    failed,
    /** Adds new sources of the settings, and forgets those that are no longer there, with their files. */
    async synchronise(): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const { id, kind, name } of sources) {
        await db.execute(insertSource, [id, kind, name, clock.now()]);
        await db.execute(noteDoing, [id, null, clock.now(), null, null]);
      }
      await db.execute(deleteOtherSources, [ids]);
      for (const file of await readdir(folder)) {
        if (!ids.some((id) => file.startsWith(id))) await rm(join(folder, file), { force: true });
      }
    },
    /** Refreshes sources until none is due. */
    async refreshDue(signal: AbortSignal): Promise<void> {
      for (;;) {
        const rows = await rowsById();
        const due = sources.flatMap((source) => {
          const row = rows.get(source.id);
          return row && row.next_at <= clock.now() ? [{ source, row }] : [];
        });
        if (due.length === 0) return;
        for (const { source, row } of due) {
          await refresh(source, row, await isSettled(source, row), signal);
        }
      }
    },
    /** Removes the campsites of former versions of files. */
    async removeOldExtracts(kept: readonly string[]): Promise<void> {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        if (name.endsWith('.campsites.gz') && !kept.includes(file)) await rm(file, { force: true });
      }
    },
  };
}

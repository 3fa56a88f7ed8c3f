import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, daysAfter, secondsAfter } from '../../platform/clock.ts';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { hurryJob, type JobKind } from '../../platform/jobs/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { type CampsiteDifference, isLargeDrop, largeDropOf } from '../campsite-difference.ts';
import { mergeCampsites } from '../campsite-import.ts';
import { importGazetteer } from '../dump/gazetteer-import.ts';
import type { AlsoImported, Difference } from '../import-counts.ts';
import type { Locator } from '../locator.ts';
import type { OsmCampsite } from '../osm/osm-campsite.ts';
import { download, DOWNLOAD_LIMITS, DownloadFailed, type DownloadLimits } from './download.ts';
import { extractedCampsites, extractInThread, FileUnreadable } from './extract.ts';
import { type DataSource, fileNameOf, sourceOf } from './source-address.ts';
import {
  confirmHeld,
  deleteOtherSources,
  insertSource,
  makeDue,
  noteApplied,
  noteDoing,
  noteFailure,
  noteHeld,
  noteRead,
  noteUnchanged,
  type ReadFile,
  type ReadingRow,
  selectReadings,
  selectSources,
  type SourceRow,
} from './source.sql.ts';

export const SOURCES_JOB = 'places.read_sources';
/** The subject of what all sources of campsites together change. */
const CAMPSITES = 'places';

/** How often due sources are looked for, and how long after it was read a source is due again. */
const EVERY_SECONDS = 600;
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
  places: readonly string[];
  gazetteer: readonly string[];
  outbound(): Pick<Outbound, 'stream' | 'request'>;
  loadLocator(): Promise<Locator>;
  /** Makes the callback that records an import, by its kind and the name of its file. */
  also(kind: 'places' | 'gazetteer', file: string): AlsoImported;
  limits?: Partial<DownloadLimits>;
}

/** What was last compared, of all sources of campsites or of one of the gazetteer. */
export interface ReadingState extends Difference {
  /** Names it when it is confirmed. */
  subject: string;
  name: string;
  at: Date;
  /** `held` waits for an operator, `confirmed` is applied by the next run of the job. */
  state: 'applied' | 'held' | 'confirmed';
  /** A sentence about what is held back or left as it is. */
  reason: string | null;
}

/** The sources of open data that the settings name. */
export interface Sources {
  /** The sources in the order of the settings, and their last differences. */
  state(): Promise<{ sources: SourceRow[]; readings: ReadingState[] }>;
  /** Makes sources due now, all by default; returns their names. Throws `not_found`. */
  readNow(tx: Queryable, id?: string): Promise<string[]>;
  /** Lets what is held back be applied. Throws `not_found` if nothing of this subject is held. */
  confirm(tx: Queryable, subject: string): Promise<Difference & { name: string }>;
  /** The recurring job; null without sources. */
  job: JobKind | null;
}

/** More than 5 % is missing, and no operator has confirmed it. */
class HeldBack extends Error {
  override name = 'HeldBack';
  readonly difference: Difference;

  constructor(difference: Difference, reason: string) {
    super(reason);
    this.difference = difference;
  }
}

/** What was applied, with the countries whose missing campsites went, and a remark for operators. */
interface Applied {
  difference: Difference;
  covered: string[];
  note: string | null;
}

/** Says why missing campsites stay; null if they went. */
function noteOf(
  all: CampsiteDifference,
  covered: readonly string[],
  missing: number,
): string | null {
  if (missing > 0) {
    return `No campsite goes, because ${missing} of the files could not be read so far.`;
  }
  const parts = all.countries.filter(({ code, gone }) => gone > 0 && !covered.includes(code));
  if (parts.length === 0) return null;
  const each = parts.map(
    ({ code, known, gone }) => `${code} (${inWords(known - gone)} of ${inWords(known)})`,
  );
  return `No campsite goes in countries of which the files hold less than half: ${each.join(', ')}.`;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const inWords = (count: number): string => count.toLocaleString('en-GB');

/** The difference as far as campsites go in these countries only. */
function within(difference: CampsiteDifference, whole: readonly string[]): CampsiteDifference {
  const countries = difference.countries.map((row) =>
    whole.includes(row.code) ? row : { ...row, gone: 0 },
  );
  return { ...difference, countries, gone: countries.reduce((sum, { gone }) => sum + gone, 0) };
}

/** Creates the sources of the settings, and the job that reads them every month. */
export function createSources({ db, clock, log, dataDir, limits, ...deps }: Deps): Sources {
  const places = deps.places.map((address) => sourceOf('places', address));
  const gazetteer = deps.gazetteer.map((address) => sourceOf('gazetteer', address));
  const sources = [...places, ...gazetteer];
  const ids = sources.map(({ id }) => id);
  const folder = join(dataDir, 'sources');
  const downloaded = ({ id }: DataSource): string => join(folder, id);
  /** The campsites of one version of a file. */
  const extractOf = ({ id }: DataSource, sha256: string): string =>
    join(folder, `${id}-${sha256.slice(0, 16)}.campsites.gz`);
  const nameOf = (subject: string): string =>
    subject === CAMPSITES
      ? 'OpenStreetMap’s campsites'
      : (gazetteer.find(({ id }) => id === subject)?.name ?? subject);

  const rowsById = async (): Promise<Map<string, SourceRow>> =>
    new Map((await db.query(selectSources, [ids])).map((row) => [row.id, row]));
  const readingOf = async (subject: string): Promise<ReadingRow | undefined> =>
    (await db.query(selectReadings)).find((row) => row.subject === subject);

  /** Adds new sources of the settings, and forgets those that are no longer there, with their files. */
  async function synchronise(): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const { id, kind, name } of sources) {
      await db.execute(insertSource, [id, kind, name, clock.now()]);
      await db.execute(noteDoing, [id, null, clock.now(), null, null]);
    }
    await db.execute(deleteOtherSources, [ids]);
    for (const file of await readdir(folder)) {
      if (!ids.some((id) => file.startsWith(id))) await rm(join(folder, file), { force: true });
    }
  }

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
    const reading = await readingOf(source.id);
    if (row.sha256 === null || reading === undefined) return false;
    if (reading.applied === row.sha256) return true;
    return reading.held === row.sha256 && (await localFile(source, row.sha256)) !== null;
  }

  async function refreshDue(signal: AbortSignal): Promise<void> {
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
  }

  /** Whether files are to be applied now: they are others than before, and not held back without a word. */
  const isToApply = (files: string, reading: ReadingRow | undefined): boolean =>
    reading?.applied !== files && (reading?.held !== files || reading.confirmed === files);

  async function applied(
    subject: string,
    files: string,
    work: (isConfirmed: boolean) => Promise<Applied>,
  ): Promise<boolean> {
    const reading = await readingOf(subject);
    const at = clock.now();
    try {
      const { difference, covered, note } = await work(reading?.confirmed === files);
      const { known, added, gone, renamed } = difference;
      await db.execute(noteApplied, [
        { subject, files, at, known, added, gone, renamed },
        covered,
        note,
      ]);
      log.info({ subject, known, added, gone, renamed }, 'Open data was read.');
      return true;
    } catch (error) {
      if (!(error instanceof HeldBack)) throw error;
      const { known, added, gone, renamed } = error.difference;
      const reason = error.message;
      await db.execute(noteHeld, [{ subject, files, at, known, added, gone, renamed }, reason]);
      log.warn({ subject, reason }, 'Open data is held back until an operator confirms it.');
      return false;
    }
  }

  async function applyPlaces(signal: AbortSignal): Promise<void> {
    let rows = await rowsById();
    const filesOf = () => {
      const parts = places.map(({ id }) => `${id} ${rows.get(id)?.sha256 ?? '-'}`);
      return createHash('sha256').update(parts.sort().join('\n')).digest('hex');
    };
    const isAnyRead = [...rows.values()].some(({ kind, sha256 }) => kind === 'places' && sha256);
    const reading = await readingOf(CAMPSITES);
    if (!isAnyRead || !isToApply(filesOf(), reading)) return;
    for (const source of places) {
      const row = rows.get(source.id);
      // It was read by another machine, or the folder was emptied.
      const isElsewhere = row?.sha256 && (await localFile(source, row.sha256)) === null;
      if (isElsewhere) await refresh(source, row, false, signal);
    }
    rows = await rowsById();
    const files = filesOf();
    if (!isToApply(files, reading)) return;
    const found: { row: SourceRow; file: string; source: DataSource }[] = [];
    for (const source of places) {
      const row = rows.get(source.id)!;
      const file = await localFile(source, row.sha256);
      if (file !== null) found.push({ row, file, source });
    }
    if (found.length === 0) return;
    // Of a campsite that two files hold, the newer one counts.
    found.sort((a, b) => Number(b.row.data_at ?? 0) - Number(a.row.data_at ?? 0));
    const isComplete = found.length === places.length;
    for (const { source } of found) {
      await db.execute(noteDoing, [source.id, 'compare', clock.now(), null, null]);
    }
    async function* campsites(): AsyncGenerator<OsmCampsite> {
      for (const { file } of found) yield* extractedCampsites(file);
    }
    const ages = found.map(({ row }) => row.data_at);
    const dataAt = ages.includes(null) ? null : (ages.at(-1) ?? null);
    const name = found.map(({ source }) => fileNameOf(source)).join(', ');
    const locator = await deps.loadLocator();
    try {
      await applied(CAMPSITES, files, async (isConfirmed) => {
        let difference: Difference | undefined;
        let covered: string[] = [];
        let note: string | null = null;
        await mergeCampsites(db, locator, { name, dataAt, campsites: campsites() }, clock.now(), {
          also: deps.also('places', name),
          decide(all) {
            const isWhole = (code: string) =>
              all.whole.includes(code) || reading?.covered.includes(code) === true;
            covered = isComplete ? all.countries.map(({ code }) => code).filter(isWhole) : [];
            const judged = within(all, covered);
            difference = judged;
            note = noteOf(all, covered, places.length - found.length);
            const reason = isConfirmed ? null : largeDropOf(judged, 'The files lack');
            if (reason !== null) throw new HeldBack(judged, reason);
            return covered;
          },
        });
        // What was whole stays so while a source cannot be had.
        const whole = isComplete ? covered : (reading?.covered ?? []);
        return { difference: difference!, covered: whole, note };
      });
    } finally {
      for (const { source } of found) {
        await db.execute(noteDoing, [source.id, null, clock.now(), null, null]);
      }
    }
    await removeOldExtracts(found.map(({ file }) => file));
  }

  /** Removes the campsites of former versions of files. */
  async function removeOldExtracts(kept: readonly string[]): Promise<void> {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if (name.endsWith('.campsites.gz') && !kept.includes(file)) await rm(file, { force: true });
    }
  }

  async function applyGazetteer(source: DataSource, signal: AbortSignal): Promise<void> {
    let row = (await rowsById()).get(source.id);
    if (!row?.sha256 || !isToApply(row.sha256, await readingOf(source.id))) return;
    if ((await localFile(source, row.sha256)) === null) {
      if (row.next_at > clock.now() && row.error !== null) return;
      await refresh(source, row, false, signal);
      row = (await rowsById()).get(source.id);
    }
    if (!row?.sha256 || row.error !== null) return;
    const { sha256, failures } = row;
    const file = downloaded(source);
    await db.execute(noteDoing, [source.id, 'compare', clock.now(), null, null]);
    const isDone = await applied(source.id, sha256, async (isConfirmed) => {
      const name = fileNameOf(source);
      const record = deps.also('gazetteer', name);
      let found: Difference | undefined;
      const also: AlsoImported = async (tx, counts, difference) => {
        found = difference;
        if (counts.read === counts.skipped) throw new FileUnreadable('Nothing of it can be used.');
        if (!isConfirmed && isLargeDrop(difference)) {
          throw new HeldBack(difference, lackOf(difference));
        }
        await record(tx, counts, difference);
      };
      const { problems } = await importGazetteer(db, file, clock.now(), also, name);
      if (problems.length > 0)
        log.info({ source: source.name, problems }, 'Some lines are left out.');
      return { difference: found!, covered: [], note: null };
    }).catch(async (error: unknown) => {
      // A failure of the database or a bug has another class.
      const isOfFile = error instanceof FileUnreadable || error?.constructor === Error;
      if (!isOfFile) throw error;
      await failed(source, failures, `The file could not be read: ${(error as Error).message}`);
      return null;
    });
    if (isDone !== null) await db.execute(noteDoing, [source.id, null, clock.now(), null, null]);
    if (isDone !== false) await rm(file, { force: true });
  }

  const lackOf = ({ gone, known }: Difference): string =>
    `The file lacks ${inWords(gone)} of ${inWords(known)} known rows, which is more than 5 %.`;

  const job: JobKind = {
    kind: SOURCES_JOB,
    concurrency: 1,
    everySeconds: EVERY_SECONDS,
    async run({ signal }) {
      await synchronise();
      await refreshDue(signal);
      for (const source of gazetteer) await applyGazetteer(source, signal);
      if (places.length > 0) await applyPlaces(signal);
    },
  };

  return {
    job: sources.length === 0 ? null : job,
    async state() {
      const rows = [...(await rowsById()).values()];
      const subjects = new Set([CAMPSITES, ...gazetteer.map(({ id }) => id)]);
      const readings = (await db.query(selectReadings)).filter((row) => subjects.has(row.subject));
      return {
        sources: rows,
        readings: readings.map(({ subject, held, confirmed, at, reason, ...counts }) => ({
          subject,
          name: nameOf(subject),
          at,
          reason,
          known: counts.known,
          added: counts.added,
          gone: counts.gone,
          renamed: counts.renamed,
          state: held === null ? 'applied' : confirmed === held ? 'confirmed' : 'held',
        })),
      };
    },
    async readNow(tx, id) {
      const wanted = sources.filter((source) => id === undefined || source.id === id);
      if (wanted.length === 0) {
        throw new ExpectedError(
          'not_found',
          id === undefined
            ? 'PLACES_SOURCES and GAZETTEER_SOURCES name no source.'
            : `There is no source ${id}.`,
        );
      }
      for (const source of wanted) {
        await tx.execute(insertSource, [source.id, source.kind, source.name, clock.now()]);
      }
      await tx.query(makeDue, [wanted.map((source) => source.id), clock.now()]);
      await hurryJob(tx, SOURCES_JOB, 'standing');
      return wanted.map(({ name }) => name);
    },
    async confirm(tx, subject) {
      const difference = await tx.maybeOne(confirmHeld, [subject]);
      if (!difference) throw new ExpectedError('not_found', `Nothing of ${subject} is held back.`);
      await hurryJob(tx, SOURCES_JOB, 'standing');
      return { ...difference, name: nameOf(subject) };
    },
  };
}

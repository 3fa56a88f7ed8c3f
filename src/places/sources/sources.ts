import type { Clock } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { hurryJob, type JobKind } from '../../platform/jobs/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { AlsoImported, Difference } from '../import-counts.ts';
import type { Locator } from '../locator.ts';
import { createApplication } from './apply-sources.ts';
import type { DownloadLimits } from './download.ts';
import {
  CAMPSITES,
  createReadings,
  type HeldDifference,
  type ReadingStatus,
  statusOf,
} from './reading.ts';
import { sourceOf } from './source-address.ts';
import { createSourceFiles } from './source-files.ts';
import {
  confirmHeld,
  dismissHeld,
  insertSource,
  makeDue,
  type ReadingRow,
  selectReadings,
  type SourceRow,
} from './source.sql.ts';

export const SOURCES_JOB = 'places.read_sources';

/** How often due sources are looked for. */
const EVERY_SECONDS = 600;

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
  /** Tells operators of a difference that is held back, once until they decide. */
  onHeld(tx: Tx, held: HeldDifference): Promise<void>;
  limits?: Partial<DownloadLimits>;
}

/** What was last compared, of all sources of campsites or of one of the gazetteer. */
export interface ReadingState extends Difference {
  /** Names it when it is confirmed. */
  subject: string;
  name: string;
  at: Date;
  state: ReadingStatus;
  /** A sentence about what is held back or left as it is. */
  reason: string | null;
}

/** The sources of open data that the settings name. */
export interface Sources {
  /** The sources in the order of the settings, and their last differences. */
  state(): Promise<{ sources: SourceRow[]; readings: ReadingState[] }>;
  /** The differences that wait for an operator. */
  held(): Promise<ReadingState[]>;
  /** Makes sources due now, all by default; returns their names. Throws `not_found`. */
  readNow(tx: Queryable, id?: string): Promise<string[]>;
  /** Lets what is held back be applied. Throws `not_found` if nothing of this subject is held. */
  confirm(tx: Queryable, subject: string): Promise<Difference & { name: string }>;
  /**
   * Leaves everything as it is until a source has another file. Throws `not_found` if nothing of this
   * subject is held.
   */
  dismiss(tx: Queryable, subject: string): Promise<Difference & { name: string }>;
  /** The recurring job; null without sources. */
  job: JobKind | null;
}

/** Creates the sources of the settings, and the job that reads them every month. */
export function createSources(deps: Deps): Sources {
  const { db, clock, log } = deps;
  const places = deps.places.map((address) => sourceOf('places', address));
  const gazetteer = deps.gazetteer.map((address) => sourceOf('gazetteer', address));
  const sources = [...places, ...gazetteer];
  const nameOf = (subject: string): string =>
    subject === CAMPSITES
      ? 'OpenStreetMap’s campsites'
      : (gazetteer.find(({ id }) => id === subject)?.name ?? subject);
  const readings = createReadings({ db, clock, log, nameOf, onHeld: deps.onHeld });
  const { dataDir, outbound, limits } = deps;
  const files = createSourceFiles({
    db,
    clock,
    log,
    dataDir,
    outbound,
    limits,
    sources,
    readings,
  });
  const { loadLocator, also } = deps;
  const apply = createApplication({ db, clock, log, loadLocator, also, files, readings });

  const job: JobKind = {
    kind: SOURCES_JOB,
    concurrency: 1,
    everySeconds: EVERY_SECONDS,
    async run({ signal }) {
      await files.synchronise();
      await files.refreshDue(signal);
      for (const source of gazetteer) await apply.gazetteer(source, signal);
      if (places.length > 0) await apply.places(places, signal);
    },
  };

  const asState = (row: ReadingRow): ReadingState => {
    const { subject, at, reason, known, added, gone, renamed } = row;
    const name = nameOf(subject);
    return { subject, name, at, reason, known, added, gone, renamed, state: statusOf(row) };
  };
  const states = async (): Promise<ReadingState[]> => {
    const subjects = new Set([
      ...(places.length > 0 ? [CAMPSITES] : []),
      ...gazetteer.map(({ id }) => id),
    ]);
    if (subjects.size === 0) return [];
    const rows = await db.query(selectReadings);
    return rows.filter(({ subject }) => subjects.has(subject)).map(asState);
  };
  const decided = async (
    tx: Queryable,
    statement: typeof confirmHeld,
    subject: string,
  ): Promise<Difference & { name: string }> => {
    const difference = await tx.maybeOne(statement, [subject]);
    if (!difference) throw new ExpectedError('not_found', `Nothing of ${subject} is held back.`);
    return { ...difference, name: nameOf(subject) };
  };

  return {
    job: sources.length === 0 ? null : job,
    state: async () => ({
      sources: [...(await files.rowsById()).values()],
      readings: await states(),
    }),
    held: async () => (await states()).filter(({ state }) => state === 'held'),
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
      const confirmed = await decided(tx, confirmHeld, subject);
      await hurryJob(tx, SOURCES_JOB, 'standing');
      return confirmed;
    },
    dismiss: (tx, subject) => decided(tx, dismissHeld, subject),
  };
}

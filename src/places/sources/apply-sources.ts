import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import { type CampsiteDifference, isLargeDrop, largeDropOf } from '../campsite-difference.ts';
import { mergeCampsites } from '../campsite-import.ts';
import { importGazetteer } from '../dump/gazetteer-import.ts';
import type { AlsoImported, Difference } from '../import-counts.ts';
import type { Locator } from '../locator.ts';
import type { OsmCampsite } from '../osm/osm-campsite.ts';
import { extractedCampsites, FileUnreadable } from './extract.ts';
import { CAMPSITES, HeldBack, isToApply, type Readings } from './reading.ts';
import { type DataSource, fileNameOf } from './source-address.ts';
import type { SourceFiles } from './source-files.ts';
import { noteDoing, type SourceRow } from './source.sql.ts';

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  files: SourceFiles;
  readings: Readings;
  loadLocator(): Promise<Locator>;
  /** Makes the callback that records an import, by its kind and the name of its file. */
  also(kind: 'places' | 'gazetteer', file: string): AlsoImported;
}

/** A file of campsites on this machine. */
interface LocalFile {
  source: DataSource;
  row: SourceRow;
  file: string;
}

const inWords = (count: number): string => count.toLocaleString('en-GB');

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

/** The difference as far as campsites go in these countries only. */
function within(difference: CampsiteDifference, whole: readonly string[]): CampsiteDifference {
  const countries = difference.countries.map((row) =>
    whole.includes(row.code) ? row : { ...row, gone: 0 },
  );
  return { ...difference, countries, gone: countries.reduce((sum, { gone }) => sum + gone, 0) };
}

const lackOf = ({ gone, known }: Difference): string =>
  `The file lacks ${inWords(gone)} of ${inWords(known)} known rows, which is more than 5 %.`;

/** Creates the steps that compare files with what is known, and apply them or hold them back. */
export function createApplication({ db, clock, log, files, readings, ...deps }: Deps) {
  const compares = (sources: readonly DataSource[], doing: 'compare' | null) =>
    Promise.all(
      sources.map(({ id }) => db.execute(noteDoing, [id, doing, clock.now(), null, null])),
    );

  /** The files of campsites that are here, the newest first: of a campsite in two files it counts. */
  async function localFiles(
    places: readonly DataSource[],
    rows: ReadonlyMap<string, SourceRow>,
  ): Promise<LocalFile[]> {
    const found: LocalFile[] = [];
    for (const source of places) {
      const row = rows.get(source.id)!;
      const file = await files.localFile(source, row.sha256);
      if (file !== null) found.push({ row, file, source });
    }
    return found.sort((a, b) => Number(b.row.data_at ?? 0) - Number(a.row.data_at ?? 0));
  }

  async function mergeFiles(
    found: readonly LocalFile[],
    hash: string,
    missing: number,
    coveredBefore: readonly string[],
  ): Promise<void> {
    async function* campsites(): AsyncGenerator<OsmCampsite> {
      for (const { file } of found) yield* extractedCampsites(file);
    }
    const ages = found.map(({ row }) => row.data_at);
    const dataAt = ages.includes(null) ? null : (ages.at(-1) ?? null);
    const name = found.map(({ source }) => fileNameOf(source)).join(', ');
    const locator = await deps.loadLocator();
    await readings.apply(CAMPSITES, hash, async (isConfirmed) => {
      let difference: Difference | undefined;
      let covered: string[] = [];
      let note: string | null = null;
      await mergeCampsites(db, locator, { name, dataAt, campsites: campsites() }, clock.now(), {
        also: deps.also('places', name),
        decide(all) {
          const isWhole = (code: string) =>
            all.whole.includes(code) || coveredBefore.includes(code);
          covered = missing === 0 ? all.countries.map(({ code }) => code).filter(isWhole) : [];
          const judged = within(all, covered);
          difference = judged;
          note = noteOf(all, covered, missing);
          const reason = isConfirmed ? null : largeDropOf(judged, 'The files lack');
          if (reason !== null) throw new HeldBack(judged, reason);
          return covered;
        },
      });
      // What was whole stays so while a source cannot be had.
      return {
        difference: difference!,
        covered: missing === 0 ? covered : [...coveredBefore],
        note,
      };
    });
  }

  return {
    /** Applies the files of all sources of campsites together. */
    async places(places: readonly DataSource[], signal: AbortSignal): Promise<void> {
      let rows = await files.rowsById();
      const hashOfAll = () => {
        const parts = places.map(({ id }) => `${id} ${rows.get(id)?.sha256 ?? '-'}`);
        return createHash('sha256').update(parts.sort().join('\n')).digest('hex');
      };
      const isAnyRead = [...rows.values()].some(({ kind, sha256 }) => kind === 'places' && sha256);
      const reading = await readings.of(CAMPSITES);
      if (!isAnyRead || !isToApply(hashOfAll(), reading)) return;
      for (const source of places) {
        const row = rows.get(source.id);
        // It was read by another machine, or the folder was emptied.
        const isElsewhere = row?.sha256 && (await files.localFile(source, row.sha256)) === null;
        if (isElsewhere) await files.refresh(source, row, false, signal);
      }
      rows = await files.rowsById();
      const hash = hashOfAll();
      if (!isToApply(hash, reading)) return;
      const found = await localFiles(places, rows);
      if (found.length === 0) return;
      const sources = found.map(({ source }) => source);
      await compares(sources, 'compare');
      try {
        await mergeFiles(found, hash, places.length - found.length, reading?.covered ?? []);
      } finally {
        await compares(sources, null);
      }
      await files.removeOldExtracts(found.map(({ file }) => file));
    },

    /** Applies the file of a source of the gazetteer. */
    async gazetteer(source: DataSource, signal: AbortSignal): Promise<void> {
      let row = (await files.rowsById()).get(source.id);
      if (!row?.sha256 || !isToApply(row.sha256, await readings.of(source.id))) return;
      if ((await files.localFile(source, row.sha256)) === null) {
        if (row.next_at > clock.now() && row.error !== null) return;
        await files.refresh(source, row, false, signal);
        row = (await files.rowsById()).get(source.id);
      }
      if (!row?.sha256 || row.error !== null) return;
      const { sha256, failures } = row;
      const file = (await files.localFile(source, sha256))!;
      await compares([source], 'compare');
      const isDone = await readings
        .apply(source.id, sha256, async (isConfirmed) => {
          const name = fileNameOf(source);
          const record = deps.also('gazetteer', name);
          let found: Difference | undefined;
          const also: AlsoImported = async (tx, counts, difference) => {
            found = difference;
            if (counts.read === counts.skipped) {
              throw new FileUnreadable('Nothing of it can be used.');
            }
            if (!isConfirmed && isLargeDrop(difference)) {
              throw new HeldBack(difference, lackOf(difference));
            }
            await record(tx, counts, difference);
          };
          const { problems } = await importGazetteer(db, file, clock.now(), also, name);
          if (problems.length > 0) {
            log.info({ source: source.name, problems }, 'Some lines are left out.');
          }
          return { difference: found!, covered: [], note: null };
        })
        .catch(async (error: unknown) => {
          // A failure of the database or a bug has another class.
          const isOfFile = error instanceof FileUnreadable || error?.constructor === Error;
          if (!isOfFile) throw error;
          await files.failed(
            source,
            failures,
            `The file could not be read: ${(error as Error).message}`,
          );
          return null;
        });
      if (isDone !== null) await compares([source], null);
      if (isDone !== false) await rm(file, { force: true });
    },
  };
}

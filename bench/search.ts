import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGazetteerMatches } from '../src/search/index.ts';
import { createPartners } from '../src/partners/index.ts';
import { ensureTowns } from '../src/places/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { migrate, openDatabase, openEmbeddedPostgres } from '../src/platform/db/index.ts';
import { keepShortLivedObjectsYoung } from '../src/platform/heap.ts';
import { createLog } from '../src/platform/log.ts';
import { seeded } from '@campcairn/seeded';
import { selectCards } from '../src/search/card.sql.ts';
import { countOsmCampsites } from '../src/search/campsite-row.sql.ts';
import { countListings } from '../src/search/index-row.sql.ts';
import { openSearch, plainReading, type Search } from '../src/search/index.ts';
import { campsiteSynthesiser, fillCampsites } from './search/campsites.ts';
import { fill } from './search/fill.ts';
import { type Asked, kindsOf, near } from './search/questions.ts';
import { type Load, loadOf, loadOfWork } from './search/rounds.ts';
import { type Centre, readCentres, synthesiser } from './search/synthetic.ts';
import { load, newPageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { startOn } from './support/subject.ts';

/**
 * Arguments: the number of listings, a folder that keeps the database for the next run, the number
 * of open-data campsites, and a pattern of the kinds of questions. An empty argument means the
 * default.
 */
const LISTINGS = Number(process.argv[2] ?? 1_000_000);
const KEPT = process.argv[3] || undefined;
const CAMPSITES = Number(process.argv[4] || Math.round(LISTINGS * 0.4));
const KINDS = new RegExp(process.argv[5] ?? '');
const WARM_UP = 40;
const QUESTIONS = 400;

/** Number of cards in an answer. */
const CARDS = 24;

/**
 * Rounds over all kinds of questions in turn, so that a slow minute of the machine affects one
 * round.
 */
const ROUNDS = 3;

// The server uses the same setting.
keepShortLivedObjectsYoung();

/** Number of result pages before they are measured: V8 continues optimising for some seconds. */
const PAGES_WARM_UP = 500;
const PAGES = 1000;

/**
 * Maximum time that the longest question may block the main thread, as a multiple of the time of a
 * page of results. The process does everything else on the same thread. Sixty nights of any month,
 * sought in everything, take 17 ms at 1,000,000 listings, and a page 5 ms.
 */
const MAX_PAGES_HELD = LISTINGS < 1_000_000 ? 2 : 4;

/**
 * Returns the processor time of a page of results for a random city, in a separate process with the
 * same data.
 */
async function pageMilliseconds(dataDir: string, centres: readonly Centre[]): Promise<number> {
  const web = await startOn(dataDir);
  try {
    const cities = seeded('pages');
    const make = () => newPageRequest(`/search?${near(cities.pick(centres))}`);
    const ask = (requests: number) => load(web.port, { requests, inFlight: 8, make });
    await ask(PAGES_WARM_UP);
    const before = web.cpuMilliseconds();
    await ask(PAGES);
    return Math.round(((web.cpuMilliseconds() - before) / PAGES) * 100) / 100;
  } finally {
    await web.stop();
  }
}

/** Follows the cursors to the 24th page and measures that page repeatedly. */
async function deepPage(search: Search, query: string): Promise<() => Asked> {
  const params = new URLSearchParams(query);
  for (let page = 1; page < 24; page++) {
    const { next } = await search.search(params, { limit: 100, facets: false });
    if (next !== null) params.set('after', next);
  }
  return () => ({ params });
}

/** The tables: every answer counts its facets, or the same questions are asked again. */
const TABLES = [
  { name: 'counted', remembers: false },
  { name: 'remembered', remembers: true },
];

/** The figures of one kind of question, with its median and each of its 99th percentiles. */
interface KindRow extends Omit<Load, 'p99'> {
  name: string;
  /** The middle of the 99th percentiles. */
  figure: number;
  limit: { name: string; figure: number };
  each: number[];
}

/** Returns a function that asks the same `WARM_UP` questions again and again. */
function oneOfFew(make: () => Asked): () => Asked {
  const few = Array.from({ length: WARM_UP }, make);
  let at = 0;
  return () => few[at++ % WARM_UP]!;
}

/** Measures all kinds of questions in rounds, beside reading the same number of cards. */
async function measureKinds(
  db: ReturnType<typeof openDatabase>,
  search: Search,
  { centres, today, remembers }: { centres: readonly Centre[]; today: number; remembers: boolean },
): Promise<{ rows: KindRow[]; slowest: { name: string; main: number } }> {
  let kinds = kindsOf(centres, seeded('questions'), today);
  for (const query of ['area=FR', '']) {
    const make = await deepPage(search, query);
    kinds.push({ name: `page 24 of ${query || 'all of it'}`, ask: make });
  }
  kinds = kinds
    .filter(({ name }) => KINDS.test(name))
    .map((kind) => (remembers ? { ...kind, ask: oneOfFew(kind.ask) } : kind));
  const { suggest } = createGazetteerMatches({
    reads: db.reads,
    clock: systemClock,
    version: () => 1,
  });
  const answers = { ...search, suggest };
  const listings = seeded('cards');
  const readCards = () => {
    const ids = Array.from({ length: CARDS }, () => listings.whole(1, LISTINGS));
    return () => db.query(selectCards, [ids]);
  };
  for (const { ask: make } of kinds) await loadOf(answers, make, WARM_UP);
  const rounds = kinds.map((): Load[] => []);
  const cardsAlone: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    cardsAlone.push(await loadOfWork(readCards, QUESTIONS));
    for (const [i, { ask: make }] of kinds.entries()) {
      // Counts of other kinds may have taken the place of these.
      if (remembers) await loadOf(answers, make, WARM_UP);
      rounds[i]!.push(await loadOf(answers, make, QUESTIONS));
    }
  }
  const inOrderOf = (loads: Load[]) => loads.toSorted((a, b) => a.p99 - b.p99);
  const alone = inOrderOf(cardsAlone)[ROUNDS >> 1]!;
  console.log(`${CARDS} cards alone: p50 ${alone.p50}, p99 ${alone.p99}`);
  const limit = { name: 'the same number of cards by their ids, nothing else', figure: alone.p99 };
  const rows = kinds.map(({ name }, i): KindRow => {
    const inOrder = inOrderOf(rounds[i]!);
    const { p99: figure, ...middle } = inOrder[ROUNDS >> 1]!;
    return { name, figure, limit, each: inOrder.map((round) => round.p99), ...middle };
  });
  const slowest = rows.reduce(
    (most, { name, main }) => (main > most.main ? { name, main } : most),
    { name: '', main: 0 },
  );
  return { rows, slowest };
}

async function main(): Promise<void> {
  const dataDir = KEPT ?? mkdtempSync(join(tmpdir(), 'campcairn-bench-'));
  const postgres = await openEmbeddedPostgres(dataDir);
  const db = openDatabase(postgres.url('campcairn'));
  const today = Math.floor(systemClock.now().getTime() / 86_400_000);
  const measurements: Measurement[] = [];
  const centres = await readCentres();
  let longest = { name: '', main: 0 };
  const snapshotPath = join(dataDir, 'search-index.snapshot');
  rmSync(snapshotPath, { force: true });
  const open = (remembers = true) =>
    openSearch({
      db,
      snapshotPath,
      remembers,
      clock: systemClock,
      log: createLog('warn'),
      matchesOf: () => ({
        resolve: async () => null,
        spelledLike: async () => [],
        read: async (text: string) => plainReading(text),
        suggest: async () => [],
      }),
      names: { town: () => undefined, regionName: () => undefined },
      townsOfArea: (code) => [Number(code)],
    });
  let search = open();
  const secondsOf = async (work: () => Promise<void>): Promise<number> => {
    const began = performance.now();
    await work();
    return Math.round((performance.now() - began) / 10) / 100;
  };
  try {
    await migrate(db);
    await ensureTowns(db, systemClock.now());
    const { count } = await db.one(countListings);
    if (count === 0) {
      const { id } = await createPartners(db, systemClock).create({
        name: 'Bench',
        website: 'https://bench.example',
        email: 'bench@bench.example',
        status: 'approved',
      });
      await fill(db, id, LISTINGS, today, synthesiser(centres));
    }
    if ((await db.one(countOsmCampsites)).count === 0) {
      await fillCampsites(db, CAMPSITES, campsiteSynthesiser(centres));
    }

    const rows = `${LISTINGS} listings and ${CAMPSITES} campsites`;
    measurements.push({
      name: `load ${rows}, seconds`,
      figure: await secondsOf(() => search.start()),
    });
    measurements.push({
      name: 'write their snapshot, seconds',
      figure: await secondsOf(() => search.stop()),
    });
    measurements.push({
      name: 'its file, MB',
      figure: Math.round(statSync(snapshotPath).size / 1e6),
    });
    search = open();
    measurements.push({
      name: `start from it, seconds`,
      figure: await secondsOf(() => search.start()),
      wanted: 4,
    });
    for (const measured of measurements) console.log(`${measured.name}: ${measured.figure}`);
    for (const [part, bytes] of Object.entries(search.size())) {
      measurements.push({ name: `${part}, MB`, figure: Math.round(bytes / 1e6) });
    }

    for (const table of TABLES) {
      await search.stop();
      search = open(table.remembers);
      await search.start();
      const { rows, slowest } = await measureKinds(db, search, {
        centres,
        today,
        remembers: table.remembers,
      });
      if (!table.remembers && slowest.main > longest.main) longest = slowest;
      console.log(`\n${table.name}`);
      for (const { name, ...row } of rows) {
        const { figure, limit, p50, each, cpu, main } = row;
        measurements.push({
          name: `${table.name}: ${name}, p99 ms`,
          figure,
          limit,
          details: { p50, each, cpu, main },
        });
        console.log(
          `${name}: p50 ${p50}, p99 ${each.join(' / ')}; CPU ${cpu} ms, main thread ${main}`,
        );
      }
    }
  } finally {
    await search.stop();
    await db.end();
    await postgres.close();
  }
  try {
    measurements.push({
      name: `the longest question, ${longest.name}: milliseconds of the main thread`,
      figure: longest.main,
      limit: {
        name: 'milliseconds of processor of a page of results',
        figure: await pageMilliseconds(dataDir, centres),
      },
      wanted: MAX_PAGES_HELD,
    });
  } finally {
    if (KEPT === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
  report('search', measurements);
}

await main();

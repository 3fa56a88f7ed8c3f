import { ColumnIndex } from '@campcairn/column-index';
import { seeded } from '@campcairn/seeded';
import type { Reads } from '../src/platform/db/index.ts';
import { manualClock } from '../test/support/manual-clock.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { giveMemoryBack, keepShortLivedObjectsYoung } from '../src/platform/heap.ts';
import { searchableCampsite } from '../src/search/campsite-rows.ts';
import { LISTING_SCHEMA } from '../src/search/index-schema.ts';
import { LiveIndex } from '../src/search/live-index.ts';
import { createSearch } from '../src/search/search.ts';
import { plainReading } from '../src/search/typed/reader.ts';
import { campsiteSynthesiser, openCampsiteOf } from './search/campsites.ts';
import { daysOf } from './search/fill.ts';
import { kindsOf } from './search/questions.ts';
import { loadOf } from './search/rounds.ts';
import { readCentres, searchableOf, synthesiser } from './search/synthetic.ts';
import { type Measurement, report } from './support/report.ts';

/**
 * Measures the search index alone, without a database: the memory of a very large number of
 * listings, and the time of questions. Arguments: the number of listings, the number of open-data
 * campsites, and a pattern of kinds.
 */
const LISTINGS = Number(process.argv[2] ?? 10_000_000);
const CAMPSITES = Number(process.argv[3] ?? 400_000);
const KINDS = new RegExp(
  process.argv[4] ?? '^(city|country|all of it), (no filter|5 filters|dates)$',
);
const WARM_UP = 16;
const QUESTIONS = 120;
const ROUNDS = 3;

/** Maximum 99th percentile for each kind of area, with 8 questions in flight. */
const WANTED_MS: Record<string, number> = { city: 40, country: 150 };

keepShortLivedObjectsYoung();

const centres = await readCentres();
const today = Math.floor(systemClock.now().getTime() / 86_400_000);
const measurements: Measurement[] = [];
const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

/** Fills the index with all rows, ordered by id. */
function filled() {
  const index = ColumnIndex.empty(LISTING_SCHEMA, today, LISTINGS + CAMPSITES + 1024);
  const makeListing = synthesiser(centres);
  for (let id = 1; id <= LISTINGS; id++) {
    index.put(searchableOf(id, makeListing()));
    const days = daysOf(id, today);
    if (days.length > 0) index.setDays(id, days);
  }
  const makeCampsite = campsiteSynthesiser(centres);
  for (let id = 1; id <= CAMPSITES; id++) {
    index.put(searchableCampsite(openCampsiteOf(id, makeCampsite()))!);
  }
  return index;
}

let began = performance.now();
const live = new LiveIndex(filled());
console.log(`filled in ${seconds(began)} s`);
began = performance.now();
await live.tidy();
measurements.push({ name: 'rearranging, seconds', figure: seconds(began) });

const nothing: Pick<Reads, 'byId'> = { byId: async () => ({ rows: new Map(), unread: [] }) };
const searchBy = (clock: Clock) =>
  createSearch({
    source: { reads: nothing as Reads },
    follower: {
      async start() {},
      async stop() {},
      catchUp: async () => true,
      get index() {
        return live.current;
      },
      get version() {
        return live.version;
      },
      get besideVersion() {
        return live.besideVersion;
      },
      obstacle: () => undefined,
    },
    clock,
    resolveMatch: () => null,
    spelledLike: () => [],
    readTyped: async (text) => plainReading(text),
    names: { town: () => undefined, regionName: () => undefined },
    townsOfArea: (code) => [Number(code)],
  });
const search = searchBy(systemClock);

const kinds = kindsOf(centres, seeded('questions'), today).filter(({ name }) => KINDS.test(name));
for (const { ask } of kinds) await loadOf(search, ask, WARM_UP);
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
for (const [part, bytes] of Object.entries(live.current.bytes)) {
  measurements.push({ name: `${part}, MB`, figure: megabytes(bytes) });
}
giveMemoryBack();
measurements.push({
  name: 'memory of the process, MB',
  figure: megabytes(process.memoryUsage().rss),
  wanted: 4096,
});
for (const { name, ask } of kinds) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await loadOf(search, ask, QUESTIONS));
  const inOrder = rounds.toSorted((a, b) => a.p99 - b.p99);
  const { p50, p99, cpu, main } = inOrder[ROUNDS >> 1]!;
  const each = inOrder.map((round) => round.p99);
  const wanted = WANTED_MS[name.split(',')[0]!];
  measurements.push({
    name: `${name}, p99 ms`,
    figure: p99,
    ...(wanted !== undefined && { wanted }),
    details: { p50, each, cpu, main },
  });
  console.log(
    `${name}: p50 ${p50}, p99 ${each.join(' / ')}, wanted ${wanted}; CPU ${cpu} ms, main thread ${main}`,
  );
}

/**
 * Landing pages whose months are counted. The clock advances beyond the lifetime of cached answers,
 * so that each count is computed.
 */
const YEARS = {
  region: 'area=FR.FR-BRE&category=campsite',
  country: 'area=GB&category=campervan',
  'all of it': 'category=campervan',
};
const YEAR_ROUNDS = 20;
const clock = manualClock(systemClock.now());
const counted = searchBy(clock);
for (const [name, query] of Object.entries(YEARS)) {
  const times = [];
  for (let round = 0; round < YEAR_ROUNDS; round++) {
    live.change(() => {});
    clock.advance(11_000);
    const before = process.cpuUsage();
    await counted.search(new URLSearchParams(query), { months: true, limit: 1, facets: false });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const median = times.sort((a, b) => a - b)[YEAR_ROUNDS >> 1]!;
  measurements.push({
    name: `months, ${name}, processor ms in the middle`,
    figure: Math.round(median * 10) / 10,
  });
}
report('large', measurements);

// Runs one step of the feed benchmark in a separate process, so that its memory can be measured.
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { runFeed, type RunDeps } from '../../src/feeds/index.ts';
import { startRun } from '../../src/feeds/feed-run.sql.ts';
import { selectFeed } from '../../src/feeds/feed.sql.ts';
import { readFeed } from '../../src/feeds/read/index.ts';
import { applyFeed } from '../../src/feeds/apply/apply.ts';
import { compareFeed } from '../../src/feeds/compare/compare.ts';
import { RowImporter, type RowSink } from '../../src/feeds/map/row-importer.ts';
import { copyLine } from '../../src/feeds/compare/staged-row.ts';
import { CopyBuffer, Stage } from '../../src/feeds/compare/stage.ts';
import { COPY_STAGE } from '../../src/feeds/compare/stage.sql.ts';
import { feedImporter } from '../../src/feeds/map/map-feed.ts';
import { Towns } from '../../src/feeds/map/location/towns.ts';
import { createLocator, loadTowns, townsNamed } from '../../src/places/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { copyIn, openDatabase } from '../../src/platform/db/index.ts';
import { keepShortLivedObjectsYoung, leaveRoomToGrow } from '../../src/platform/heap.ts';
import type { Outbound } from '../../src/platform/outbound/index.ts';
import { createKeyRing } from '../../src/platform/secrets/index.ts';

// `cc feed run` uses the same settings.
keepShortLivedObjectsYoung();
leaveRoomToGrow();

const [step, url = '', feedText = '', file = '', extra = ''] = process.argv.slice(2);
const feedId = Number(feedText);
const db = openDatabase(url);
const clock = systemClock;

/** Replaces the outbound client: reads the feed from disk. */
const outbound = {
  stream: async () => ({
    status: 200,
    headers: {},
    url: 'https://bench.example/feed',
    durationMs: 0,
    body: createReadStream(file, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>,
    discard: () => undefined,
  }),
} as unknown as Outbound;

async function deps(): Promise<RunDeps> {
  const locator = createLocator(await loadTowns(db));
  // Makes its indexes, which a worker keeps between runs.
  locator.locate({ lat: 51.5, lng: -0.1 });
  return {
    db,
    clock,
    keyRing: createKeyRing(['bench']),
    outbound,
    locator: async () => locator,
    findTowns: (name, where) => townsNamed(db, name, where),
    mails: { post: async () => false },
    publicUrl: 'https://campcairn.example',
    postToOperators: async () => undefined,
  };
}

/** Parses every row and discards it. */
async function parse(): Promise<object> {
  const { batches } = await readFeed(createReadStream(file, { highWaterMark: 1 << 16 }));
  let rows = 0;
  for await (const batch of batches)
    for (const row of batch) rows += row.cells().values.length > 0 ? 1 : 0;
  return { rows };
}

/** Writes the rows that a run sends to the database into a file. */
async function prepare({ locator, findTowns }: RunDeps): Promise<object> {
  const { locate } = await locator();
  const out = createWriteStream(extra);
  const held = new CopyBuffer(1 << 21);
  const sink: RowSink = {
    add: (row) => held.add(copyLine(row)),
    async flush() {
      if (held.length < 1 << 20) return;
      if (!out.write(Buffer.from(held.contents()))) await once(out, 'drain');
      held.clear();
    },
  };
  const importer = new RowImporter({
    partnerId: 1,
    settings: {},
    sink,
    towns: new Towns(findTowns, []),
    locate,
    now: clock.now(),
  });
  const { batches } = await readFeed(createReadStream(file));
  for await (const batch of batches) await importer.add(batch);
  out.end(held.contents());
  await once(out, 'finish');
  return { rows: importer.valid };
}

/** Copies and merges prepared rows, which measures the limit of the database. */
async function copyAndMerge(ready: RunDeps): Promise<object> {
  return db.withSession(async (session) => {
    const stage = await Stage.open(session);
    await pipeline(
      createReadStream(file, { highWaterMark: 1 << 20 }),
      copyIn(session.client, COPY_STAGE),
    );
    const now = clock.now();
    const feed = await db.one(selectFeed, [feedId]);
    const importer = await feedImporter(ready, feed, stage, now);
    importer.rows = 1;
    importer.valid = 1;
    const { id: runId } = await db.one(startRun, [feedId, now]);
    const validators = { etag: null, lastModified: null };
    const mapped = { feed, importer, mapping: '', validators, now };
    const { run } = await session.transaction(async (tx) =>
      applyFeed(tx, runId, await compareFeed(tx, mapped)),
    );
    return { rows: run.created };
  });
}

async function importFeed(ready: RunDeps): Promise<object> {
  const { status, error, rows, created, updated, unchanged, failed } = await runFeed(ready, feedId);
  return { status, error, rows, created, updated, unchanged, failed };
}

const STEPS: Record<string, (ready: RunDeps) => Promise<object>> = {
  parse,
  prepare,
  copyAndMerge,
  importFeed,
};

const ready = await deps();
const idle = process.memoryUsage().rss;
const started = performance.now();
const before = process.cpuUsage();
const result = await STEPS[step ?? '']!(ready);
const seconds = (performance.now() - started) / 1000;
const cpu = process.cpuUsage(before);
const cpuSeconds = (cpu.user + cpu.system) / 1e6;
const peak = process.resourceUsage().maxRSS * 1024;
await db.end();
const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);
console.log(
  JSON.stringify({
    ...result,
    seconds,
    cpuSeconds,
    idleMb: megabytes(idle),
    peakMb: megabytes(peak),
  }),
);

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFeeds } from '../src/feeds/index.ts';
import { createPartners } from '../src/partners/index.ts';
import { ensureTowns } from '../src/places/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { migrate, openDatabase, openEmbeddedPostgres } from '../src/platform/db/index.ts';
import { createKeyRing } from '../src/platform/secrets/index.ts';
import { writeFeed } from './support/feed-file.ts';
import { type Measurement, report } from './support/report.ts';

/** Number of rows; `npx node bench/feed.ts 100000` gives a quick result. */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const PEAK_MB = 350;
const STEP = join(import.meta.dirname, 'support/feed-step.ts');

interface Step {
  rows: number;
  seconds: number;
  peakMb: number;
  idleMb: number;
  status?: string;
  created?: number;
  updated?: number;
  unchanged?: number;
}

function run(...args: string[]): Step {
  const options = { encoding: 'utf8' as const, maxBuffer: 1 << 24 };
  const step = JSON.parse(execFileSync(process.execPath, [STEP, ...args], options)) as Step;
  console.log(args[0], JSON.stringify(step));
  return step;
}

const perSecond = ({ rows, seconds }: Step): number => Math.round(rows / seconds);

/** Creates a fresh database with one partner and one feed. */
async function prepareDatabase(url: string): Promise<string> {
  const db = openDatabase(url);
  await migrate(db);
  await ensureTowns(db, systemClock.now());
  const { id } = await createPartners(db, systemClock).create({
    name: 'Bench',
    website: 'https://bench.example',
    email: 'bench@bench.example',
    status: 'approved',
  });
  const feeds = createFeeds({
    db,
    clock: systemClock,
    keyRing: createKeyRing(['bench']),
    outbound: { checkUrl: async (raw) => ({ ok: true, url: new URL(raw) }) },
  });
  const feed = await feeds.add(id, { url: 'https://bench.example/feed.csv' });
  await db.end();
  return String(feed.id);
}

/**
 * Completes the database's background work of the previous step, which would be done before a
 * feed's next run.
 */
async function settle(url: string): Promise<void> {
  const db = openDatabase(url);
  await db.execute({ name: 'bench.vacuum', text: 'vacuum analyze' });
  await db.execute({ name: 'bench.checkpoint', text: 'checkpoint' });
  await db.end();
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-bench-'));
  const postgres = await openEmbeddedPostgres(folder, 'bench_import');
  // Opens the same server with an additional database.
  const other = await openEmbeddedPostgres(folder, 'bench_copy');
  try {
    const [file, changed, ready] = ['feed.csv', 'changed.csv', 'ready.copy'].map((name) =>
      join(folder, name),
    );
    await writeFeed(file!, ROWS);
    await writeFeed(changed!, ROWS, (row) => row % 100 === 0);
    const [imported, copied] = [postgres.url('bench_import'), other.url('bench_copy')];
    const feed = await prepareDatabase(imported);
    const copyFeed = await prepareDatabase(copied);

    run('prepare', copied, copyFeed, file!, ready!);
    await settle(copied);
    const copy = run('copyAndMerge', copied, copyFeed, ready!);
    await settle(copied);
    await settle(imported);
    const first = run('importFeed', imported, feed, file!);
    await settle(imported);
    const parse = run('parse', imported, feed, file!);
    const again = run('importFeed', imported, feed, file!);
    await settle(imported);
    const onePercent = run('importFeed', imported, feed, changed!);
    const parser = { name: 'the parser alone', figure: perSecond(parse) };
    const database = { name: 'COPY and merge of the same rows alone', figure: perSecond(copy) };
    const measurements: Measurement[] = [
      {
        name: 'first import, rows a second',
        figure: perSecond(first),
        limit: database,
        wanted: 0.85,
        details: first,
      },
      {
        name: 'unchanged re-import, rows a second',
        figure: perSecond(again),
        limit: parser,
        wanted: 0.7,
        details: again,
      },
      {
        name: 're-import with 1 % changed, rows a second',
        figure: perSecond(onePercent),
        limit: parser,
        wanted: 0.35,
        details: onePercent,
      },
      {
        name: 'peak memory of the importing process, MB',
        figure: Math.max(...[first, again, onePercent].map(({ peakMb }) => peakMb)),
        details: { most: PEAK_MB, idle: first.idleMb },
      },
    ];
    report('feed', measurements);
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();

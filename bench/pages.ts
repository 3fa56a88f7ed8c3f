import { fillPages, SEARCHES } from './pages/fill.ts';
import { load, type LoadResult, pageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject } from './support/subject.ts';

const REQUESTS = 1000;
const IN_FLIGHT = 8;

/** Number of pages of each kind before the first round: V8 continues optimising for some seconds. */
const WARM_UP = 500;

/** Rounds over all kinds of pages in turn, so that a slow minute of the machine affects one round. */
const ROUNDS = 3;

/** Maximum 99th percentile of a page. */
const MAX_P99_MS = 30;

/** A path whose handler does nothing; its response time is the overhead of the machine. */
const BARE = '/healthz';

/** Result of a load, with the processor time of a page in milliseconds. */
interface Round extends LoadResult {
  cpu: number;
}

async function main(): Promise<void> {
  const subject = await startSubject();
  const { port } = subject;
  try {
    await fillPages(subject);
    const measurements: Measurement[] = [];
    const ask = (path: string, requests: number) =>
      load(port, { requests, inFlight: IN_FLIGHT, make: () => pageRequest(path) });
    for (const path of [BARE, ...SEARCHES]) await ask(path, WARM_UP);
    const rounds: Record<string, Round[]> = {};
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push((await ask(BARE, REQUESTS)).p99);
      for (const path of SEARCHES) {
        const cpuBefore = subject.cpuMilliseconds();
        const result = await ask(path, REQUESTS);
        const cpu = (subject.cpuMilliseconds() - cpuBefore) / REQUESTS;
        (rounds[path] ??= []).push({ ...result, cpu });
      }
    }
    for (const [path, each] of Object.entries(rounds)) {
      const inOrder = each.toSorted((a, b) => a.p99 - b.p99);
      const { p50, p99, perSecond, cpu } = inOrder[ROUNDS >> 1]!;
      const all = inOrder.map((round) => round.p99).join(' / ');
      measurements.push({
        name: `${path}: ms at p99, middle of ${all} (p50 ${p50}, ${perSecond} a second, ${cpu.toFixed(2)} ms of CPU a page)`,
        figure: p99,
        limit: {
          name: `ms at p99 that are wanted; a bare handler takes ${bare.join(' / ')}`,
          figure: MAX_P99_MS,
        },
        details: { rounds: inOrder },
      });
    }
    report('pages', measurements);
  } finally {
    await subject.stop();
  }
}

await main();

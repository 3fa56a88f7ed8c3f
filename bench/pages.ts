import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPages, LANDING, pageOfSitemap, SEARCHES } from './pages/fill.ts';
import { CODINGS, load, newPageRequest, pageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { cpuMillisecondsOf, freePort, startSubject } from './support/subject.ts';

/** Arguments: number of requests of a round, and content codings as a browser accepts them. */
const REQUESTS = Number(process.argv[2] || 600);
const ACCEPTED = process.argv[3] || CODINGS;
const IN_FLIGHT = 8;

/** Requests of a round that take 0.1 to 0.3 ms each: Linux counts processor time in steps of 10 ms. */
const SHORT_REQUESTS = 4 * REQUESTS;

/** Number of pages of each kind before the first round: V8 continues optimising for some seconds. */
const WARM_UP = Math.min(500, REQUESTS);

/** Rounds over all kinds of pages in turn, so that a slow minute of the machine affects one round. */
const ROUNDS = 3;

/**
 * Maximum of a page, as a multiple of a bare handler that sends the same bytes: a quarter above the
 * measured processor time of its kind. A handler that compresses and sends has a p99 of 3 to 12 ms, so
 * that ratio only tells when a page is held up.
 */
const MAX_OF_BARE = { search: 14, landing: 18, listing: 16, place: 16, p99: 10 };

/** A kind of page, which has a limit of its own. */
type Kind = Exclude<keyof typeof MAX_OF_BARE, 'p99'>;

/** Maximum processor time of a page from memory, as a share of a page that is made. */
const MAX_FROM_MEMORY = 0.1;

/** Processor time in milliseconds, and 99th percentile, of a page in one round. */
interface Round {
  cpu: number;
  p99: number;
}

/** A way to answer the request for a page. */
interface Way {
  port: number;
  pid: number;
  /** Number of requests of a round. */
  requests: number;
  request(path: string): string;
}

/** Serves finished pages by a bare handler in a process of its own. */
async function startBare(pages: readonly { path: string; html: string }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-bare-'));
  const file = join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'pages/bare.ts'), [String(port), file]);
  await new Promise((resolve) => child.once('message', resolve));
  rmSync(folder, { recursive: true });
  return { port, pid: child.pid!, stop: () => child.kill() };
}

async function measured({ port, pid, requests, request }: Way, path: string): Promise<Round> {
  const before = cpuMillisecondsOf(pid);
  const text = request(path);
  const make = () => text;
  const { p99, statuses } = await load(port, { requests, inFlight: IN_FLIGHT, make });
  if (statuses[200] !== requests) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return { cpu: (cpuMillisecondsOf(pid) - before) / requests, p99 };
}

const middleOf = (rounds: readonly Round[], of: keyof Round): number =>
  Math.round(rounds.map((round) => round[of]).sort((a, b) => a - b)[ROUNDS >> 1]! * 1000) / 1000;

async function main(): Promise<void> {
  const subject = await startSubject();
  try {
    await fillPages(subject);
    const listing = await pageOfSitemap(subject, 'sitemap-listings-0');
    const place = await pageOfSitemap(subject, 'sitemap-places-0');
    const kinds = new Map<string, Kind>(SEARCHES.map((path) => [path, 'search']));
    kinds.set(LANDING, 'landing').set(listing, 'listing').set(place, 'place');
    const paths = [...kinds.keys()];
    const pages = await Promise.all(
      paths.map(async (path) => {
        const headers = { 'accept-encoding': 'identity', cookie: 'bench=1' };
        const answer = await fetch(`http://127.0.0.1:${subject.port}${path}`, { headers });
        return { path, html: await answer.text() };
      }),
    );
    const bare = await startBare(pages);
    const { port, pid } = subject;
    const ways: Record<'bare' | 'made' | 'kept', Way> = {
      bare: { ...bare, requests: SHORT_REQUESTS, request: (path) => pageRequest(path, ACCEPTED) },
      made: { port, pid, requests: REQUESTS, request: (path) => newPageRequest(path, ACCEPTED) },
      kept: { port, pid, requests: SHORT_REQUESTS, request: (path) => pageRequest(path, ACCEPTED) },
    };
    const rounds = paths.map(() => ({ bare: [], made: [], kept: [] }) as Record<string, Round[]>);
    try {
      for (const path of paths) {
        for (const way of Object.values(ways)) {
          const text = way.request(path);
          await load(way.port, { requests: WARM_UP, inFlight: IN_FLIGHT, make: () => text });
        }
      }
      for (let round = 0; round < ROUNDS; round++) {
        for (const [at, path] of paths.entries()) {
          for (const [name, way] of Object.entries(ways))
            rounds[at]![name]!.push(await measured(way, path));
        }
      }
    } finally {
      bare.stop();
    }
    report(
      'pages',
      [...kinds].flatMap(([path, kind], at) =>
        measurementsOf(path, kind, pages[at]!.html, rounds[at]!),
      ),
    );
  } finally {
    await subject.stop();
  }
}

/** Compares the pages that were made with the bare handler, and those from memory with both. */
function measurementsOf(
  path: string,
  kind: Kind,
  html: string,
  of: Record<string, Round[]>,
): Measurement[] {
  const figure = (way: string, what: keyof Round) => middleOf(of[way]!, what);
  const bytes = Buffer.byteLength(html);
  const bare = (what: keyof Round) => ({
    name: `a bare handler with the same ${bytes} bytes`,
    figure: figure('bare', what),
  });
  const each = (way: string) => ({ details: { rounds: of[way] } });
  return [
    {
      name: `${path}: ms of processor`,
      figure: figure('made', 'cpu'),
      limit: bare('cpu'),
      wanted: MAX_OF_BARE[kind],
      ...each('made'),
    },
    {
      name: `${path}: ms at p99, ${IN_FLIGHT} in flight`,
      figure: figure('made', 'p99'),
      limit: bare('p99'),
      wanted: MAX_OF_BARE.p99,
    },
    {
      name: `${path} from memory: ms of processor`,
      figure: figure('kept', 'cpu'),
      limit: { name: 'a page that is made', figure: figure('made', 'cpu') },
      wanted: MAX_FROM_MEMORY,
      ...each('kept'),
    },
    {
      name: `${path} from memory: ms at p99`,
      figure: figure('kept', 'p99'),
      limit: bare('p99'),
    },
  ];
}

await main();

import { fillPages, SEARCHES } from './pages/fill.ts';
import { load, newPageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject, type Web } from './support/subject.ts';

const MOST_PROCESSES = 3;

/** Number of pages in each round, for all processes together. */
const REQUESTS = 6_000;
/** Number of pages before the first round of a process: V8 continues optimising for some seconds. */
const WARM_UP = 1_500;
const IN_FLIGHT = 12;
const ROUNDS = 3;

/** Processor time of a page in milliseconds: in the web processes, and in the database. */
interface Cost {
  web: number;
  database: number;
  perSecond: number;
}

const middle = (costs: Cost[]): Cost =>
  costs.toSorted((a, b) => a.web + a.database - b.web - b.database)[costs.length >> 1]!;

async function main(): Promise<void> {
  const subject = await startSubject();
  const measurements: Measurement[] = [];
  try {
    await fillPages(subject);
    const processes: Web[] = [];
    const ask = (each: readonly Web[], requests: number) =>
      Promise.all(
        each.map(({ port }) =>
          load(port, {
            requests: Math.round(requests / each.length),
            inFlight: Math.round(IN_FLIGHT / each.length),
            make: (n) => newPageRequest(SEARCHES[n % SEARCHES.length]!),
          }),
        ),
      );
    const webMilliseconds = () =>
      processes.reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds(), 0);
    const round = async (): Promise<Cost> => {
      const [web, database] = [webMilliseconds(), subject.databaseCpuMilliseconds()];
      const loads = await ask(processes, REQUESTS);
      const pages = loads.reduce((sum, { requests }) => sum + requests, 0);
      return {
        web: (webMilliseconds() - web) / pages,
        database: (subject.databaseCpuMilliseconds() - database) / pages,
        perSecond: Math.round(loads.reduce((sum, { perSecond }) => sum + perSecond, 0)),
      };
    };
    let first: number | undefined;
    for (let count = 1; count <= MOST_PROCESSES; count++) {
      processes.push(count === 1 ? subject : await subject.addWeb());
      await ask([processes.at(-1)!], WARM_UP);
      const rounds: Cost[] = [];
      for (let n = 0; n < ROUNDS; n++) rounds.push(await round());
      const { web, database, perSecond } = middle(rounds);
      const cost = web + database;
      first ??= cost;
      measurements.push({
        name: `${count} web processes: ms of processor a page (${web.toFixed(2)} of them, ${database.toFixed(2)} of the database; ${perSecond} pages a second)`,
        figure: Math.round(cost * 100) / 100,
        limit: { name: 'with one', figure: Math.round(first * 100) / 100 },
        details: { rounds },
      });
    }
  } finally {
    await subject.stop();
  }
  report('scale', measurements);
}

await main();

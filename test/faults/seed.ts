import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from '../../src/platform/errors.ts';
import { account, type Tally } from './ledger.ts';
import { type Books, openBooks } from './books.ts';
import { castOf, feedOf, startLoad } from './load.ts';
import { type Episode, type Plan, planOf } from './plan.ts';
import { bringNearer, countWaiting, endLeases } from './state.ts';
import { startTestBed, type TestBed } from './test-bed.ts';

/** What a run with one seed came to. */
export interface SeedRun {
  plan: Plan;
  /** What is not as it was promised; empty when all is well. */
  faults: string[];
  tally: Tally;
  books: Books;
  /** Connections that faults have ended. */
  ended: number;
}

const READY_WITHIN_MS = 30_000;
const SENT_WITHIN_MS = 60_000;

/** Load with faults for so long, and then until everything is sent; compares what was answered with what is there. */
export async function runSeed(seed: string, durationMs: number): Promise<SeedRun> {
  const plan = planOf(seed, durationMs);
  const fixture = await startTestBed(plan);
  try {
    const cast = await castOf(fixture);
    const books = openBooks();
    const load = startLoad(fixture, cast, books, seed);
    await follow(plan, fixture);
    await load.stop();
    await settle(fixture);
    fixture.feed.body = feedOf(9_999);
    const status = await readFeed(fixture, cast.fed.feedId);
    if (status !== 'ok') books.wrong.push(`the last run of the feed is ${status}`);
    const followed = await load.readOn();
    const { faults, tally } = await account(fixture, cast, books, followed);
    const ended = [...fixture.links.values()].reduce((sum, link) => sum + link.ended, 0);
    return { plan, faults, tally, books, ended };
  } finally {
    await fixture.close();
  }
}

/** Reads the feed to its end; a server that has not heard of the end of a connection still holds its lock for a while. */
async function readFeed({ nodes }: TestBed, feedId: number): Promise<string> {
  let status = '';
  await until('the feed is free', READY_WITHIN_MS, async () => {
    try {
      ({ status } = await nodes[1].services.feeds.run(feedId));
      return true;
    } catch (error) {
      if (error instanceof ExpectedError) return false;
      throw error;
    }
  });
  return status;
}

/** Lets everything of a plan go wrong at its time, and then nothing. */
async function follow({ episodes, endsMs }: Plan, fixture: TestBed): Promise<void> {
  const began = performance.now();
  const at = async (ms: number, what: () => Promise<void> | void): Promise<void> => {
    await wait(Math.max(0, began + ms - performance.now()));
    await what();
  };
  const change = (episode: Episode, isOn: boolean): Promise<void> | void => {
    if ('link' in episode)
      return fixture.links.get(episode.link)?.set(isOn ? episode.fault : undefined);
    const node = fixture.nodes.find(({ name }) => name === episode.clock);
    node!.skew.seconds = isOn ? episode.seconds : 0;
  };
  const turns = episodes.flatMap((episode) => [
    { ms: episode.fromMs, episode, isOn: true },
    { ms: episode.toMs, episode, isOn: false },
  ]);
  // What ends at a time does so before what begins at it.
  turns.sort((a, b) => a.ms - b.ms || Number(a.isOn) - Number(b.isOn));
  for (const { ms, episode, isOn } of turns) await at(ms, () => change(episode, isOn));
  await at(endsMs, () => undefined);
}

async function until(what: string, mostMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + mostMs;
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error(`${what}: not within ${mostMs} ms`);
    await wait(20);
  }
}

/** Waits, once nothing is wrong any more, until both processes are ready and everything is sent. */
async function settle({ db, nodes }: TestBed): Promise<void> {
  for (const { name, address } of nodes) {
    await until(`process ${name} is ready`, READY_WITHIN_MS, async () => {
      const { ok } = await fetch(`${address}/readyz`);
      return ok;
    });
  }
  // Attempts that a lost connection left to the end of their leases would be waited for.
  await Promise.all(nodes.map(({ services }) => services.worker.stop()));
  await db.execute(endLeases);
  await Promise.all(nodes.map(({ services }) => services.worker.start()));
  await until('kept clicks are stored', READY_WITHIN_MS, async () => {
    await nodes[0].services.clickSpool.store();
    return nodes.every(({ services }) => services.clickSpool.bytes === 0);
  });
  await until('everything is sent', SENT_WITHIN_MS, async () => {
    await db.query(bringNearer);
    return (await db.one(countWaiting)).waiting === 0;
  });
  // The last job is gone when the transaction that ends it is.
  await Promise.all(nodes.map(({ services }) => services.worker.stop()));
}

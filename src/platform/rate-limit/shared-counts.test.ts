import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import {
  startValkey,
  type ValkeyServer,
  withoutValkey,
} from '../../../test/support/valkey-server.ts';
import { manualClock } from '../clock.ts';
import { createKeyRing } from '../secrets/index.ts';
import {
  createRateLimits,
  openSharedCounts,
  type RateLimit,
  type RateLimits,
  type SharedCounts,
} from './index.ts';

const clock = manualClock('2026-05-04T09:00:00Z');
const keyRing = createKeyRing(['a secret of more than thirty-two letters']);

interface Process {
  limits: RateLimits;
  counts: SharedCounts;
}

describe('a limit that Valkey counts', { skip: withoutValkey }, () => {
  let database: TestDatabase;
  let valkey: ValkeyServer;
  let said: string[] = [];
  let open: Process[] = [];
  before(async () => {
    database = await createTestDatabase();
    valkey = await startValkey();
  });
  after(async () => {
    await valkey.kill();
    await database.drop();
  });
  afterEach(async () => {
    for (const { limits, counts } of open) {
      await limits.close();
      counts.close();
    }
    open = [];
    said = [];
    clock.advance(60_000);
  });

  /** The limits of one more process on the database and the Valkey. */
  async function aProcess(url = valkey.url, answerWithinMs?: number): Promise<Process> {
    const counts = await openSharedCounts({
      url,
      ...(answerWithinMs !== undefined && { answerWithinMs }),
      onAway: () => said.push('away'),
      onBack: () => said.push('back'),
    });
    const { db } = database;
    const limits = createRateLimits({ db, clock, shared: counts, keyRing, onError: () => {} });
    const opened = { limits, counts };
    open.push(opened);
    return opened;
  }
  const requests = ({ limits }: { limits: RateLimits }) => limits.local('requests', 120, 60);
  /** How many of so many, asked at once in turns at each of the limits, are allowed. */
  const allowed = async (limits: RateLimit[], times: number, who: string) => {
    const asked = Array.from({ length: times }, (_, at) => limits[at % limits.length]!.take(who));
    return (await Promise.all(asked)).filter(Boolean).length;
  };
  const found = async (processes: Process[]) => {
    while (!processes.every(({ counts }) => counts.isThere())) await wait(20);
  };

  it('is exact for all processes together, however requests arrive', async () => {
    // On a busy machine 300 answers at once take longer than a visitor should wait.
    const patient = () => aProcess(valkey.url, 10_000);
    const limits = [requests(await patient()), requests(await patient())];
    assert.equal(await allowed(limits, 300, 'ada'), 120);
    assert.equal(await allowed(limits, 2, 'ada'), 0);
    assert.equal(await allowed(limits, 119, 'grace'), 119, 'another partner has its own');
    clock.advance(59_999);
    assert.equal(await allowed(limits, 2, 'ada'), 0);
    clock.advance(1);
    assert.equal(await allowed(limits, 300, 'ada'), 120, 'the window has ended for all of them');
  });

  it('goes on through the database while Valkey is gone, and with it when it is back', async () => {
    const processes = [await aProcess(), await aProcess()];
    const limits = processes.map(requests);
    let count = 0;
    const ask = async (times: number) => {
      for (let at = 0; at < times; at++) count += Number(await limits[at % 2]!.take('ada'));
    };
    await ask(60);
    await valkey.kill();
    await ask(24);
    for (const one of processes) await one.limits.exchange();
    await ask(24);
    for (const one of processes) await one.limits.exchange();
    assert.deepEqual(said.sort(), ['away', 'away'], 'each says it once');
    await valkey.start();
    await found(processes);
    await ask(100);
    assert.ok(count >= 114 && count <= 126, `${count} allowed`);
    assert.equal(await allowed([requests(await aProcess())], 100, 'ada'), 0, 'nor by another');
    assert.deepEqual(said, ['away', 'away', 'back', 'back']);
  });

  it('waits for a Valkey that does not answer once, and not again', async () => {
    const hanging = await aProcess();
    const limits = [requests(hanging)];
    valkey.freeze();
    assert.equal(await allowed(limits, 200, 'alan'), 120);
    assert.equal(hanging.counts.isThere(), false);
    assert.equal(limits[0]!.take('edsger'), true, 'decided from memory');
    await valkey.kill();
    await valkey.start();
    await found([hanging]);
    assert.equal(await allowed(limits, 5, 'alan'), 0);
  });

  it('is counted in memory where no Valkey has been reached yet', async () => {
    const lonely = await aProcess('valkey://127.0.0.1:1');
    assert.equal(await allowed([requests(lonely)], 130, 'barbara'), 120);
    assert.deepEqual(said, ['away']);
  });
});

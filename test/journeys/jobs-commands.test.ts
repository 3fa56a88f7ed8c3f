import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWorker, enqueue } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';

let campcairn: TestCampcairn;
let say: CommandLine['say'];
let cc: CommandLine['cc'];
let fails = true;
before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
  ({ say, cc } = commandLine(campcairn));
});
after(() => campcairn.stop());

const isRefused = (pattern: RegExp, ...args: string[]) =>
  assert.rejects(cc(...args), ({ code, stdout, stderr }) => {
    const { error } = JSON.parse(stdout) as { error: { code: string; message: string } };
    assert.equal(code, { usage: 2, not_found: 3 }[error.code] ?? 4);
    assert.ok(stderr.startsWith(error.message));
    assert.match(stderr, pattern);
    return true;
  });
const worker = () =>
  createWorker({
    db: campcairn.context.db,
    log: createLog('silent'),
    kinds: [
      {
        kind: 'test.fails',
        concurrency: 1,
        maxAttempts: 2,
        async run() {
          if (fails)
            throw new Error('No answer of https://u:pw@feeds.example/a?key=s3 to zoe@mail.example');
        },
      },
    ],
  });
const work = () => worker().drain({ until: new Date(Date.now() + 60_000) });

describe('the commands about jobs', () => {
  it('list what failed too often, without anything personal or secret', async () => {
    assert.deepEqual(await cc('jobs', 'list'), []);
    assert.equal(await say('jobs', 'list'), 'None.\n');
    await enqueue(campcairn.context.db, {
      kind: 'test.fails',
      key: 'feed 7',
      payload: { email: 'zoe@mail.example' },
    });
    assert.equal((await work()).ran, 2);
    const [job, ...others] = await cc('jobs', 'list');
    assert.equal(others.length, 0);
    const { id, parked_at, ...rest } = job;
    assert.ok(Number.isInteger(id));
    assert.match(parked_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.deepEqual(rest, {
      kind: 'test.fails',
      key: 'feed 7',
      attempts: 2,
      error: 'No answer of https://feeds.example/••• to •••',
    });
    assert.match(await say('jobs', 'list'), /test\.fails {2}feed 7 {2}2 .*No answer/);
  });

  it('let one start afresh', async () => {
    const [{ id }] = await cc('jobs', 'list');
    assert.deepEqual(await cc('jobs', 'retry', String(id)), { id, retried: true });
    await isRefused(
      new RegExp(`There is no parked or failing job ${id}`),
      'jobs',
      'retry',
      String(id),
    );
    assert.deepEqual(await cc('jobs', 'list'), []);
    fails = false;
    assert.deepEqual(await work(), { ran: 1, errors: [] });
    await isRefused(/There is no parked or failing job/, 'jobs', 'retry', String(id));
  });

  it('say what waits, and let all of a kind that failed start at once', async () => {
    fails = true;
    const kind = 'test.fails';
    const { db } = campcairn.context;
    for (const key of ['feed 8', 'feed 9']) await enqueue(db, { kind, key });
    assert.equal((await worker().drain()).ran, 2);
    /** They are tried again after a second, so they may be due already. */
    const status = async () => {
      const kinds: { kind: string; due: number; later: number; failing: number }[] = await cc(
        'jobs',
        'status',
      );
      const { due, later, failing } = kinds.find((one) => one.kind === kind)!;
      return { waiting: due + later, due, failing };
    };
    const { waiting, failing: counted } = await status();
    assert.deepEqual([waiting, counted], [2, 2]);
    const failing: { key: string; attempts: number }[] = await cc('jobs', 'list', '--failing');
    assert.deepEqual(failing.map(({ key, attempts }) => [key, attempts]).sort(), [
      ['feed 8', 1],
      ['feed 9', 1],
    ]);
    assert.deepEqual(await cc('jobs', 'retry-all', kind), { kind, retried: 2 });
    assert.deepEqual(await status(), { waiting: 2, due: 2, failing: 0 });
    assert.deepEqual(await cc('jobs', 'retry-all', kind), { kind, retried: 0 });
    fails = false;
    assert.deepEqual(await work(), { ran: 2, errors: [] });
  });

  it('refuse what is no number of a job, and are in the help', async () => {
    for (const id of ['0', '-1', 'feed', '1.5', '9'.repeat(16)])
      await isRefused(/ID must be the number of a job|Usage|Unknown option/, 'jobs', 'retry', id);
    const help = await say('help');
    for (const usage of ['cc jobs list', 'cc jobs retry ID']) assert.ok(help.includes(usage));
  });
});

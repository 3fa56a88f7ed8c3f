import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { createLeadOperations } from '../app/use-cases/operations/leads.ts';
import { createRecorder } from '../platform/audit/index.ts';
import { leadCommands, type LeadContext } from '../cli/lead.commands.ts';
import { createAudit } from '../platform/audit/index.ts';
import { manualClock } from '../../test/support/manual-clock.ts';
import type { Job } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { createRetention, leadJobs, type Retention } from './index.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

const clock = manualClock('2026-05-04T09:00:00Z');

/** Creates a retention on a database without leads, with the given `cleanFiles`. */
const retentionThat = (cleanFiles: Retention['cleanFiles']): Retention =>
  createRetention({
    db: database.db,
    clock,
    publicUrl: 'https://campcairn.example',
    deliveries: { redact: async () => {} },
    mailQueue: { redact: async () => 0, redactBefore: async () => 0 },
    redactOthersBefore: async () => {},
    redactOthersOf: async () => 0,
    exportOthersOf: async () => [],
    cleanFiles,
  });

it('of the operators’ commands only the purge writes tables of any size anew', async () => {
  const sizes: (number | undefined)[] = [];
  const retention = retentionThat(async (maxBytes) => void sizes.push(maxBytes));
  const { db } = database;
  const context = { db, audit: createAudit(db, clock) };
  const recorder = createRecorder(context, { kind: 'command', name: 'ada' });
  type Deps = Parameters<typeof createLeadOperations>[0];
  const leads = createLeadOperations({ retention } as Deps, recorder);
  for (const [words, options] of [
    ['leads purge', {}],
    ['leads erase', { email: 'zoe@mail.example' }],
  ] as const) {
    const command = leadCommands.find((one) => one.words === words);
    await command!.run({ arguments: [], options }, { operations: { leads } } as LeadContext);
  }
  assert.deepEqual(sizes, [Infinity, undefined]);
});

it('the hourly job is done also when the files cannot be cleaned, which is logged', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const retention = retentionThat(() => Promise.reject(new Error('The disk is full.')));
  const [job] = leadJobs(retention, log);
  await job!.run({} as Job);
  assert.equal(lines.length, 1);
  assert.match(lines[0]!, /The disk is full/);
  await assert.rejects(retention.purge(), /The disk is full/);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase } from '../../../test/support/database.ts';
import { readSettings } from '../../platform/config/index.ts';
import { statement } from '../../platform/db/index.ts';
import { createLog } from '../../platform/log.ts';
import { openAppContext } from './app-context.ts';

const connections = statement<{ count: number }>(
  'test.foundation.connections',
  `select count(*)::int as count from pg_stat_activity where application_name = 'of_this_start'`,
);

it('a start whose keys cannot be read leaves no connection open', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'campcairn-context-'));
  // A folder in place of the file: nobody can read it as a file, not even root.
  mkdirSync(join(dataDir, 'secret.key'));
  const settings = readSettings({
    DATABASE_URL: `${database.url}&application_name=of_this_start`,
    DATA_DIR: dataDir,
  });
  await assert.rejects(openAppContext(settings, { log: createLog('silent') }), /EISDIR/);
  let open = Infinity;
  for (let looks = 0; looks < 100 && open > 0; looks++) {
    open = (await database.db.one(connections)).count;
    if (open > 0) await wait(20);
  }
  assert.equal(open, 0);
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

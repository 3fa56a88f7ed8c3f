import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from '../platform/db/index.ts';
import { createKeyUses } from './key-uses.ts';

test('uses of keys that cannot be written are written later', async () => {
  const written: unknown[] = [];
  let isAway = true;
  const db: Pick<Db, 'execute'> = {
    async execute(_statement, ...[values]) {
      if (isAway) throw new Error('away');
      const [uses] = values as unknown as [string];
      written.push(JSON.parse(uses));
      return 1;
    },
  };
  let seconds = 0;
  const at = () => new Date(Date.UTC(2026, 4, 1, 12, 0, seconds));
  const uses = createKeyUses(db as Db, { now: at }, () => {});
  uses.note(1);
  uses.note(2);
  const writing = uses.write();
  seconds = 5;
  uses.note(2);
  await assert.rejects(writing);
  isAway = false;
  await uses.close();
  assert.deepEqual(written, [
    [
      { id: 1, at: '2026-05-01T12:00:00.000Z' },
      { id: 2, at: '2026-05-01T12:00:05.000Z' },
    ],
  ]);
});

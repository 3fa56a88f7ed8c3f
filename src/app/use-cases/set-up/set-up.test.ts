import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemClock } from '../../../platform/clock.ts';
import { readSettings } from '../../../platform/config/index.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { ageOf } from './age.ts';
import { checkDatabase } from './database-checks.ts';
import { judgeDisk, judgeSite } from './machine-checks.ts';

const GB = 1e9;

describe('the checks of the set-up', () => {
  it('name an age by its largest whole unit', () => {
    const now = new Date('2026-05-04T12:00:00Z');
    const cases: [time: string, age: string][] = [
      ['2026-05-04T11:59:00Z', '1 minute'],
      ['2026-05-04T10:30:00Z', '90 minutes'],
      ['2026-05-03T11:00:00Z', '25 hours'],
      ['2026-05-01T11:00:00Z', '3 days'],
      ['2026-05-04T12:00:30Z', '0 minutes'],
    ];
    for (const [time, age] of cases) assert.equal(ageOf(new Date(time), now), age);
  });

  it('judge a disk by what is free, and by its share where that is not much', () => {
    const cases: [free: number, all: number, severity: string][] = [
      [0.4, 10, 'problem'],
      [1.5, 10, 'warning'],
      [15, 200, 'warning'],
      [25, 1000, 'ok'],
      [5, 20, 'ok'],
    ];
    for (const [free, all, severity] of cases)
      assert.equal(judgeDisk(free * GB, all * GB).severity, severity, `${free} of ${all}`);
  });

  it('find pages that are of other sources, and pages that a process does not serve yet', () => {
    assert.equal(judgeSite('stale', undefined).severity, 'problem');
    assert.equal(judgeSite('missing', undefined).severity, 'problem');
    assert.equal(judgeSite('unknown', undefined).severity, 'ok');
    assert.equal(judgeSite('current', undefined).severity, 'ok');
  });

  it('say by how much the clock is off, and in which direction', async () => {
    const database = await createTestDatabase();
    const settings = readSettings({ DATABASE_URL: database.url });
    const judged = async (offSeconds: number) => {
      const clock = { now: () => new Date(systemClock.now().getTime() + offSeconds * 1000) };
      const audit = { list: async () => [] };
      const operators = { emails: async () => [] };
      const found = await checkDatabase({ settings, db: database.db, clock, audit, operators });
      const one = found.find(({ check }) => check === 'clock');
      return `${one?.severity}: ${one?.says}`;
    };
    assert.match(await judged(0), /^ok: /);
    assert.match(
      await judged(5.04),
      /^warning: The clock of this machine is 5\.\d s ahead of that of/,
    );
    assert.match(
      await judged(-3600.5),
      /^problem: .* is 60 minutes behind that of the database\.$/,
    );
    await database.drop();
  });
});

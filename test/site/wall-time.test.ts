import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  localDate,
  readMoment,
  startOfDay,
  writeMoment,
} from '../../site/src/lib/format/wall-time.ts';

describe('A time on the clocks of a time zone', () => {
  it('is written and read again across changes of the clocks', () => {
    for (const [time, zone, text] of [
      ['2026-03-29T00:59:00Z', 'Europe/London', '2026-03-29T00:59'],
      ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29T02:00'],
      ['2026-10-25T01:00:00Z', 'Europe/London', '2026-10-25T01:00'],
      ['2026-07-01T22:30:00Z', 'Europe/Paris', '2026-07-02T00:30'],
      ['2026-01-01T03:00:00Z', 'America/New_York', '2025-12-31T22:00'],
    ] as const) {
      assert.equal(writeMoment(new Date(time), zone), text);
      assert.equal(readMoment(text, zone)?.toISOString(), time.replace('Z', '.000Z'));
    }
  });

  it('is none where the text is none', () => {
    for (const text of ['', 'yesterday', '2026-13-01T00:00', '2026-05-31']) {
      assert.equal(readMoment(text, 'Europe/Paris'), undefined, text);
    }
  });

  it('belongs to the day of its zone', () => {
    assert.equal(localDate(new Date('2026-07-01T22:30:00Z'), 'Europe/Paris'), '2026-07-02');
    assert.equal(
      startOfDay('2026-07-02', 'Europe/Paris').toISOString(),
      '2026-07-01T22:00:00.000Z',
    );
    assert.equal(startOfDay('0001-01-01', 'UTC').toISOString(), '0001-01-01T00:00:00.000Z');
  });
});

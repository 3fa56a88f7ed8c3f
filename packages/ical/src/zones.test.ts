import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { offsetByFormat, wallSecondsIn } from './zones.ts';

it('offsets of time zones are the same on runtimes with and without Temporal', () => {
  const zone = fc.constantFrom(
    'Europe/London',
    'Europe/Dublin',
    'Atlantic/Azores',
    'Europe/Paris',
    'America/St_Johns',
    'Pacific/Apia',
    'UTC',
  );
  const from = Date.UTC(2000, 0, 1) / 1000;
  const to = Date.UTC(2050, 0, 1) / 1000;
  fc.assert(
    fc.property(zone, fc.integer({ min: from, max: to }), (name, second) => {
      assert.equal(offsetByFormat(second, name), wallSecondsIn(second, name) - second);
    }),
  );
});

import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { ensureSiteBuilt } from '../../src/app/server/site-build.ts';
import { killDuringDeliveries } from '../support/kill-deliveries.ts';

before(() => ensureSiteBuilt());

it('enquiries survive the death of the process that delivers them: each arrives', async (t) => {
  const toll = await killDuringDeliveries({ partners: 12, rounds: 1 });
  t.diagnostic(JSON.stringify(toll));
  assert.deepEqual([toll.kills, toll.sent, toll.delivered], [1, 48, 48]);
  assert.ok(toll.repeated <= toll.inFlight, 'twice only what was under way');
});

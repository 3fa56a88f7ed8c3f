import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab({ ENQUIRY_LIMIT: '3' });
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.clock.advance(86_400_000);
  owner = await fixture.owner({ webhook: false });
});

let number = 0;
const send = async (address: string, fields = {}) => {
  number += 1;
  const answer = await fixture.enquire(
    owner.listingId,
    { message: `No ${number}`, ...fields },
    address,
  );
  if (answer.ok) return 'sent';
  assert.ok(answer.why !== 'not_listed');
  const { why, retryAfterSeconds } = answer;
  return { why, retryAfterSeconds };
};
const tooMany = { why: 'too_many', retryAfterSeconds: 3600 };

it('one address asks so often an hour, and then has to wait', async () => {
  for (let n = 0; n < 3; n++) assert.equal(await send('192.0.2.1'), 'sent');
  assert.deepEqual(await send('192.0.2.1'), tooMany);
  assert.equal(await send('192.0.2.2'), 'sent');
  assert.equal((await owner.leads()).length, 4);
  fixture.clock.advance(3_600_000 - 1);
  assert.deepEqual(await send('192.0.2.1'), tooMany);
  fixture.clock.advance(1);
  assert.equal(await send('192.0.2.1'), 'sent');
});

it('a household with IPv6 is one address, whichever of its own it takes', async () => {
  for (let n = 1; n < 4; n++) assert.equal(await send(`2001:db8:0:7::${n}`), 'sent');
  assert.deepEqual(await send('2001:db8:0:7:aaaa::1'), tooMany);
  assert.equal(await send('2001:db8:0:8::1'), 'sent');
});

it('a form that has to be mended costs nothing', async () => {
  for (let n = 0; n < 5; n++)
    assert.notDeepEqual(await send('192.0.2.9', { email: 'zoe' }), tooMany);
  assert.equal(await send('192.0.2.9'), 'sent');
});

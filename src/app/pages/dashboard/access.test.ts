import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { startTestCampcairn, type TestCampcairn } from '../../../../test/support/campcairn.ts';
import type { Audit } from '../../../platform/audit/index.ts';
import { createMemberAccess } from './access.ts';

const ADA = 'ada@campcairn.example';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
  await campcairn.services.operators.add(ADA);
});
after(() => campcairn.stop());

it('an operator who looks at a partner is recorded once an hour, and sees nothing until that is done', async () => {
  const { context, services, clock } = campcairn;
  const { slug } = await campcairn.partner();
  let isFailing = true;
  const audit: Audit = {
    ...context.audit,
    record: (...entry) =>
      isFailing ? Promise.reject(new Error('no room')) : context.audit.record(...entry),
  };
  const access = createMemberAccess({ ...context, audit }, services);
  const look = () => access({ email: ADA, second_factor_at: clock.now() }, slug);
  const looks = async () => (await context.audit.list({ action: 'partner.look' }, 10)).length;
  await assert.rejects(look(), /no room/);
  await assert.rejects(look(), /no room/);
  isFailing = false;
  assert.equal((await look())?.isOperator, true);
  await look();
  assert.equal(await looks(), 1);
  clock.advance(3_600_000);
  await look();
  assert.equal(await looks(), 2);
});

import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createDeliveryLab, type DeliveryLab } from '../../test/support/delivery-fixture.ts';

let fixture: DeliveryLab;
before(async () => {
  fixture = await createDeliveryLab();
});
after(() => fixture.close());

it('300 enquiries for a partner that hangs do not hold back another partner', async () => {
  const [hanging, other] = [await fixture.addPartner(), await fixture.addPartner()];
  const arrived = new Set<string>();
  let hangingNow = 0;
  let most = 0;
  fixture.answer((request, response) => {
    const id = String(request.headers['cc-event-id']);
    arrived.add(id);
    if (id.startsWith('evt_other')) return void response.writeHead(204).end();
    most = Math.max(most, (hangingNow += 1));
    response.on('close', () => {
      hangingNow -= 1;
    });
  });
  for (let n = 0; n < 300; n += 1) await fixture.emit(`evt_hanging_${n}`, hanging);
  await fixture.worker.start();
  while (arrived.size < 4) await new Promise((resolve) => setTimeout(resolve, 5));

  for (let n = 0; n < 20; n += 1) {
    const eventId = `evt_other_${n}`;
    await fixture.emit(eventId, other);
    while (!arrived.has(eventId)) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const waiting = 320 - arrived.size;
  assert.ok(waiting > 0, 'the other partner has all of its own while the first is still asked');
  assert.equal(most, 4, 'the one that hangs gets its four at a time');
});

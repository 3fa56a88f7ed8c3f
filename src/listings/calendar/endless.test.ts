import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createListingLab, type ListingLab } from '../testing/listing-fixture.ts';
import { calendar, vanWithCalendar } from '../testing/van-with-calendar.ts';

// A separate lab, because advancing its clock runs the jobs of all the time that has passed.
let fixture: ListingLab;
before(async () => {
  fixture = await createListingLab();
});
after(() => fixture.close());

const NEVER = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
const HOUR_MINUTES = 61;
const DAY_MINUTES = 24 * 60 + 1;

it('a calendar that recurs without end three times in a row waits a day, says so, and is read hourly once it is mended', async () => {
  const van = await vanWithCalendar(fixture);
  van.served.body = calendar(['20260703', '20260705']);
  await van.add();
  await fixture.pass(1);
  const { shown } = await van.state();
  const good = van.served.body;
  const endless = good.replace('END:VEVENT', `${NEVER}\r\nEND:VEVENT`);
  const state = async () => {
    const [one] = await van.listed();
    return { asked: van.received.length, error: one?.error, waitsUntil: one?.waitsUntil };
  };
  van.served.body = endless;
  for (const asked of [2, 3]) {
    await fixture.pass(HOUR_MINUTES);
    assert.deepEqual(await state(), {
      asked,
      error: 'Event 1 of 1 (2026-07-03) cannot be read: its RRULE names no day that there is.',
      waitsUntil: null,
    });
  }
  await fixture.pass(HOUR_MINUTES);
  const read = fixture.clock.now().getTime();
  assert.deepEqual((await state()).waitsUntil, new Date(read + 86_400_000));
  for (let hours = 0; hours < 3; hours++) await fixture.pass(HOUR_MINUTES);
  assert.equal((await state()).asked, 4);
  assert.deepEqual((await van.state()).shown, shown);
  // A failure of another kind does not reset the count.
  van.served.status = 503;
  await fixture.pass(DAY_MINUTES);
  van.served.status = 200;
  await fixture.pass(HOUR_MINUTES);
  assert.equal((await state()).asked, 5);
  await fixture.pass(DAY_MINUTES);
  assert.equal((await state()).asked, 6);
  assert.notEqual((await state()).waitsUntil, null);
  van.served.body = good;
  await fixture.pass(DAY_MINUTES);
  const { asked, ...well } = await state();
  assert.deepEqual(well, { error: null, waitsUntil: null });
  await fixture.pass(HOUR_MINUTES);
  assert.equal((await state()).asked, asked + 1);
  // After a good reading the count starts again, up to three in a row.
  van.served.body = endless;
  for (const isWaiting of [false, false, true]) {
    await fixture.pass(HOUR_MINUTES);
    assert.equal((await state()).waitsUntil !== null, isWaiting);
  }
  // A partner that has corrected the calendar need not wait.
  van.served.body = good;
  await fixture.db.transaction((tx) => fixture.imports.readNow(tx, van.partnerId, 'van'));
  await fixture.pass(1);
  const { error, waitsUntil } = await state();
  assert.deepEqual([error, waitsUntil], [null, null]);
});

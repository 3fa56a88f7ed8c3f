import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../platform/db/index.ts';
import { createKeyRing } from '../../platform/secrets/index.ts';
import { calendar, vanWithCalendar as aVanWithCalendar } from '../testing/van-with-calendar.ts';
import { createListingLab, type ListingLab } from '../testing/listing-fixture.ts';
import { resealCalendars } from './import.ts';
import { selectSealedImports } from './import.sql.ts';

let fixture: ListingLab;
before(async () => {
  fixture = await createListingLab();
});
after(() => fixture.close());

const vanWithCalendar = () => aVanWithCalendar(fixture);

const FREE = ['07-01 07-08 a 9500'];

describe('an imported calendar', () => {
  it('takes its nights, and gives them back as they were when an event vanishes', async () => {
    const van = await vanWithCalendar();
    van.served.body = calendar(['20260703', '20260705'], ['20260720', '20260722']);
    await van.add();
    assert.deepEqual(await van.state(), { shown: FREE, written: FREE });
    await fixture.pass(0);
    assert.deepEqual(await van.state(), {
      shown: ['07-01 07-03 a 9500', '07-03 07-05 u -', '07-05 07-08 a 9500', '07-20 07-22 u -'],
      written: FREE,
    });
    van.served.body = calendar(['20260720', '20260722']);
    await fixture.pass(61);
    assert.deepEqual((await van.state()).shown, [...FREE, '07-20 07-22 u -']);
    van.served.body = calendar();
    await fixture.pass(61);
    assert.deepEqual(await van.state(), { shown: FREE, written: FREE });
  });

  it('leaves what the partner writes meanwhile in its place, by the API and by hand', async () => {
    const van = await vanWithCalendar();
    van.served.body = calendar(['20260703', '20260705']);
    const { id } = await van.add();
    await fixture.pass(0);
    const ranges = [{ start: '2026-07-02', end: '2026-07-06', status: 'available' as const }];
    const answer = await fixture.availability.replace(van.partnerId, 'van', { ranges });
    assert.deepEqual(answer.ranges, [{ ...ranges[0], price: null }]);
    assert.deepEqual((await fixture.availability.get(van.partnerId, 'van')).ranges, answer.ranges);
    await fixture.db.transaction((tx) =>
      fixture.calendars.paint(tx, van.partnerId, 'van', [
        { start: '2026-07-04', end: '2026-07-06', status: 'available', price: '120' },
      ]),
    );
    assert.deepEqual(await van.state(), {
      shown: ['07-02 07-03 a -', '07-03 07-05 u -', '07-05 07-06 a 12000'],
      written: ['07-02 07-04 a -', '07-04 07-06 a 12000'],
    });
    assert.deepEqual(await van.remove(id), { host: new URL(van.url).host });
    const { shown, written } = await van.state();
    assert.deepEqual(shown, written);
    assert.deepEqual(await van.listed(), []);
  });

  it('that fails keeps its nights and says since when and why, until it is read again', async () => {
    const van = await vanWithCalendar();
    van.served.body = calendar(['20260703', '20260705']);
    await van.add();
    await fixture.pass(0);
    const { shown } = await van.state();
    Object.assign(van.served, { status: 404, body: 'gone' });
    await fixture.pass(61);
    const [failing] = await van.listed();
    assert.equal(failing?.error, 'The address answers with status 404.');
    assert.deepEqual(failing?.failingSince, fixture.clock.now());
    Object.assign(van.served, { status: 200, body: '<html>' });
    await fixture.pass(61);
    const [still] = await van.listed();
    assert.equal(still?.error, 'The address answers with something other than an iCalendar file.');
    assert.deepEqual(still?.failingSince, failing?.failingSince);
    assert.deepEqual((await van.state()).shown, shown);
    van.served.body = calendar();
    await fixture.pass(61);
    const [well] = await van.listed();
    assert.deepEqual(
      [well?.error, well?.failingSince, well?.readAt],
      [null, null, fixture.clock.now()],
    );
    assert.deepEqual((await van.state()).shown, FREE);
  });

  it('with one event that cannot be read keeps all its nights, and says which event it is', async () => {
    const van = await vanWithCalendar();
    van.served.body = calendar(['20260703', '20260705']);
    await van.add();
    await fixture.pass(0);
    const { shown } = await van.state();
    van.served.body = calendar(['20260703', '20260704'], ['', ''], ['20260720', '20260722']);
    await fixture.pass(61);
    assert.equal(
      (await van.listed())[0]?.error,
      'Event 2 of 3 cannot be read: its DTSTART is empty.',
    );
    assert.deepEqual((await van.state()).shown, shown);
    van.served.body = calendar(['20260703', '20260704'], ['20260720', '20260719']);
    await fixture.pass(61);
    assert.equal(
      (await van.listed())[0]?.error,
      'Event 2 of 2 (2026-07-20) cannot be read: it ends before it begins.',
    );
    assert.deepEqual((await van.state()).shown, shown);
  });

  it('that a former version has read is asked for anew, though it has not changed', async () => {
    const van = await vanWithCalendar();
    Object.assign(van.served, { body: calendar(), headers: { etag: '"1"' } });
    const { id } = await van.add();
    await fixture.pass(0);
    await fixture.db.query(
      statement<never, [id: number]>(
        'test.read_by_former_version',
        'update calendar_import set reader_version = 0 where id = $1',
      ),
      [id],
    );
    van.served.body = calendar(['20260703', '20260705']);
    await fixture.pass(61);
    assert.equal(van.received.at(-1)?.headers['if-none-match'], undefined);
    assert.equal((await van.state()).shown[1], '07-03 07-05 u -');
    await fixture.pass(61);
    assert.equal(van.received.at(-1)?.headers['if-none-match'], '"1"');
  });

  it('is asked whether it has changed, and stays as it is when it has not', async () => {
    const van = await vanWithCalendar();
    Object.assign(van.served, {
      body: calendar(['20260703', '20260705']),
      headers: { etag: '"1"' },
    });
    await van.add();
    await fixture.pass(0);
    const { shown } = await van.state();
    Object.assign(van.served, { status: 304, body: '' });
    await fixture.pass(61);
    assert.equal(van.received.at(-1)?.headers['if-none-match'], '"1"');
    assert.equal((await van.listed())[0]?.error, null);
    assert.deepEqual((await van.state()).shown, shown);
  });

  it('is one of several, whose nights are taken together', async () => {
    const van = await vanWithCalendar();
    const first = await van.add();
    van.served.body = calendar(['20260703', '20260705']);
    await van.add();
    await fixture.pass(0);
    van.served.body = calendar(['20260704', '20260707']);
    await fixture.db.transaction((tx) => fixture.imports.readNow(tx, van.partnerId, 'van'));
    await fixture.pass(0);
    assert.deepEqual((await van.state()).shown, [
      '07-01 07-04 a 9500',
      '07-04 07-07 u -',
      '07-07 07-08 a 9500',
    ]);
    await van.remove(first.id);
    assert.equal((await van.listed()).length, 1);
    assert.deepEqual((await van.state()).written, FREE);
    for (let more = 0; more < 4; more++) await van.add();
    await assert.rejects(van.add(), { code: 'validation_error' });
  });

  it('keeps its address sealed and nothing of its events but nights', async () => {
    const van = await vanWithCalendar();
    van.served.body = calendar(['20260703', '20260705']);
    const { id } = await van.add();
    await fixture.pass(0);
    const sealed = await fixture.db.query(selectSealedImports);
    assert.ok(!JSON.stringify(sealed).includes('s3cret'));
    assert.ok(!JSON.stringify(await van.listed()).includes('s3cret'));
    assert.ok(!JSON.stringify(await van.listed()).includes('Traveller'));
    const mine = sealed.find((row) => row.id === id);
    assert.equal(fixture.keyRing.decrypt(mine?.address ?? ''), van.url);
    const rotated = createKeyRing(['another secret', 'a secret of the laboratory']);
    assert.equal(await resealCalendars(fixture.db, rotated), sealed.length);
    assert.equal(await resealCalendars(fixture.db, rotated), 0);
    const back = createKeyRing(['a secret of the laboratory', 'another secret']);
    assert.equal(await resealCalendars(fixture.db, back), sealed.length);
  });

  it('has an address on the public internet, which may be a webcal: one', async () => {
    const van = await vanWithCalendar();
    assert.equal((await fixture.imports.check(van.url.replace('https', 'webcal'))).href, van.url);
    for (const typed of [
      '',
      'http://a.example/x.ics',
      'calendar.ics',
      'https://10.0.0.1/x',
      'file:///etc/passwd',
    ]) {
      await assert.rejects(fixture.imports.check(typed), { code: 'validation_error' }, typed);
    }
  });

  it("is nobody else's, and goes with its listing", async () => {
    const van = await vanWithCalendar();
    const other = await vanWithCalendar();
    const { id } = await van.add();
    await assert.rejects(other.remove(id), { code: 'not_found' });
    await assert.rejects(fixture.imports.list(other.partnerId, 'none'), { code: 'not_found' });
    await fixture.listings.delete(van.partnerId, 'van');
    const { errors } = await fixture.pass(61);
    assert.deepEqual(errors, []);
  });
});

describe('a pasted calendar', () => {
  it('adds its nights to the others, or replaces all', async () => {
    const van = await vanWithCalendar();
    const paste = (text: string, replace: boolean) =>
      fixture.db.transaction((tx) =>
        fixture.calendars.paste(tx, van.partnerId, 'van', { text, replace }),
      );
    await paste('2026-07-06 2026-07-10 unavailable', false);
    assert.deepEqual((await van.state()).written, ['07-01 07-06 a 9500', '07-06 07-10 u -']);
    assert.deepEqual(await paste('2026-07-06 2026-07-01 available', true), {
      problems: [{ line: 1, message: 'end must be after start' }],
    });
    await paste('2026-08-01 2026-08-05 available 70,50', true);
    assert.deepEqual((await van.state()).written, ['08-01 08-05 a 7050']);
    await paste('', true);
    assert.deepEqual((await van.state()).written, []);
  });
});

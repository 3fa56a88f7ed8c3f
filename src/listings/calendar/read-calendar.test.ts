import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CalendarUnreadable } from '@campcairn/ical';
import { readCalendar } from './read-calendar.ts';

const WINDOW = { from: '2026-05-04', to: '2029-05-04', zone: 'Europe/Paris' };

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//EN',
    ...events.map((event, at) => `BEGIN:VEVENT\nUID:${at}@booking.example\n${event}\nEND:VEVENT`),
    'END:VCALENDAR',
    '',
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');

const taken = async (text: string, window = WINDOW): Promise<string[]> =>
  (await readCalendar(text, window)).map(({ start, end }) => `${start} to ${end}`);

const event = (start: string, end: string) => `DTSTART${start}\nDTEND${end}`;

describe('the nights that a calendar takes', () => {
  it('are the days of events of whole days, without the day of leaving', async () => {
    assert.deepEqual(
      await taken(
        calendar(
          event(';VALUE=DATE:20270501', ';VALUE=DATE:20270508'),
          'DTSTART;VALUE=DATE:20270601\nSUMMARY:Reserved for a guest',
          event(';VALUE=DATE:20270701', ';VALUE=DATE:20270701'),
          'DTSTART;VALUE=DATE:20270801\nDURATION:P3D',
        ),
      ),
      [
        '2027-05-01 to 2027-05-08',
        '2027-06-01 to 2027-06-02',
        '2027-07-01 to 2027-07-02',
        '2027-08-01 to 2027-08-04',
      ],
    );
  });

  it('are those in which an event with times goes on at eleven in the evening', async () => {
    assert.deepEqual(
      await taken(
        calendar(
          event(';TZID=Europe/Madrid:20270501T150000', ';TZID=Europe/Madrid:20270508T100000'),
          event(':20270601T100000', ':20270601T120000'),
          event(':20270701T000000', ':20270701T235900'),
          event(':20270801T233000', ':20270802T090000'),
        ),
      ),
      ['2027-05-01 to 2027-05-08', '2027-07-01 to 2027-07-02'],
    );
  });

  it('are read from times in UTC by the clock of the calendar, else of the listing', async () => {
    // Two whole days in Paris: from midnight of the 2nd to midnight of the 4th.
    const whole = calendar(event(':20270501T220000Z', ':20270503T220000Z'));
    assert.deepEqual(await taken(whole), ['2027-05-02 to 2027-05-04']);
    const inUtc = whole.replace('VERSION', 'X-WR-TIMEZONE:Etc/UTC\r\nVERSION');
    assert.deepEqual(await taken(inUtc), ['2027-05-01 to 2027-05-03']);
    const odd = whole.replace('VERSION', 'X-WR-TIMEZONE:Nowhere\r\nVERSION');
    assert.deepEqual(await taken(odd), ['2027-05-02 to 2027-05-04']);
  });

  it('are one run where they touch, and leave out what is cancelled, free, past or far ahead', async () => {
    const days = (from: string, to: string, more = '') =>
      `${event(`;VALUE=DATE:${from}`, `;VALUE=DATE:${to}`)}${more}`;
    assert.deepEqual(
      await taken(
        calendar(
          days('20270505', '20270508'),
          days('20270501', '20270505'),
          days('20270601', '20270603', '\nSTATUS:CANCELLED'),
          days('20270701', '20270703', '\nTRANSP:TRANSPARENT'),
          days('20260101', '20260201'),
          days('20260501', '20260506'),
          days('20290504', '20290506'),
        ),
      ),
      ['2026-05-01 to 2026-05-06', '2027-05-01 to 2027-05-08'],
    );
  });

  it('recur, with exceptions', async () => {
    const weekly = `${event(';VALUE=DATE:20270501', ';VALUE=DATE:20270502')}
RRULE:FREQ=WEEKLY;COUNT=4
EXDATE;VALUE=DATE:20270508`;
    const moved = `${event(';VALUE=DATE:20270516', ';VALUE=DATE:20270518')}
RECURRENCE-ID;VALUE=DATE:20270515`;
    const text = calendar(weekly, moved).replace('1@booking', '0@booking');
    assert.deepEqual(await taken(text), [
      '2027-05-01 to 2027-05-02',
      '2027-05-16 to 2027-05-18',
      '2027-05-22 to 2027-05-23',
    ]);
    const endless = calendar(`${event(':20270501T200000', ':20270502T080000')}\nRRULE:FREQ=YEARLY`);
    assert.equal((await taken(endless)).length, 3);
  });

  it('recur to the end of what is read, however long ago they began', async () => {
    for (const began of ['20180101', '20240101']) {
      const daily = `DTSTART;VALUE=DATE:${began}\nRRULE:FREQ=DAILY`;
      assert.deepEqual(await taken(calendar(daily)), ['2026-05-04 to 2029-05-04'], began);
    }
  });

  it('are the nights of the place where clocks change on the last Sundays of March and October', async () => {
    const text = calendar(
      event(':20270327T160000Z', ':20270329T090000Z'),
      event(':20271030T223000Z', ':20271031T230000Z'),
    );
    const nightsIn = (zone: string) => taken(text, { ...WINDOW, zone });
    const march = '2027-03-27 to 2027-03-29';
    assert.deepEqual(await nightsIn('Europe/Lisbon'), [march]);
    assert.deepEqual(await nightsIn('Europe/London'), [march]);
    assert.deepEqual(await nightsIn('Europe/Madrid'), [march, '2027-10-31 to 2027-11-01']);
  });

  it('are soon read where thousands of events say that they are one', async () => {
    const day = 'DTSTART;VALUE=DATE:20270501';
    const events = Array.from({ length: 2_500 }, () => day);
    const exceptions = events.slice(100).map(() => `${day}\nRECURRENCE-ID;VALUE=DATE:20270501`);
    const text = calendar(...events, ...exceptions).replaceAll(/UID:\d+/g, 'UID:1');
    assert.deepEqual(await taken(text), ['2027-05-01 to 2027-05-02']);
  });

  it('may be none', async () => {
    assert.deepEqual(await taken(calendar()), []);
  });
});

describe('a calendar that is none', () => {
  const refused = (text: string) => assert.rejects(readCalendar(text, WINDOW), CalendarUnreadable);

  it('is refused: a web page, half a calendar, a broken event', async () => {
    await refused('');
    await refused('<!doctype html><title>Sign in</title>');
    await refused(calendar(event(':20270501T200000', ':20270502T080000')).slice(0, -20));
    await refused(calendar('DTSTART:tomorrow\nDTEND:20270502T080000'));
    await refused('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR');
    await refused(calendar(...Array.from({ length: 5001 }, () => 'DTSTART;VALUE=DATE:20270501')));
  });

  it('is refused when its recurrence never comes to an end', async () => {
    const never = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    await refused(calendar(`${event(':20270501T200000', ':20270502T080000')}\n${never}`));
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarOf, taken } from './testing/ical-text.ts';

const of = (uid: string, lines: string) => `UID:${uid}\n${lines}`;
const ORPHAN_WEEK = '2027-07-01 to 2027-07-08';

/** A weekend in June 2027, and the next two. */
const WEEKENDS = of(
  'van',
  'DTSTART;TZID=Europe/Paris:20270604T150000\nDTEND;TZID=Europe/Paris:20270606T110000\nRRULE:FREQ=WEEKLY;COUNT=3',
);
const JUNE = ['2027-06-04 to 2027-06-06', '2027-06-11 to 2027-06-13', '2027-06-18 to 2027-06-20'];
const WEEK = 'DTSTART:20270701\nDTEND:20270708';

describe('an event that stands for an instance of a series', () => {
  const ORPHANS: Record<string, string> = {
    'a day, of a series with times': 'RECURRENCE-ID;VALUE=DATE:20270611',
    'a time at which there is none': 'RECURRENCE-ID;TZID=Europe/Paris:20270611T160000',
    'a time in UTC at which there is none': 'RECURRENCE-ID:20270611T150000Z',
    'the same time of another zone': 'RECURRENCE-ID;TZID=Europe/London:20270611T150000',
    'a time of a zone that is not known': 'RECURRENCE-ID;TZID=Nowhere:20270611T150000',
    'one before the first': 'RECURRENCE-ID;TZID=Europe/Paris:20270528T150000',
    'one behind the last': 'RECURRENCE-ID;TZID=Europe/Paris:20270625T150000',
    'one long past': 'RECURRENCE-ID;TZID=Europe/Paris:20190607T150000',
    'none, and all later ones': 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270701',
  };
  for (const [what, id] of Object.entries(ORPHANS)) {
    it(`that is not there is an event of its own: ${what}`, () => {
      assert.deepEqual(taken(calendarOf(WEEKENDS, of('van', `${id}\n${WEEK}`))), [
        ...JUNE,
        ORPHAN_WEEK,
      ]);
      for (const free of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']) {
        assert.deepEqual(
          taken(calendarOf(WEEKENDS, of('van', `${id}\n${WEEK}\n${free}`))),
          JUNE,
          free,
        );
      }
    });
  }

  it('is an event of its own where its series is missing, does not recur, is cancelled or is named by nobody', () => {
    const id = 'RECURRENCE-ID;VALUE=DATE:20270701';
    assert.deepEqual(taken(calendarOf(of('van', `${id}\n${WEEK}`))), [ORPHAN_WEEK]);
    assert.deepEqual(
      taken(calendarOf(of('another', 'DTSTART:20270601'), of('van', `${id}\n${WEEK}`))),
      ['2027-06-01 to 2027-06-02', ORPHAN_WEEK],
    );
    assert.deepEqual(
      taken(calendarOf(of('van', 'DTSTART:20270601'), of('van', `${id}\n${WEEK}`))),
      ['2027-06-01 to 2027-06-02', ORPHAN_WEEK],
    );
    const cancelled = 'DTSTART:20270601\nRRULE:FREQ=DAILY;COUNT=60\nSTATUS:CANCELLED';
    assert.deepEqual(taken(calendarOf(of('van', cancelled), of('van', `${id}\n${WEEK}`))), [
      ORPHAN_WEEK,
    ]);
    const nameless = calendarOf(
      of('a', 'DTSTART:20270701\nRRULE:FREQ=DAILY;COUNT=2'),
      of('a', `${id}\nDTSTART:20270801`),
    );
    assert.deepEqual(taken(nameless), ['2027-07-02 to 2027-07-03', '2027-08-01 to 2027-08-02']);
    assert.deepEqual(taken(nameless.replaceAll('UID:a\r\n', '')), [
      '2027-07-01 to 2027-07-03',
      '2027-08-01 to 2027-08-02',
    ]);
  });

  it('recurs by a rule of its own', () => {
    const own = of(
      'van',
      'RECURRENCE-ID;VALUE=DATE:20270701\nDTSTART:20270701\nRRULE:FREQ=WEEKLY;COUNT=2',
    );
    const weeks = ['2027-07-01 to 2027-07-02', '2027-07-08 to 2027-07-09'];
    assert.deepEqual(taken(calendarOf(own)), weeks);
    assert.deepEqual(taken(calendarOf(WEEKENDS, own)), [...JUNE, ...weeks]);
  });

  const SAME: Record<string, string> = {
    'in its own zone': ';TZID=Europe/Paris:20270611T150000',
    'in UTC': ':20270611T130000Z',
    'with an offset': ':20270611T150000+0200',
    'in another zone': ';TZID=Europe/London:20270611T140000',
    'in a zone of Windows': ';TZID="GMT Standard Time":20270611T140000',
    'without a zone': ':20270611T150000',
    'with hyphens': ';TZID="Europe/Paris": 2027-06-11T15:00:00',
  };
  for (const [what, id] of Object.entries(SAME)) {
    it(`replaces it, written ${what}`, () => {
      const moved = of('van', `RECURRENCE-ID${id}\n${WEEK}`);
      const rest = [JUNE[0], JUNE[2]];
      assert.deepEqual(taken(calendarOf(WEEKENDS, moved)), [...rest, ORPHAN_WEEK]);
      assert.deepEqual(taken(calendarOf(moved, WEEKENDS)), [...rest, ORPHAN_WEEK]);
      assert.deepEqual(taken(calendarOf(WEEKENDS) + calendarOf(moved)), [...rest, ORPHAN_WEEK]);
      assert.deepEqual(taken(calendarOf(WEEKENDS, `${moved}\nSTATUS:CANCELLED`)), rest);
    });
  }

  it('replaces one of days, written as a day or as its midnight', () => {
    const days = of('van', 'DTSTART:20270604\nDTEND:20270606\nRRULE:FREQ=WEEKLY;COUNT=3');
    for (const id of [
      ':20270611',
      ':20270611T000000',
      ':20270611T000000Z',
      ':20270610T220000Z',
      ';TZID=Europe/Paris:20270611T000000',
    ]) {
      const moved = of('van', `RECURRENCE-ID${id}\n${WEEK}`);
      assert.deepEqual(taken(calendarOf(days, moved)), [JUNE[0], JUNE[2], ORPHAN_WEEK], id);
    }
  });

  it('replaces one of a series in UTC or without a zone, wherever the place is', () => {
    const utc = WEEKENDS.replaceAll(';TZID=Europe/Paris', '').replaceAll(/(T\d+)$/gm, '$1Z');
    assert.deepEqual(
      taken(calendarOf(utc, of('van', `RECURRENCE-ID;TZID=Europe/Paris:20270611T170000\n${WEEK}`))),
      [JUNE[0], JUNE[2], ORPHAN_WEEK],
    );
    const floating = WEEKENDS.replaceAll(';TZID=Europe/Paris', '');
    assert.deepEqual(
      taken(calendarOf(floating, of('van', `RECURRENCE-ID:20270611T130000Z\n${WEEK}`))),
      [JUNE[0], JUNE[2], ORPHAN_WEEK],
    );
  });

  it('moves all later ones as well where it says so, or takes them away', () => {
    const id = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270611T130000Z';
    const later = of(
      'van',
      `${id}\nDTSTART;TZID=Europe/Paris:20270612T150000\nDTEND;TZID=Europe/Paris:20270613T110000`,
    );
    assert.deepEqual(taken(calendarOf(WEEKENDS, later)), [
      JUNE[0],
      '2027-06-12 to 2027-06-13',
      '2027-06-19 to 2027-06-20',
    ]);
    assert.deepEqual(taken(calendarOf(WEEKENDS, `${later}\nSTATUS:CANCELLED`)), [JUNE[0]]);
    const single = of('van', `RECURRENCE-ID:20270618T130000Z\n${WEEK}`);
    assert.deepEqual(taken(calendarOf(WEEKENDS, single, later)), [
      JUNE[0],
      '2027-06-12 to 2027-06-13',
      ORPHAN_WEEK,
    ]);
  });
});

describe('the instances of a series', () => {
  const stay = 'DTSTART:20270701T140000Z\nDTEND:20270703T100000Z';
  const first = '2027-07-01 to 2027-07-03';
  const days = 'DTSTART:20270701\nDTEND:20270703';

  it('begin with the first, whatever rules and further dates say', () => {
    const second = '2027-07-10 to 2027-07-13';
    for (const dates of [
      'RDATE;VALUE=PERIOD:20270710T140000Z/20270713T100000Z',
      'RDATE:20270710T140000Z/20270713T100000Z',
      'RDATE;VALUE=PERIOD:20270710T140000Z/P2DT20H',
      'RDATE;VALUE=PERIOD;TZID=Europe/Paris:20270710T160000/20270713T120000',
      'RDATE;VALUE=PERIOD:20270710T140000Z/P1D,20270711T140000Z/P2D',
      'RDATE:20270710/20270713',
    ]) {
      assert.deepEqual(taken(calendarOf(`${stay}\n${dates}`)), [first, second], dates);
      assert.deepEqual(taken(calendarOf(`${days}\n${dates}`)), [first, second], dates);
    }
    for (const dates of ['RDATE:20270701T140000Z/P1D', 'RDATE:20270701T140000Z/P2D'])
      assert.deepEqual(taken(calendarOf(`${stay}\n${dates}`)), [first], 'the longer one counts');
    assert.deepEqual(taken(calendarOf(`${stay}\nRDATE:20270701T140000Z/P5D`)), [
      '2027-07-01 to 2027-07-06',
    ]);
    // 1 July 2027 is a Thursday.
    const mondays = [
      '2027-07-01 to 2027-07-03',
      '2027-07-05 to 2027-07-07',
      '2027-07-12 to 2027-07-14',
    ];
    for (const rule of [
      'FREQ=WEEKLY;BYDAY=MO;COUNT=3',
      'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270718',
      'FREQ=DAILY;BYDAY=MO;COUNT=3',
      'FREQ=MONTHLY;BYDAY=MO;COUNT=3',
    ]) {
      assert.deepEqual(taken(calendarOf(`${days}\nRRULE:${rule}`)), mondays, rule);
      assert.deepEqual(taken(calendarOf(`${stay}\nRRULE:${rule}`)), mondays, rule);
    }
    assert.deepEqual(taken(calendarOf(`${days}\nRRULE:FREQ=YEARLY;UNTIL=20200101`)), [first]);
  });

  it('are further dates: days, times and lists, of one series or several lines', () => {
    const all = [first, '2027-07-10 to 2027-07-12', '2027-07-20 to 2027-07-22'];
    for (const dates of [
      'RDATE:20270710T140000Z,20270720T140000Z',
      'RDATE:20270710T140000Z\nRDATE;TZID=Europe/Paris:20270720T160000',
      'RDATE;VALUE=DATE:20270710,20270720',
      'RDATE:20270710, 20270720,',
      'RDATE:2027-07-10\nrdate: 20270720',
      'RDATE;TZID=Nowhere:20270710T160000,20270720T160000',
    ]) {
      assert.deepEqual(taken(calendarOf(`${stay}\n${dates}`)), all, dates);
      assert.deepEqual(taken(calendarOf(`${days}\n${dates}`)), all, dates);
    }
    assert.deepEqual(taken(calendarOf(`${days}\nRDATE:20270601`)), [
      '2027-06-01 to 2027-06-03',
      first,
    ]);
  });

  it('are without those that are left out, the first one, too', () => {
    const daily = `${stay}\nRRULE:FREQ=WEEKLY;COUNT=3`;
    const rest = ['2027-07-08 to 2027-07-10', '2027-07-15 to 2027-07-17'];
    assert.deepEqual(taken(calendarOf(daily)), [first, ...rest]);
    for (const out of [
      'EXDATE:20270701T140000Z',
      'EXDATE:20270701',
      'EXDATE;VALUE=DATE:2027-07-01',
      'EXDATE;TZID=Europe/Paris:20270701T160000',
      'EXDATE:20270601T140000Z,20270701T140000Z',
    ]) {
      assert.deepEqual(taken(calendarOf(`${daily}\n${out}`)), rest, out);
    }
    assert.deepEqual(taken(calendarOf(`${daily}\nEXDATE:20270701T150000Z`)), [first, ...rest]);
    const everyWeek = `${days}\nRRULE:FREQ=WEEKLY;COUNT=3`;
    for (const out of ['EXDATE:20270701', 'EXDATE:20270701T000000', 'EXDATE:20270701T000000Z']) {
      assert.deepEqual(taken(calendarOf(`${everyWeek}\n${out}`)), rest, out);
    }
    assert.deepEqual(taken(calendarOf(`${stay}\nEXDATE:20270701T140000Z`)), []);
  });

  it('end with their rule: by a count, a day, a time in UTC or in their zone', () => {
    const two = ['2027-07-01 to 2027-07-03', '2027-07-08 to 2027-07-10'];
    for (const until of [
      '20270708',
      '2027-07-08',
      '20270708T140000Z',
      '20270714T235959Z',
      '20270708T140000',
      '20270708T160000+0200',
    ]) {
      assert.deepEqual(taken(calendarOf(`${stay}\nRRULE:FREQ=WEEKLY;UNTIL=${until}`)), two, until);
    }
    assert.deepEqual(taken(calendarOf(`${stay}\nRRULE:FREQ=WEEKLY;UNTIL=20270708T135959Z`)), [
      first,
    ]);
    const inZone = stay.replaceAll(/:(\w+)Z/g, ';TZID=Europe/Paris:$1');
    assert.deepEqual(taken(calendarOf(`${inZone}\nRRULE:FREQ=WEEKLY;UNTIL=20270708T120000Z`)), two);
    assert.deepEqual(taken(calendarOf(`${inZone}\nRRULE:FREQ=WEEKLY;UNTIL=20270708T115959Z`)), [
      first,
    ]);
    for (const until of ['20270708', '20270708T000000Z', '20270707T220000Z']) {
      assert.deepEqual(taken(calendarOf(`${days}\nRRULE:FREQ=WEEKLY;UNTIL=${until}`)), two, until);
    }
  });

  it('keep their hours where clocks change', () => {
    const autumn =
      'DTSTART;TZID=Europe/Paris:20271030T230000\nDTEND;TZID=Europe/Paris:20271031T010000\nRRULE:FREQ=DAILY;COUNT=3';
    assert.deepEqual(taken(calendarOf(autumn)), ['2027-10-30 to 2027-11-02']);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { instances, readRule } from './rules.ts';
import { dayText, readTime } from './times.ts';
import { createWork, ValueUnreadable } from './unreadable.ts';

/** The first days of a rule as `02-28`, with the year where it changes, each followed by its times. */
function days(start: string, text: string, most = 12): string {
  const rule = readRule(text);
  const first = readTime(start, 'DTSTART', '');
  const limits = { until: rule.until, lastDay: readTime('20100101', 'DTEND', '').day };
  const said: string[] = [];
  let year = '';
  for (const at of instances(rule, first, limits, createWork(5_000_000))) {
    const day = dayText(Math.floor(at / 86_400));
    const time =
      first.seconds === null
        ? ''
        : ` ${new Date((at % 86_400) * 1_000).toISOString().slice(11, 16)}`;
    said.push((day.startsWith(year) && year !== '' ? day.slice(5) : day) + time);
    year = day.slice(0, 4);
    if (said.length === most) break;
  }
  return said.join(', ');
}

/** Mostly from RFC 5545, 3.8.5.3. Each rule begins with the given day. */
const RULES: [start: string, rule: string, days: string][] = [
  ['19970902', 'FREQ=DAILY;COUNT=3', '1997-09-02, 09-03, 09-04'],
  ['19971220', 'FREQ=DAILY;UNTIL=19971224', '1997-12-20, 12-21, 12-22, 12-23, 12-24'],
  ['19970902', 'FREQ=DAILY;INTERVAL=10;COUNT=3', '1997-09-02, 09-12, 09-22'],
  ['19980130', 'FREQ=DAILY;BYMONTH=1;COUNT=3', '1998-01-30, 01-31, 1999-01-01'],
  [
    '19970902',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '1997-09-02, 09-04, 09-16, 09-18, 09-30, 10-02, 10-14, 10-16',
  ],
  [
    '19970805',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05, 08-10, 08-19, 08-24',
  ],
  [
    '19970805',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05, 08-17, 08-19, 08-31',
  ],
  ['19970905', 'FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '1997-09-05, 10-03, 11-07, 12-05'],
  [
    '19970907',
    'FREQ=MONTHLY;INTERVAL=2;COUNT=6;BYDAY=1SU,-1SU',
    '1997-09-07, 09-28, 11-02, 11-30, 1998-01-04, 01-25',
  ],
  ['19970922', 'FREQ=MONTHLY;COUNT=4;BYDAY=-2MO', '1997-09-22, 10-20, 11-17, 12-22'],
  ['19970928', 'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=4', '1997-09-28, 10-29, 11-28, 12-29'],
  ['19970930', 'FREQ=MONTHLY;COUNT=5;BYMONTHDAY=1,-1', '1997-09-30, 10-01, 10-31, 11-01, 11-30'],
  ['19970131', 'FREQ=MONTHLY;COUNT=4', '1997-01-31, 03-31, 05-31, 07-31'],
  [
    '19970902',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=4',
    '1997-09-02, 1998-02-13, 03-13, 11-13',
  ],
  [
    '19970913',
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=3',
    '1997-09-13, 10-11, 11-08',
  ],
  ['19970904', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04, 10-07, 11-06'],
  [
    '19970929',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=4',
    '1997-09-29, 10-30, 11-27, 12-30',
  ],
  ['19970610', 'FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '1997-06-10, 07-10, 1998-06-10, 07-10'],
  [
    '19970310',
    'FREQ=YEARLY;INTERVAL=2;COUNT=4;BYMONTH=1,2,3',
    '1997-03-10, 1999-01-10, 02-10, 03-10',
  ],
  [
    '19970101',
    'FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200',
    '1997-01-01, 04-10, 07-19, 2000-01-01, 04-09',
  ],
  ['19971231', 'FREQ=YEARLY;BYYEARDAY=-1;COUNT=2', '1997-12-31, 1998-12-31'],
  ['19970519', 'FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19, 1998-05-18, 1999-05-17'],
  ['19970512', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '1997-05-12, 1998-05-11, 1999-05-17'],
  ['19970512', 'FREQ=YEARLY;BYWEEKNO=20;COUNT=3', '1997-05-12, 1998-05-11, 1999-05-17'],
  ['19971229', 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=3', '1997-12-29, 1999-01-04, 2000-01-03'],
  ['19981228', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=2', '1998-12-28, 1999-12-27'],
  ['19970313', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=4', '1997-03-13, 03-20, 03-27, 1998-03-05'],
  [
    '19961105',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
    '1996-11-05, 2000-11-07, 2004-11-02',
  ],
  ['20000229', 'FREQ=YEARLY;COUNT=3', '2000-02-29, 2004-02-29, 2008-02-29'],
  ['20000101', 'FREQ=YEARLY;BYMONTHDAY=1;COUNT=3', '2000-01-01, 02-01, 03-01'],
  [
    '20000103',
    'FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1,1;COUNT=4',
    '2000-01-03, 12-25, 2001-01-01, 12-31',
  ],
  [
    '19970902T090000',
    'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000',
    '1997-09-02 09:00, 09-02 12:00, 09-02 15:00',
  ],
  [
    '19970902T090000',
    'FREQ=MINUTELY;INTERVAL=90;COUNT=3',
    '1997-09-02 09:00, 09-02 10:30, 09-02 12:00',
  ],
  [
    '19970902T090000',
    'FREQ=DAILY;BYHOUR=9,21;BYMINUTE=0,30;COUNT=5',
    '1997-09-02 09:00, 09-02 09:30, 09-02 21:00, 09-02 21:30, 09-03 09:00',
  ],
  ['19970902T091500', 'FREQ=HOURLY;BYHOUR=9;BYDAY=TU;COUNT=2', '1997-09-02 09:15, 09-09 09:15'],
  [
    '19970902T090000',
    'FREQ=SECONDLY;BYSECOND=0;BYMINUTE=0;BYHOUR=9;COUNT=2',
    '1997-09-02 09:00, 09-03 09:00',
  ],
  ['19970902', 'FREQ=DAILY;COUNT=2;UNTIL=19970904', '1997-09-02, 09-03, 09-04'],
  ['19970902', 'freq = weekly ; count=2; ', '1997-09-02, 09-09'],
  ['19970902', 'RSCALE=GREGORIAN;FREQ=DAILY;SKIP=OMIT;COUNT=1', '1997-09-02'],
  ['19970902', 'FREQ=DAILY;INTERVAL=0;COUNT=2', '1997-09-02, 09-03'],
  ['19970902', 'FREQ=DAILY;INTERVAL=999999999', '1997-09-02'],
];

describe('a rule of recurrence', () => {
  for (const [start, rule, said] of RULES) {
    it(`from ${start}: ${rule}`, () => assert.equal(days(start, rule), said));
  }

  for (const rule of [
    '',
    'DAILY',
    'COUNT=3',
    'FREQ=',
    'FREQ=FORTNIGHTLY',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=many',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;UNTIL=20271301',
    'FREQ=DAILY;UNTIL=',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=MO,,TU',
    'FREQ=WEEKLY;BYDAY=99MO',
    'FREQ=WEEKLY;WKST=8',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=YEARLY;BYMONTH=5L',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=YEARLY;BYYEARDAY=367',
    'FREQ=YEARLY;BYWEEKNO=54',
    'FREQ=MONTHLY;BYWEEKNO=3',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=HOURLY;BYSETPOS=1',
    'FREQ=DAILY;BYEASTER=1',
    'RSCALE=HEBREW;FREQ=YEARLY',
  ]) {
    it(`is refused: ${rule}`, () => assert.throws(() => days('19970902', rule), ValueUnreadable));
  }

  for (const rule of [
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31;UNTIL=20090101',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2',
    'FREQ=SECONDLY',
  ]) {
    it(`that never occurs or never ends is refused as endless: ${rule}`, () => {
      const isEndless = (error: unknown) => error instanceof ValueUnreadable && error.isEndless;
      assert.throws(() => days('19970902', rule, Infinity), isEndless);
    });
  }
});

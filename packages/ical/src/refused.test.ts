import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarOf, taken } from './testing/ical-text.ts';
import { CalendarUnreadable } from './unreadable.ts';

const GOOD = 'DTSTART:20270701\nDTEND:20270708';

const refusedWith = (text: string, sentence: RegExp) =>
  assert.throws(
    () => taken(text),
    (error) => {
      assert.ok(error instanceof CalendarUnreadable, String(error));
      assert.match(error.message, sentence);
      return true;
    },
  );

/** Events whose time cannot be determined, with the error message. */
const BROKEN: Record<string, [lines: string, sentence: RegExp]> = {
  'without a day': ['SUMMARY:Reserved', /it has no DTSTART\.$/],
  'with an empty day': ['DTSTART:\nDTEND:', /its DTSTART is empty/],
  'of a 13th month': ['DTSTART:20271301', /its DTSTART is no day of the calendar: 20271301/],
  'of 30 February': [
    'DTSTART:20280201\nDTEND:20280230',
    /\(2028-02-01\).* its DTEND is no day of the calendar/,
  ],
  'of a 29 February that there is not': ['DTSTART:20270229', /no day/],
  'of the year 0': ['DTSTART:00000101', /no day/],
  'of a 25th hour': ['DTSTART:20270701T250000', /its DTSTART is no time of the day/],
  'of a 61st minute': ['DTSTART:20270701T106100', /no time/],
  'of half a day': ['DTSTART:202707', /its DTSTART is neither a day nor a time: 202707/],
  'of half a time': ['DTSTART:20270701T', /neither/],
  'of days the English way': ['DTSTART:01/07/2027', /neither/],
  'of words': ['DTSTART:tomorrow', /its DTSTART is neither a day nor a time\./],
  'of two days at once': ['DTSTART:20270701,20270703', /neither/],
  'with two beginnings': ['DTSTART:20270701\nDTSTART:20270703', /it has more than one DTSTART/],
  'with two ends': [
    'DTSTART:20270701\nDTEND:20270703\nDTEND:20270704',
    /\(2027-07-01\).* more than one DTEND/,
  ],
  'with an empty end': [
    'DTSTART:20270701\nDTEND:',
    /\(2027-07-01\) cannot be read: its DTEND is empty/,
  ],
  'that ends before it begins': ['DTSTART:20270708\nDTEND:20270701', /it ends before it begins/],
  'that ends hours before it begins': [
    'DTSTART:20270701T150000\nDTEND:20270701T110000',
    /it ends before/,
  ],
  'that ends before it begins elsewhere': [
    'DTSTART;TZID=America/New_York:20270701T150000\nDTEND:20270701T160000Z',
    /it ends before/,
  ],
  'that lasts less than nothing': ['DTSTART:20270701\nDURATION:-P1D', /its DURATION is negative/],
  'that lasts nobody knows how long': [
    'DTSTART:20270701\nDURATION:7 days',
    /its DURATION cannot be read/,
  ],
  'that lasts months': ['DTSTART:20270701\nDURATION:P1M', /its DURATION/],
  'that lasts nothing that is said': ['DTSTART:20270701\nDURATION:P', /its DURATION/],
  'that lasts for ever': ['DTSTART:20270701\nDURATION:P99999999D', /longer than a century/],
  'with a rule of nothing': ['DTSTART:20270701\nRRULE:', /its RRULE has no FREQ/],
  'with a rule in words': ['DTSTART:20270701\nRRULE:every week', /its RRULE cannot be read/],
  'with a frequency that is not known': [
    'DTSTART:20270701\nRRULE:FREQ=FORTNIGHTLY',
    /its RRULE has a FREQ/,
  ],
  'with an end of its rule that is none': [
    'DTSTART:20270701\nRRULE:FREQ=DAILY;UNTIL=20270230',
    /its UNTIL/,
  ],
  'with a rule that never occurs': [
    'DTSTART:20270701\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    /names no day/,
  ],
  'with a rule without end': ['DTSTART:20270701\nRRULE:FREQ=SECONDLY', /its recurrence has no end/],
  'with a further date that is none': [
    'DTSTART:20270701\nRDATE:20270710,20270732',
    /its RDATE is no day/,
  ],
  'with a further period without end': [
    'DTSTART:20270701\nRDATE:20270710T140000Z/',
    /its RDATE is empty/,
  ],
  'with a further period backwards': [
    'DTSTART:20270701\nRDATE:20270710/20270709',
    /it ends before/,
  ],
  'with an empty further date': ['DTSTART:20270701\nRDATE:', /its RDATE is empty/],
  'without a date that is none': [
    'DTSTART:20270701\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:2027',
    /its EXDATE/,
  ],
  'that stands for no date': ['RECURRENCE-ID:next\nDTSTART:20270701', /its RECURRENCE-ID/],
  'with the end of a rule in a line of its own': [
    'DTSTART:20270701\nRRULE:FREQ=DAILY;\nCOUNT=7',
    /has a line that cannot be read\.$/,
  ],
  'with further dates in a line of their own': [
    'DTSTART:20270701\nRDATE:20270702,\n20270703',
    /has a line that cannot be read\.$/,
  ],
  'with an end behind a text, and no colon': [
    'DTSTART:20270701\nDESCRIPTION:Reserved\nDT END 20270708',
    /has a line that cannot be read\.$/,
  ],
  'with a line that is none': [
    'DTSTART:20270701\nDTEND 20270708',
    /has a line that cannot be read\.$/,
  ],
  'with a quote that does not end': ['DTSTART;TZID="Europe/Paris:20270701T150000', /has a line/],
};

describe('what cannot be read never passes for free: the calendar is refused, and its event named', () => {
  for (const [what, [lines, sentence]] of Object.entries(BROKEN)) {
    it(`an event ${what}`, () => {
      const text = calendarOf(GOOD, lines, 'DTSTART:20270801\nDTEND:20270808');
      refusedWith(text, sentence);
      refusedWith(text, /^Event 2 of 3(?: \(\d{4}-\d\d-\d\d\))? /);
      refusedWith(text.replaceAll('\r\n', '\r'), sentence);
    });
  }

  for (const free of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']) {
    it(`unless it takes nothing anyway: ${free}`, () => {
      for (const lines of [
        'DTSTART:',
        'DTSTART:20270230',
        `RECURRENCE-ID:next\nDTSTART:20270701`,
      ]) {
        assert.deepEqual(taken(calendarOf(`${lines}\n${free}`, GOOD)), [
          '2027-07-01 to 2027-07-08',
        ]);
      }
    });
  }

  it('a free-busy part', () => {
    for (const line of [
      'FREEBUSY:',
      'FREEBUSY:20270701T140000Z',
      'FREEBUSY:20270701T140000Z/20270708T100000Z/P1D',
      'FREEBUSY:20270701/P-7D',
      'FREEBUSY:20270708/20270701',
      'FREEBUSY;FBTYPE=BUSY:in July',
    ]) {
      refusedWith(
        calendarOf(GOOD, ['VFREEBUSY', line]),
        /^Free\/busy part 1 of 1 cannot be read: /,
      );
    }
  });

  it('says nothing of guests', () => {
    const glued = calendarOf('DTSTART:20270701 SUMMARY:Ms Traveller').replace(
      ' SUMMARY',
      '\r\n SUMMARY',
    );
    assert.throws(
      () => taken(glued),
      (error: Error) => !error.message.includes('Traveller'),
    );
  });
});

describe('a file is refused', () => {
  const good = calendarOf(GOOD);
  const FILES: Record<string, [text: string, sentence: RegExp]> = {
    'that is empty': ['', /an empty file/],
    'of spaces': [' \r\n\t\r\n', /an empty file/],
    'that is a page': ['<!doctype html><title>Sign in</title>', /other than an iCalendar file/],
    'that is a page with a calendar in it': [`<pre>${good}</pre>`, /other than an iCalendar file/],
    'that is JSON': ['{"events":[]}', /other than an iCalendar file/],
    'of events without a calendar': [
      good.slice(good.indexOf('BEGIN:VEVENT')),
      /other than an iCalendar file/,
    ],
    'that ends in an event': [
      good.slice(0, good.indexOf('DTEND')),
      /ends in the middle, in Event 1 of 1\.$/,
    ],
    'that ends between events': [
      good.slice(0, good.indexOf('END:VCALENDAR')),
      /ends in the middle\.$/,
    ],
    'that ends within its last word': [good.trimEnd().slice(0, -2), /ends in the middle\.$/],
    'with an event that does not end': [
      good.replace('END:VEVENT\r\n', ''),
      /Event 1 of 1 has no end/,
    ],
    'with an event within another': [
      good
        .replace('END:VEVENT', 'BEGIN:VEVENT')
        .replace('END:VCALENDAR', 'END:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR'),
      /Event 1 of 2 has no end/,
    ],
    'with an event that does not begin': [
      good.replace('BEGIN:VEVENT\r\n', ''),
      /has a DTSTART that belongs to no event/,
    ],
    'with an end of nothing': [
      good.replace('BEGIN:VEVENT', 'END:VEVENT\r\nBEGIN:VEVENT'),
      /has no end|ends something that does not begin/,
    ],
    'with an event whose name is misspelt': [
      good.replaceAll('VEVENT', 'VEVNT'),
      /has a DTSTART in a part that is no event/,
    ],
    'with periods outside of any part': [
      calendarOf().replace('END:V', 'FREEBUSY:20270701T140000Z/P7D\r\nEND:V'),
      /has a FREEBUSY that belongs to no event/,
    ],
    'with something behind its end': [`${good}DTSTART:20270801\r\n`, /outside of the calendar/],
    'with an event behind its end': [
      `${good}BEGIN:VEVENT\r\nEND:VEVENT\r\n`,
      /outside of the calendar/,
    ],
    'that is indented': [
      good.replaceAll('\r\n', '\r\n  '),
      /^Line 4 of the calendar begins with a space/,
    ],
    'of many parts within each other': [
      `BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(1e5)}`,
      /within each other/,
    ],
    'of what is free instead of what is taken': [
      calendarOf(['VAVAILABILITY', 'DTSTART:20270701']),
      /VAVAILABILITY/,
    ],
  };
  for (const [what, [text, sentence]] of Object.entries(FILES)) {
    it(what, () => refusedWith(text, sentence));
  }

  it('but not one without any event, which takes no nights', () => {
    for (const text of [
      calendarOf(),
      calendarOf(['VTODO', 'DTSTART:soon\nDUE:20270701']),
      calendarOf(['VJOURNAL', 'DTSTART:20270701']),
      calendarOf([
        'VTIMEZONE',
        'TZID:Nowhere\nBEGIN:STANDARD\nDTSTART:19701025T030000\nRRULE:FREQ=NEVER\nEND:STANDARD',
      ]),
      'BEGIN:VCALENDAR\nEND:VCALENDAR',
    ]) {
      assert.deepEqual(taken(text), []);
    }
  });
});

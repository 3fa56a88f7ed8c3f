import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarOf, taken, WINDOW } from './testing/ical-text.ts';

const WEEK = ['2027-07-01 to 2027-07-08'];

/** Spellings that all mean 1 to 8 July 2027. */
const SPELLINGS: Record<string, string> = {
  'eight digits, whatever is said of their kind': 'DTSTART:20270701\nDTEND:20270708',
  'eight digits that are called a time':
    'DTSTART;VALUE=DATE-TIME:20270701\nDTEND;VALUE=DATE:20270708',
  'a zone on days':
    'DTSTART;TZID=Europe/Madrid:20270701\nDTEND;TZID=Europe/Madrid;VALUE=DATE:20270708',
  'quotes around parameters':
    'DTSTART;VALUE="DATE":20270701\nDTEND;X-OF="a;b:c";VALUE=DATE:20270708',
  'small letters': 'dtstart;value=date:20270701\ndtend;value=date:20270708',
  'folded lines': 'DTSTA\n RT;VALUE=DA\n TE:2027\n\t0701\nDTEND;VALUE=DATE:20270708',
  'hyphens in days': 'DTSTART;VALUE=DATE:2027-07-01\nDTEND;VALUE=DATE:2027-07-08',
  'a space behind the colon': 'DTSTART;VALUE=DATE: 20270701\nDTEND;VALUE=DATE: 20270708',
  'spaces and tabs wherever they may be': 'DTSTART ; VALUE = DATE :\t20270701 \nDTEND : 20270708\t',
  'days that are called days and have times':
    'DTSTART;VALUE=DATE:20270701T000000\nDTEND;VALUE=DATE:20270708T000000',
  'times from check-in to check-out': 'DTSTART:20270701T150000\nDTEND:20270708T110000',
  'times without seconds': 'DTSTART:20270701T1500\nDTEND:20270708T1100',
  'times of ISO 8601': 'DTSTART:2027-07-01T15:00:00\nDTEND:2027-07-08T11:00:00.000Z',
  'times with an offset': 'DTSTART:20270701T150000+0200\nDTEND:2027-07-08T11:00:00+02:00',
  'times in UTC in small letters': 'DTSTART:20270701t130000z\nDTEND:20270708t090000z',
  'midnight at the end of a day': 'DTSTART:20270701T000000\nDTEND:20270707T240000',
  'times of a zone of Windows':
    'DTSTART;TZID="Romance Standard Time":20270701T150000\nDTEND;TZID=Romance Standard Time:20270708T110000',
  'a zone with a colon, unquoted':
    'DTSTART;TZID=(UTC+01:00) Brussels, Copenhagen, Madrid, Paris:20270701T150000\nDTEND;TZID=GMT+01:00:20270708T110000',
  'a zone that nobody knows':
    'DTSTART;TZID=Customized Time Zone:20270701T150000\nDTEND;TZID=Customized Time Zone:20270708T110000',
  'a zone behind a path':
    'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Paris:20270701T150000\nDTEND;TZID=/mozilla.org/20050126_1/Europe/Paris:20270708T110000',
  'a day and a time': 'DTSTART;VALUE=DATE:20270701\nDTEND:20270708T100000',
  'a time and a day': 'DTSTART:20270701T150000\nDTEND;VALUE=DATE:20270708',
  'a duration of days': 'DTSTART;VALUE=DATE:20270701\nDURATION:P7D',
  'a duration of a week': 'DTSTART:20270701\nDURATION:P1W',
  'a duration of a day in hours': 'DTSTART:20270701\nDURATION:PT168H',
  'a duration from a time on': 'DTSTART:20270701T150000\nDURATION:+P6DT20H',
  'an end and a duration, of which the later one counts':
    'DTSTART:20270701\nDURATION:P1D\nDTEND:20270708',
  'the same property twice': 'DTSTART:20270701\nDTSTART:20270701\nDTEND:20270708',
  'parts beside it that are none of it':
    'DTSTART:20270701\nBEGIN:VALARM\nTRIGGER:-PT15M\nDURATION:P30D\nEND:VALARM\nDTEND:20270708',
};

describe('a stay from 1 to 8 July is read', () => {
  for (const [what, lines] of Object.entries(SPELLINGS)) {
    it(`from ${what}`, () => assert.deepEqual(taken(calendarOf(lines)), WEEK));
  }

  it('whatever ends its lines, and behind a byte order mark', () => {
    const text = calendarOf(SPELLINGS['folded lines']!);
    for (const end of ['\r\n', '\n', '\r', '\r\r\n', '\n\n']) {
      assert.deepEqual(taken(text.replaceAll('\r\n', end)), WEEK, JSON.stringify(end));
    }
    assert.deepEqual(taken(`\uFEFF\r\n ${text}\r\n\r\n`), WEEK);
    assert.deepEqual(taken(text.trimEnd()), WEEK);
    assert.deepEqual(taken(text.toLowerCase()), WEEK);
  });

  it('from several calendars one behind the other, and from within other parts', () => {
    const [first, second] = [
      calendarOf('DTSTART:20270701\nDTEND:20270703'),
      calendarOf('DTSTART:20270703\nDTEND:20270708'),
    ];
    assert.deepEqual(taken(first + second), WEEK);
    const within = calendarOf([
      'X-BOOKINGS',
      `BEGIN:VEVENT\n${SPELLINGS['hyphens in days']}\nEND:VEVENT`,
    ]);
    assert.deepEqual(taken(within), WEEK);
  });
});

describe('nights', () => {
  it('of a day that ends on itself, or has no end, are one', () => {
    for (const end of [
      '',
      '\nDTEND:20270701',
      '\nDURATION:P0D',
      '\nDURATION:PT0S',
      '\nDURATION:PT1H',
    ]) {
      assert.deepEqual(
        taken(calendarOf(`DTSTART:20270701${end}`)),
        ['2027-07-01 to 2027-07-02'],
        end,
      );
    }
  });

  it('of a visit during the day are none', () => {
    const visits = [
      'DTSTART:20270701T100000\nDTEND:20270701T110000',
      'DTSTART:20270701T100000',
      'DTSTART:20270701T100000\nDURATION:PT0S',
    ];
    assert.deepEqual(taken(calendarOf(...visits)), []);
  });

  it('of times with an offset or in UTC are those of the place', () => {
    const late = calendarOf('DTSTART:20270701T213000Z\nDTEND:20270702T213000Z');
    assert.deepEqual(taken(late, { ...WINDOW, zone: 'Europe/Madrid' }), [
      '2027-07-02 to 2027-07-03',
    ]);
    assert.deepEqual(taken(late, { ...WINDOW, zone: 'Europe/London' }), [
      '2027-07-01 to 2027-07-02',
    ]);
    for (const zone of ['UTC', 'Etc/UTC', 'GMT', 'tzone://Microsoft/Utc']) {
      const named = late.replaceAll(/(DT\w+):(\w+)Z/g, `$1;TZID=${zone}:$2`);
      assert.deepEqual(taken(named), taken(late), zone);
    }
  });

  it('of what begins before it is read and ends after that are all of the stay', () => {
    const long = calendarOf('DTSTART:20260401\nDTEND:20990101', 'DTSTART:20260301\nDTEND:20260504');
    assert.deepEqual(taken(long), ['2026-04-01 to 2099-01-01']);
    const ever = calendarOf('DTSTART:00010101T120000\nDTEND:99991231T235959');
    assert.deepEqual(taken(ever), ['0001-01-01 to 9999-12-31']);
  });

  it('of events that are tentative, private or said to be busy are taken, of free and cancelled ones not', () => {
    const day = (line: string) => taken(calendarOf(`DTSTART:20270701\n${line}`));
    for (const line of [
      'STATUS:TENTATIVE',
      'STATUS:CONFIRMED',
      'STATUS:',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
    ]) {
      assert.equal(day(line).length, 1, line);
    }
    for (const line of [
      'STATUS:CANCELLED',
      'status: cancelled',
      'TRANSP:TRANSPARENT',
      'TRANSP;X-A=b:transparent ',
    ]) {
      assert.deepEqual(day(line), [], line);
    }
  });
});

describe('what free-busy parts say to be busy is taken', () => {
  const busy = (...lines: string[]) =>
    taken(
      calendarOf([
        'VFREEBUSY',
        ['DTSTART:20270101T000000Z', 'DTEND:20280101T000000Z', ...lines].join('\n'),
      ]),
    );

  const FORMS: Record<string, string[]> = {
    'from a time to another': ['FREEBUSY;FBTYPE=BUSY:20270701T140000Z/20270708T100000Z'],
    'from a time on for a while': ['FREEBUSY;FBTYPE=BUSY:20270701T140000Z/P6DT20H'],
    'from a day to another': ['FREEBUSY:20270701/20270708'],
    'without a kind': ['FREEBUSY:20270701T140000Z/PT164H'],
    'one behind the other': ['FREEBUSY:20270701T140000Z/P2D, 20270703T140000Z/20270708T100000Z,'],
    'in several lines': ['FREEBUSY:20270701T140000Z/P3D', 'FREEBUSY:20270704T140000Z/P4D'],
    'that are not available': ['FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270701T140000Z/P7D'],
    'that may be busy': ['FREEBUSY;FBTYPE="busy-tentative":20270701T140000Z/P7D'],
    'of a kind that is not known': ['freebusy;fbtype=X-CLEANING:20270701t140000z/p7d'],
    'beside free ones': [
      'FREEBUSY;FBTYPE=FREE:20270601T140000Z/P60D',
      'FREEBUSY:20270701T140000Z/P7D',
    ],
  };
  for (const [what, lines] of Object.entries(FORMS)) {
    it(`periods ${what}`, () => assert.deepEqual(busy(...lines), WEEK));
  }

  it('none where all is free, or nothing is said', () => {
    assert.deepEqual(busy('FREEBUSY;FBTYPE=free:20270701T140000Z/P7D'), []);
    assert.deepEqual(busy(), []);
  });

  it('beside events, and whatever they say', () => {
    const text = calendarOf(
      'DTSTART:20270703\nDTEND:20270708\nTRANSP:OPAQUE',
      ['VFREEBUSY', 'FREEBUSY:20270701/20270703'],
      'DTSTART:20270701\nTRANSP:TRANSPARENT',
    );
    assert.deepEqual(taken(text), WEEK);
  });
});

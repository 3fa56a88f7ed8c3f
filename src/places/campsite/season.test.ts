import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openingOf, seasonOf } from './season.ts';

const ALL_YEAR = '01-01 to 12-31';

const season = (tags: Record<string, string>): string | null => {
  const found = seasonOf(tags);
  return found && `${found.first} to ${found.last}${found.varies ? ' or less' : ''}`;
};

describe('the season of a campsite', () => {
  for (const [hours, days] of [
    ['Apr-Oct', '04-01 to 10-31'],
    ['Apr 1 - Oct 15', '04-01 to 10-15'],
    ['Oct 15-Apr 15', '10-15 to 04-15'],
    ['Nov-Mar off', '04-01 to 10-31'],
    ['Nov 16-Mar 14 closed "see you in spring"', '03-15 to 11-15'],
    ['closed Nov-Mar', '04-01 to 10-31'],
    ['Jan-Mar,Nov-Dec off', '04-01 to 10-31'],
    ['Apr-Oct; Nov-Mar off', '04-01 to 10-31'],
    ['Apr-Oct, Nov-Mar off', '04-01 to 10-31'],
    ['open; Dec-Feb off', '03-01 to 11-30'],
    ['24/7; Oct 13-Dec 31 off', '01-01 to 10-12'],
    ['Mo-Su 08:00-10:00,17:00-19:00; Sep 16-Mar 31 off', '04-01 to 09-15'],
    ['Mar-Nov 28; Nov-Feb 28 off', '03-01 to 10-31'],
    ['Apr-Oct Mo-Sa 09:00-12:00, 14:00-18:00', '04-01 to 10-31'],
    ['Apr-Oct 08:00-12:00,14:00-20:00', '04-01 to 10-31'],
    ['May 15-Sep 15: Mo-Su 10:00-16:00', '05-15 to 09-15'],
    ['Apr-Jun,Sep 10:00-12:00; Jul-Aug 08:00-20:00', '04-01 to 09-30'],
    ['Apr,May,Sep 08:30-12:00,16:00-19:00, Jun-Aug 08:30-20:00', '04-01 to 09-30'],
    ['Apr-Sep: Mo-Fr 10:00-17:00; PH off', '04-01 to 09-30'],
    ['2026 Apr 01-Oct 15', '04-01 to 10-15'],
    ['2026 Mar 27-2026 Oct 11', '03-27 to 10-11'],
    ['2024-2027 May-Sep', '05-01 to 09-30'],
    ['2025 Apr 1-Oct 1; 2026 Apr 3-Oct 5', '04-03 to 10-05'],
    ['2025 off; May-Sep', '05-01 to 09-30'],
    ['Apr 09-30,May-Sep', '04-09 to 09-30'],
    ['08 Apr - 08 Oct', '04-08 to 10-08'],
    ['7th June to 1st September', '06-07 to 09-01'],
    ['apr-oct 7/24', '04-01 to 10-31'],
    ['avril – octobre', '04-01 to 10-31'],
    ['from April to October', '04-01 to 10-31'],
    ['du 15 avril au 30 septembre', '04-15 to 09-30'],
    ['Easter-Sep 30', '03-22 to 09-30 or less'],
    ['Apr Sa[1]-Oct Su[-1]', '04-01 to 10-31 or less'],
    ['week 17-39', '04-19 to 10-02 or less'],
    ['24/7', ALL_YEAR],
    ['Jan-Dec', ALL_YEAR],
    ['week 01-53', ALL_YEAR],
    ['Mo-Su,PH 00:00-24:00', ALL_YEAR],
    ['Apr-Sep 08:00-20:00; Oct-Mar 09:00-17:00', ALL_YEAR],
    ['24/7; Sa 07:00-13:00 off', ALL_YEAR],
    ['00:00-24:00; Aug Sa[3] off; easter off', ALL_YEAR],
    ['year-round', ALL_YEAR],
    ['Mo-Su 08:00-12:00,14:00-20:00', null],
    ['Mo-Fr 09:00-18:00; Sa 09:00-13:00', null],
    ['Mo-Su 08:30-19:00; Jul-Aug 08:30-20:00', null],
    ['May-Sep,Dec-Mar', null],
    ['"by appointment"', null],
    ['Apr 31-Oct 15', null],
    ['sunrise-sunset', null],
    ['2025 off', null],
    ['PH off', null],
    ['whenever you like', null],
    ['-', null],
  ] as const) {
    it(`is ${days ?? 'not known'} where its hours say ${hours}`, () => {
      assert.equal(season({ opening_hours: hours }), days);
    });
  }

  it('is not known of what is open at all hours and seasonal', () => {
    for (const seasonal of ['yes', 'summer', 'spring;summer']) {
      assert.equal(season({ opening_hours: '24/7', seasonal }), null);
      assert.equal(season({ opening_hours: 'Jan-Dec', seasonal }), null);
      assert.equal(season({ opening_hours: 'Apr-Oct', seasonal }), '04-01 to 10-31');
      assert.equal(season({ seasonal }), null);
    }
    assert.equal(season({ opening_hours: '24/7', seasonal: 'no' }), ALL_YEAR);
  });

  it('is the whole year of what is not seasonal, and the months that stand in the tag', () => {
    assert.equal(season({ seasonal: 'no' }), ALL_YEAR);
    assert.equal(season({ seasonal: 'May-Sep' }), '05-01 to 09-30');
    assert.equal(season({ seasonal: 'unknown' }), null);
    assert.equal(season({}), null);
  });
});

describe('a campsite', () => {
  for (const hours of [
    'closed',
    'off',
    'off "until spring"',
    'closed "for good"',
    '24/7 off "Currently closed"',
    'off, "works until 2027"',
    'Jan-Dec off',
    'Mo-Su off',
    '"permanently closed"',
  ]) {
    it(`is closed where its hours say ${hours}`, () => {
      assert.equal(openingOf(hours).isClosed, true);
    });
  }

  for (const hours of [
    'Nov-Mar off',
    'PH off',
    'Su off',
    '2025 off',
    'Apr-Oct, Nov-Mar off',
    '"closed in September"',
    '24/7',
    'Fr 07:00-12:00 off',
  ]) {
    it(`is not closed where its hours say ${hours}`, () => {
      assert.equal(openingOf(hours).isClosed, false);
    });
  }
});

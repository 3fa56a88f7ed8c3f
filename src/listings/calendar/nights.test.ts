import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readNights, readRangeLines, writeRangeLines } from './edits.ts';
import { joined, overlaid, paint, type Range } from './nights.ts';

const TODAY = '2026-11-29';

/** Parses `1-8 a95`: the nights of the 1st to the 7th are free for 95 minor units. `u` means not free. */
const ranges = (text: string): Range[] =>
  text === ''
    ? []
    : text.split(', ').map((one) => {
        const [, start = '', end = '', status, price] = /^(\d+)-(\d+) ([au])(\d*)$/.exec(one) ?? [];
        const day = (number: string) => `2027-05-${number.padStart(2, '0')}`;
        return {
          start: day(start),
          end: day(end),
          status: status === 'a' ? 'available' : 'unavailable',
          ...(price ? { price: Number(price) } : {}),
        };
      });
const written = (all: Range[]): string =>
  all
    .map(({ start, end, status, price }) => {
      const day = (text: string) => Number(text.slice(8));
      return `${day(start)}-${day(end)} ${status[0]}${price ?? ''}`;
    })
    .join(', ');

describe('setting nights', () => {
  const cases: [before: string, set: string, after: string][] = [
    ['', '3-5 a', '3-5 a'],
    ['1-10 a', '3-5 u', '1-3 a, 3-5 u, 5-10 a'],
    ['1-10 a95', '3-5 a120', '1-3 a95, 3-5 a120, 5-10 a95'],
    ['1-3 a, 5-9 u', '2-6 a', '1-6 a, 6-9 u'],
    ['1-3 a, 3-5 u, 5-7 a', '3-5 a', '1-7 a'],
    ['1-3 a95, 5-7 a', '3-5 a', '1-3 a95, 3-7 a'],
    ['1-9 u', '1-9 a', '1-9 a'],
    ['3-4 u, 5-6 a', '1-9 u', '1-9 u'],
    ['1-2 a, 2-3 a, 8-9 u', '5-6 a', '1-2 a, 2-3 a, 5-6 a, 8-9 u'],
  ];
  for (const [before, set, after] of cases) {
    it(`${set} in [${before}] gives [${after}]`, () => {
      const [{ start, end, ...state } = {} as Range] = ranges(set);
      assert.equal(written(paint(ranges(before), { start, end }, state)), after);
    });
  }

  it('may clear them, so that nothing is known of them', () => {
    const nights = { start: '2027-05-03', end: '2027-05-05' };
    assert.equal(written(paint(ranges('1-10 a95'), nights, null)), '1-3 a95, 5-10 a95');
    assert.equal(written(paint(ranges('3-5 u'), nights, null)), '');
  });
});

describe('nights that imported calendars take', () => {
  it('are taken whatever the partner wrote of them, and of others it says what it said', () => {
    const blocks = [
      { start: '2027-05-03', end: '2027-05-05' },
      { start: '2027-05-04', end: '2027-05-06' },
      { start: '2027-05-20', end: '2027-05-21' },
    ];
    assert.equal(
      written(overlaid(ranges('1-10 a95'), blocks)),
      '1-3 a95, 3-6 u, 6-10 a95, 20-21 u',
    );
    assert.equal(written(overlaid([], blocks)), '3-6 u, 20-21 u');
    assert.equal(written(overlaid(ranges('1-10 a95'), [])), '1-10 a95');
  });

  it('are one run where they touch', () => {
    const run = (start: string, end: string) => ({ start, end });
    assert.deepEqual(joined([run('3', '4'), run('1', '3'), run('2', '3'), run('6', '7')]), [
      run('1', '4'),
      run('6', '7'),
    ]);
  });
});

describe('pasted ranges', () => {
  it('are read from lines with spaces, tabs, commas or semicolons, amounts in normal units', () => {
    const text = `# first the summer
2027-05-01 2027-05-08 available 95.00

2027-05-08\t2027-05-09\tUnavailable\r
2027-05-09;2027-05-10;available;£110
2027-05-10, 2027-05-12, available, 99,5`;
    const read = readRangeLines(text, 'GBP', TODAY);
    assert.ok(read.ok);
    assert.equal(written(read.ranges), '1-8 a9500, 8-9 u, 9-10 a11000, 10-12 a9950');
    for (const language of ['en', 'fr', 'es', 'pt', 'de', 'nl'])
      assert.deepEqual(
        readRangeLines(writeRangeLines(read.ranges, 2, language), 'GBP', TODAY),
        read,
      );
  });

  it('are read as people write them', () => {
    const text = `01/05/2027 – 08/05/2027 free 95.00
8 May 2027 to 9 May 2027 booked
9.5.2027 bis 10.5.2027 verfügbar 99,5
10 mai 2027 au 12 mai 2027 réservé
12 de mayo de 2027 al 14 de mayo de 2027 libres`;
    const read = readRangeLines(text, 'GBP', TODAY);
    assert.ok(read.ok, JSON.stringify(read));
    assert.equal(written(read.ranges), '1-8 a9500, 8-9 u, 9-10 a9950, 10-12 u, 12-14 a');
    assert.equal(
      writeRangeLines(read.ranges.slice(0, 2), 2, 'fr'),
      '01/05/2027 – 08/05/2027 libre 95,00\n08/05/2027 – 09/05/2027 pris',
    );
  });

  const spellings: [line: string, read: string][] = [
    ['1-8 May free', '2027-05-01 2027-05-08 a'],
    ['1 May to 8 May taken', '2027-05-01 2027-05-08 u'],
    ['1 to 8 May 2028: booked', '2028-05-01 2028-05-08 u'],
    ['From the 1st to the 8th of May free £95', '2027-05-01 2027-05-08 a9500'],
    ['May 1-8, 2027 taken', '2027-05-01 2027-05-08 u'],
    ['May 1st – May 8th free 95', '2027-05-01 2027-05-08 a9500'],
    ['Sat 1 May – Sat 8 May free', '2027-05-01 2027-05-08 a'],
    ['Taken: 1-8 May', '2027-05-01 2027-05-08 u'],
    ['1-8 May not free', '2027-05-01 2027-05-08 u'],
    ['28 Dec – 3 Jan taken', '2026-12-28 2027-01-03 u'],
    ['28 December to 3 January 2028 taken', '2027-12-28 2028-01-03 u'],
    ['25 Nov - 2 Dec taken', '2026-11-25 2026-12-02 u'],
    ['31/10/2027 – 2/11/2027: 95', '2027-10-31 2027-11-02 a9500'],
    ['31/10/27-2/11/27 free 95.50 per night', '2027-10-31 2027-11-02 a9550'],
    ['1/5 - 8/5 taken', '2027-05-01 2027-05-08 u'],
    ['1-8/5/2027 taken', '2027-05-01 2027-05-08 u'],
    ['2027-05-01 to 2027-05-08 95 free', '2027-05-01 2027-05-08 a9500'],
    ['du 1er au 8 mai : pris', '2027-05-01 2027-05-08 u'],
    ['du samedi 1er mai au samedi 8 mai 2027 libre 95,50 GBP', '2027-05-01 2027-05-08 a9550'],
    ['28 décembre jusqu’au 3 janvier : complet', '2026-12-28 2027-01-03 u'],
    ['del 1 al 8 de mayo de 2027 ocupado', '2027-05-01 2027-05-08 u'],
    ['1 de mayo hasta 8 de mayo no disponible', '2027-05-01 2027-05-08 u'],
    ['de 1 a 8 de maio livre', '2027-05-01 2027-05-08 a'],
    ['1 de maio até 8 de maio de 2027 reservado', '2027-05-01 2027-05-08 u'],
    ['vom 1. bis zum 8. Mai belegt', '2027-05-01 2027-05-08 u'],
    ['1.5.–8.5.2027 frei 99,5', '2027-05-01 2027-05-08 a9950'],
    ['van 1 tot 8 mei bezet', '2027-05-01 2027-05-08 u'],
    ['za 1 mei - za 8 mei vrij', '2027-05-01 2027-05-08 a'],
  ];
  for (const [line, expected] of spellings)
    it(`are read from “${line}”`, () => {
      const read = readRangeLines(line, 'GBP', TODAY);
      assert.ok(read.ok, JSON.stringify(read));
      const [{ start, end, status, price } = {} as Range] = read.ranges;
      assert.equal(`${start} ${end} ${status?.[0]}${price ?? ''}`, expected);
    });

  const unreadable: [line: string, ...problems: string[]][] = [
    ['next week', 'start must be a date such as 2026-05-31'],
    ['1-8 May', 'status is required'],
    ['1 May 2027 taken', 'end is required'],
    ['1 to 8 taken', 'start must be a date such as 2026-05-31'],
    ['30-31 April taken', 'end is not a day of the calendar'],
    ['8 May 2027 to 1 May 2027 taken', 'end must be after start'],
    ['1-8 May taken Smith family', 'has more than a start, an end, a status and a price'],
    ['asdf', 'start must be a date such as 2026-05-31'],
    ['taken', 'start is required'],
  ];
  for (const [line, ...expected] of unreadable)
    it(`are refused in “${line}”`, () => {
      const read = readRangeLines(line, 'GBP', TODAY);
      assert.ok(!read.ok, JSON.stringify(read));
      assert.deepEqual(
        read.problems.map(({ message }) => message),
        expected,
      );
    });

  it('have the problems of their lines, in the words of the API', () => {
    const text = `2027-05-01 2027-05-08 available 95,00 extra
2027-02-30 2027-05-08 available

2027-06-08 2027-06-01 available
2027-07-01
2027-08-01 2027-08-02 maybe ninety
2027-09-01 2027-09-02 available -5
2027-05-07 2027-05-09 unavailable`;
    const read = readRangeLines(text, 'GBP', TODAY);
    assert.ok(!read.ok);
    assert.deepEqual(
      read.problems.map(({ line, message }) => `${line}: ${message}`),
      [
        '1: has more than a start, an end, a status and a price',
        '2: start is not a day of the calendar',
        '4: end must be after start',
        '5: end is required',
        '5: status is required',
        '6: status must be one of available, unavailable',
        '6: price must be an amount in GBP, typed like 1200 or 95.50',
        '7: price must be an amount in GBP, typed like 1200 or 95.50',
        '8: overlaps the range from 2027-05-01 to 2027-05-08',
      ],
    );
    const overlap = readRangeLines(
      '2027-05-01 2027-05-08 available\n2027-05-07 2027-05-09 unavailable',
      'GBP',
      TODAY,
    );
    assert.deepEqual(overlap, {
      ok: false,
      problems: [{ line: 2, message: 'overlaps the range from 2027-05-01 to 2027-05-08' }],
    });
  });
});

describe('typed nights', () => {
  it('have their problems at their controls', () => {
    const form = { start: '2027-05-08', end: '2027-05-01', status: 'available', price: '95.5' };
    assert.deepEqual(readNights(form, 'GBP'), {
      ok: false,
      problems: [{ path: 'end', message: 'must not be before the first night' }],
    });
    assert.deepEqual(readNights({ ...form, end: '2027-05-09' }, 'GBP'), {
      ok: true,
      value: {
        nights: { start: '2027-05-08', end: '2027-05-09' },
        set: { status: 'available', price: 9550 },
      },
    });
    const cleared = readNights(
      { ...form, end: '2027-05-09', status: 'unknown', price: 'x' },
      'GBP',
    );
    assert.ok(cleared.ok && cleared.value.set === null);
    const nothing = readNights({ start: '', end: '', status: '', price: '' }, 'GBP');
    assert.deepEqual(!nothing.ok && nothing.problems.map(({ path }) => path), [
      'start',
      'end',
      'status',
    ]);
  });
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { type Known, liesIn, outcomeOf, priced } from '../testing/plain.ts';
import { anyQuestion } from '../testing/questions.ts';
import { anyHistory, World } from '../testing/world.ts';
import { answer } from './answer.ts';
import type { Criterion, Days } from './criterion.ts';
import { type MonthCounts, monthsAnswer, type MonthsQuestion } from './months.ts';
import type { Where } from '../sets/select.ts';
import { TODAY } from '../testing/rows.ts';

const WEEK = 7;

/** The first day of the month that is `months` months after the month of `TODAY`, in days since 1970-01-01. */
const firstDay = (months: number): number => Date.UTC(2026, 4 + months, 1) / 86_400_000;

/** Months of a year; the first may be incomplete and have only its last days. */
const anyMonths: fc.Arbitrary<Days[]> = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.subarray([0, 1, 5, 9, 12]))
  .map(([gone, others]) => [
    { from: TODAY + gone, to: firstDay(1) },
    ...others.map((months) => ({ from: firstDay(months), to: firstDay(months + 1) })),
  ]);

/** Makes a question about months of the rows of `SCHEMA`; grey rows are counted separately. */
const monthsQuestion = (
  where: Where,
  criteria: readonly Criterion[],
  months: readonly Days[],
): MonthsQuestion => ({
  where,
  criteria,
  months,
  yearly: 'span',
  least: 'least',
  units: 'unit',
  part: { column: 'colour', value: 'grey', has: true },
});

/** The stays of seven days in a month, the earliest first. */
const weeksOf = ({ from, to }: Days): Days[] =>
  Array.from({ length: to - from - WEEK + 1 }, (_, i) => ({ from: from + i, to: from + i + WEEK }));

const weekIn = (month: Days): Criterion & { kind: 'days' } => ({
  name: 'days',
  kind: 'days',
  windows: weeksOf(month),
  yearly: 'span',
  least: 'least',
  notStated: 'keep',
});

const ofNobody: Known = {
  row: { span: null, least: null, price: null } as Known['row'],
  days: [],
};

/** The reference implementation of one row's state in a month. */
function stateIn(known: Known, month: Days) {
  const criterion = weekIn(month);
  const { days } = known;
  const byCalendar = outcomeOf({ row: { ...known.row, span: null, least: null }, days }, criterion);
  const isFree = byCalendar === 'match';
  const isLonger = (known.row.least ?? 0) > WEEK;
  const { span } = known.row;
  const bySpan = outcomeOf({ ...ofNobody, row: { ...ofNobody.row, span } }, criterion);
  const isOpen = isFree || (span !== null && bySpan === 'not stated');
  const isClosed = span !== null && !isOpen;
  return {
    free: isFree && !isLonger,
    short: isFree && isLonger,
    taken: byCalendar === 'no match' && !isClosed,
    shut: byCalendar === 'no match' && isClosed,
    open: isOpen,
    closed: isClosed,
    sum: isFree && !isLonger ? priced(known, [criterion]).sum : null,
  };
}

function plainly(all: readonly Known[], month: Days): MonthCounts {
  const states = all.map((known) => ({ ...stateIn(known, month), row: known.row }));
  const count = (key: 'free' | 'short' | 'taken' | 'shut') =>
    states.filter((one) => one[key]).length;
  const withPart = (key: 'open' | 'closed') => ({
    count: states.filter((one) => one[key]).length,
    part: states.filter((one) => one[key] && one.row.colour === 'grey').length,
  });
  const numbers = ['p', 'q'].flatMap((unit) => {
    const ofUnit = states.filter(({ row }) => row.unit === unit);
    const sums = ofUnit.flatMap(({ sum }) => sum ?? []).sort((a, b) => a - b);
    if (sums.length === 0) return [];
    const median = sums[Math.ceil(sums.length / 2) - 1]!;
    return [{ unit, count: sums.length, lowest: sums[0]!, median }];
  });
  numbers.sort((a, b) => b.count - a.count || (a.unit < b.unit ? -1 : 1));
  return {
    free: count('free'),
    short: count('short'),
    taken: count('taken'),
    shut: count('shut'),
    open: withPart('open'),
    closed: withPart('closed'),
    numbers,
  };
}

it('months are counted as a plain look at every row counts them', () => {
  fc.assert(
    fc.property(anyHistory, anyQuestion, anyMonths, (history, { where, criteria }, months) => {
      const world = new World(history);
      const others = criteria.filter(({ kind }) => kind !== 'days');
      const rows = [...world.known.values()].filter(
        (known) =>
          liesIn(known.row, where) && others.every((one) => outcomeOf(known, one) !== 'no match'),
      );
      const answered = monthsAnswer(world.index, monthsQuestion(where, others, months));
      const grey = rows.filter(({ row }) => row.colour === 'grey');
      assert.deepEqual(answered.rows, { count: rows.length, part: grey.length });
      for (const [i, month] of months.entries()) {
        assert.deepEqual(answered.months[i], plainly(rows, month));
      }
      const saying = rows.filter((known) =>
        months.some((month) => {
          const { free, short, taken, shut } = stateIn(known, month);
          return free || short || taken || shut;
        }),
      );
      assert.equal(answered.saying, saying.length);
    }),
    { numRuns: 80 },
  );
});

it('as many are free in a month as a question about its weeks finds', () => {
  fc.assert(
    fc.property(anyHistory, anyQuestion, anyMonths, (history, question, months) => {
      const { index } = new World(history);
      // Criteria of days and price are left out: the price of a row would be that of the days, which differ by month.
      const others = question.criteria.filter(
        ({ kind, name }) => kind !== 'days' && name !== 'price',
      );
      const answered = monthsAnswer(index, monthsQuestion(question.where, others, months));
      for (const [i, month] of months.entries()) {
        const { facets } = answer(index, { ...question, criteria: [...others, weekIn(month)] });
        assert.equal(answered.months[i]!.free, facets!.answers!.yes);
        // A question also finds rows short whose calendar does not say.
        assert.ok(answered.months[i]!.short <= facets!.answers!.short);
      }
    }),
    { numRuns: 60 },
  );
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { AnyIndex } from '../any-index.ts';
import {
  isOutside,
  type Known,
  liesIn,
  type Outcome,
  outcomeOf,
  plainDistance,
  priced,
} from '../testing/plain.ts';
import { anyQuestion, ORDERS } from '../testing/questions.ts';
import { anyHistory, World } from '../testing/world.ts';
import { answer, type Hit, type Question } from './answer.ts';
import { atLeast, atMost, type Criterion } from './criterion.ts';
import type { Facet } from './facets.ts';
import type { OrderSpec } from './page.ts';

const matches = (known: Known, criteria: readonly Criterion[]) =>
  criteria.every((one) => outcomeOf(known, one) !== 'no match');
const statesAll = (known: Known, criteria: readonly Criterion[]) =>
  criteria.every((one) => outcomeOf(known, one) === 'match');

const DAYS_ANSWERS: readonly Outcome[] = ['match', 'not stated', 'short'];

/** The number of a row's tier, from its answer to days, if any, and from whether it states all other criteria. */
function tierOf(known: Known, criteria: readonly Criterion[]): number {
  const days = criteria.find(({ kind }) => kind === 'days');
  const others = criteria.filter((one) => one !== days);
  const answered = days === undefined ? 0 : DAYS_ANSWERS.indexOf(outcomeOf(known, days));
  return 2 * answered + (statesAll(known, others) ? 0 : 1);
}

/** The sort key of a row; keys are compared from left to right, in ascending order. */
function keyOf({ row }: Known, order: OrderSpec, unit: string | null): (number | string)[] {
  const best = [-row.rank, -row.id];
  if (order.kind === 'distance') return [plainDistance(row, order.from), row.id];
  if (order.kind === 'column around') {
    return [-row.rank + order.perMetre * plainDistance(row, order.from), -row.id];
  }
  switch (order.column) {
    case 'age':
      return [-row.age, -row.id];
    case 'score':
      return row.score === null ? [1, ...best] : [0, -row.score, -row.id];
    case 'price':
      if (row.price === null) return [2, '', ...best];
      return [row.unit === unit ? 0 : 1, row.unit!, row.price, row.id];
    default:
      return best;
  }
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [i, left] of a.entries()) {
    if (left !== b[i]) return left < b[i]! ? -1 : 1;
  }
  return 0;
}

function firstUnit(results: readonly Known[], requested: string | null): string | null {
  if (requested !== null) return requested;
  const counts = new Map<string, number>();
  for (const { row } of results) {
    if (row.unit !== null) counts.set(row.unit, (counts.get(row.unit) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null;
}

/** Collects the results of all pages by following the cursors. */
function allPages(index: AnyIndex, question: Question): Hit[] {
  const hits: Hit[] = [];
  let { after } = question;
  do {
    const page = answer(index, { ...question, after, facets: null });
    assert.ok(page.hits.length === question.limit || page.next === null);
    hits.push(...page.hits);
    after = page.next;
  } while (after !== null);
  return hits;
}

const inArea = (world: World, { where }: Question): Known[] =>
  [...world.known.values()].filter(({ row }) => liesIn(row, where));

describe('an index', () => {
  it('finds what a plain look at every row finds, in the same order, on pages that join', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.array(anyQuestion, { minLength: 8, maxLength: 8 }),
        (history, questions) => {
          const world = new World(history);
          assert.equal(world.index.size, world.known.size);
          for (const question of questions) {
            const { criteria, order, unit } = question;
            const found = inArea(world, question)
              .map((one) => priced(one, criteria))
              .filter((one) => matches(one, criteria));
            const first = order === ORDERS.price ? firstUnit(found, unit) : unit;
            const expected = found
              .map((one) => ({
                id: one.row.id,
                key: [tierOf(one, criteria), ...keyOf(one, order, first)],
                sum: one.sum,
                notStated: [
                  ...new Set(
                    criteria.flatMap((criterion) =>
                      outcomeOf(one, criterion) === 'not stated' ? [criterion.name] : [],
                    ),
                  ),
                ].sort(),
              }))
              .sort((a, b) => compare(a.key, b.key));
            assert.deepEqual(
              allPages(world.index, question).map(({ id, notStated, days }) => ({
                id,
                notStated,
                sum: days?.sum ?? null,
              })),
              expected.map(({ id, notStated, sum }) => ({ id, notStated, sum })),
            );
            const everybody = [...world.known.keys(), 999_999_999];
            const checking = { ...question, checkIds: everybody };
            const answered = answer(world.index, checking);
            const { total, statedTotal, silentTotal, matching } = answered;
            // Passing the former counts, which are not computed again, does not change the answer.
            assert.deepEqual(answer(world.index, checking, answered), answered);
            const stated = expected.filter(({ key }) => key[0] === 0).map(({ id }) => id);
            assert.equal(total, found.length);
            const loose = criteria.map((one) => ({ ...one, isStrict: false }));
            const silent = inArea(world, question)
              .map((one) => priced(one, loose))
              .filter(
                (one) =>
                  matches(one, loose) &&
                  !statesAll(
                    one,
                    loose.filter(({ kind }) => kind !== 'days'),
                  ),
              );
            assert.equal(silentTotal, silent.length);
            assert.equal(statedTotal, stated.length);
            assert.deepEqual(
              matching,
              everybody.filter((id) => stated.includes(id)),
            );
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('counts for every value what choosing it would leave, whatever else is chosen', () => {
    const chosen: Record<string, (value: string) => Criterion> = {
      colour: (value) => anyOf('colour', 'colour', value),
      label: (value) => ({ ...anyOf('label', 'label', value), notStated: 'keep' }),
      shape: (value) => ({
        ...anyOf('shape', 'shapes', value),
        notStated: { column: 'colour', value: 'grey', has: true },
      }),
      size: (value) => ({
        name: 'size',
        kind: 'between',
        column: 'size',
        ...atLeast(Number(value)),
        notStated: 'keep',
        always: { column: 'colour', value: 'grey', has: true },
      }),
      length: (value) => ({
        name: 'length',
        kind: 'between',
        column: 'length',
        ...atMost(Number(value)),
        notStated: { column: 'colour', value: 'grey', has: false },
      }),
      ready: () => ({
        name: 'ready',
        kind: 'yes',
        column: 'ready',
        orListed: { column: 'tags', value: 'calm' },
        notStated: 'keep',
      }),
      quiet: () => ({
        name: 'quiet',
        kind: 'yes',
        column: 'quiet',
        notStated: { column: 'colour', value: 'grey', has: false },
      }),
    };
    fc.assert(
      fc.property(anyHistory, anyQuestion, (history, question) => {
        const world = new World(history);
        const { facets } = answer(world.index, question).facets!;
        const there = inArea(world, question).map((one) => priced(one, question.criteria));
        const left = (choice: Criterion) => {
          const others = question.criteria.filter(({ name }) => name !== choice.name);
          const found = there.filter((one) => matches(one, [...others, choice]));
          const stating = found.filter((one) => outcomeOf(one, choice) === 'match');
          return { count: stating.length, notStated: found.length - stating.length };
        };
        for (const [name, choose] of Object.entries(chosen)) {
          const { values, notStated } = facets[name]!;
          for (const { value, count } of values) {
            assert.deepEqual(
              { name, value, count, notStated },
              { name, value, ...left(choose(value)) },
            );
          }
        }
        countsNeededValues(facets.tag!, there, question);
      }),
      { numRuns: 150 },
    );
  });

  it('counts numbers between bounds in one unit, and the matches by what they say to days', () => {
    fc.assert(
      fc.property(anyHistory, anyQuestion, (history, question) => {
        const world = new World(history);
        const { histograms, answers } = answer(world.index, question).facets!;
        const there = inArea(world, question).map((one) => priced(one, question.criteria));
        const free = there.filter((one) =>
          matches(
            one,
            question.criteria.filter(({ name }) => name !== 'price'),
          ),
        );
        const { unit, bands, units, notStated } = histograms.price!;
        assert.equal(unit, firstUnit(free, question.unit));
        for (const { from, to, count } of bands) {
          const within = free.filter(
            ({ row }) =>
              row.unit === unit && row.price! >= from && (to === null || row.price! < to),
          );
          assert.equal(count, within.length);
        }
        for (const { value, count } of units) {
          assert.equal(count, free.filter(({ row }) => row.unit === value).length);
        }
        assert.equal(notStated, free.filter(({ row }) => row.price === null).length);

        const days = question.criteria.find((one) => one.kind === 'days');
        if (days === undefined) {
          assert.equal(answers, null);
          return;
        }
        const found = there.filter((one) => matches(one, question.criteria));
        const count = (outcome: Outcome) =>
          found.filter((one) => outcomeOf(one, days) === outcome).length;
        const others = question.criteria.filter((one) => one !== days);
        const outside = there.filter((one) => isOutside(one, days) && matches(one, others)).length;
        assert.deepEqual(answers, {
          yes: count('match'),
          open: count('not stated'),
          short: count('short'),
          outside,
        });
      }),
      { numRuns: 100 },
    );
  });

  it('names what leaving a criterion out would give when nothing is left', () => {
    fc.assert(
      fc.property(anyHistory, anyQuestion, (history, question) => {
        const world = new World(history);
        const { total, relaxed } = answer(world.index, question);
        if (total > 0) {
          assert.deepEqual(relaxed, []);
          return;
        }
        const there = inArea(world, question);
        const expected = question.criteria.map((left) => ({
          name: left.name,
          ...(left.value === undefined ? {} : { value: left.value }),
          total: there.filter((one) => {
            const others = question.criteria.filter((criterion) => criterion !== left);
            return matches(priced(one, others), others);
          }).length,
        }));
        assert.deepEqual(
          relaxed,
          expected.toSorted((a, b) => b.total - a.total),
        );
      }),
      { numRuns: 150 },
    );
  });
});

const anyOf = (name: string, column: string, value: string): Criterion => ({
  name,
  kind: 'any of',
  column,
  values: [value],
  notStated: 'drop',
});

/** Asserts the counts of choosing one more value of several that are all needed, or one that is already chosen. */
function countsNeededValues(facet: Facet, there: readonly Known[], { criteria }: Question): void {
  for (const { value, count, notStated = facet.notStated } of facet.values) {
    const choice: Criterion = {
      name: 'tag',
      kind: 'any of',
      column: 'tags',
      values: [value],
      unknown: 'silent',
      value,
      notStated: 'keep',
    };
    const others = criteria.filter((one) => one.value !== value);
    const found = there.filter((one) => matches(one, [...others, choice]));
    const stating = found.filter((one) => outcomeOf(one, choice) === 'match');
    assert.deepEqual(
      { value, count, notStated },
      { value, count: stating.length, notStated: found.length - stating.length },
    );
  }
}

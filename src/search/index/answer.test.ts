import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Answer, answer, type Question } from './answer.ts';
import type { Filters } from './index-query.ts';
import type { IndexRow, NightRange } from './index-row.ts';
import { ListingIndex } from './listing-index.ts';
import { type Known, liesIn, plainDistance, says } from './testing/plain.ts';
import { anyQuestion } from './testing/questions.ts';
import { anyNights, anyRow, TODAY, VOCABULARY } from './testing/rows.ts';

type Change =
  | { kind: 'put'; row: IndexRow }
  | { kind: 'remove'; id: number }
  | { kind: 'nights'; id: number; nights: NightRange[] }
  | { kind: 'rearrange' };

const anyId = fc.integer({ min: 1, max: 400 });

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 20, arbitrary: anyRow.map((row): Change => ({ kind: 'put', row })) },
  { weight: 4, arbitrary: anyId.map((id): Change => ({ kind: 'remove', id })) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(anyId, anyNights)
      .map(([id, nights]): Change => ({ kind: 'nights', id, nights })),
  },
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'rearrange' }) },
);

const anyHistory = fc.array(anyChange, { minLength: 30, maxLength: 300, size: 'max' });

/** The same history in the index and in a plain map. */
class World {
  index = ListingIndex.empty(VOCABULARY, TODAY, 8);
  readonly known = new Map<number, Known>();
  #copying: Generator<void, ListingIndex> | null = null;
  #since: Change[] = [];

  constructor(history: readonly Change[]) {
    for (const change of history) this.#live(change);
    while (this.#copying !== null) this.#step();
  }

  /** A rearrangement takes steps, and other changes come between them. */
  #live(change: Change): void {
    this.#step();
    if (change.kind === 'rearrange') {
      this.#copying ??= this.index.rearranged();
      return;
    }
    apply(this.index, change);
    if (this.#copying !== null) this.#since.push(change);
    this.#remember(change);
  }

  #step(): void {
    const step = this.#copying?.next();
    if (!step?.done) return;
    this.index = step.value;
    for (const change of this.#since) apply(this.index, change);
    this.#since = [];
    this.#copying = null;
  }

  #remember(change: Change): void {
    if (change.kind === 'put') {
      const nights = this.known.get(change.row.id)?.nights ?? [];
      this.known.set(change.row.id, { row: change.row, nights });
    } else if (change.kind === 'remove') {
      this.known.delete(change.id);
    } else if (change.kind === 'nights') {
      const known = this.known.get(change.id);
      if (known) this.known.set(change.id, { row: known.row, nights: change.nights });
    }
  }
}

function apply(index: ListingIndex, change: Change): void {
  if (change.kind === 'put') index.put(change.row);
  else if (change.kind === 'remove') index.remove(change.id);
  else if (change.kind === 'nights') index.setNights(change.id, change.nights);
}

const matches = (known: Known, filters: Filters) =>
  says(known, filters).every(([, said]) => said !== 'no');
const statesAll = (known: Known, filters: Filters) =>
  says(known, filters).every(([, said]) => said === 'yes');

/** The sort key of a listing, to be compared from left to right, rising. */
function keyOf({ row }: Known, question: Question, currency: string | null): (number | string)[] {
  const best = [-row.rank, -row.id];
  switch (question.sort) {
    case 'newest':
      return [-row.createdAt, -row.id];
    case 'rating':
      return row.ratingValue === null
        ? [1, ...best]
        : [0, -row.ratingValue, -row.ratingCount, -row.id];
    case 'price':
      if (row.nightlyPrice === null) return [2, '', ...best];
      return [row.currency === currency ? 0 : 1, row.currency!, row.nightlyPrice, row.id];
    case 'distance':
      if (question.centre === null) return best;
      return [plainDistance(row, question.centre), row.id];
    case 'best':
      return best;
  }
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [i, left] of a.entries()) {
    if (left !== b[i]) return left < b[i]! ? -1 : 1;
  }
  return 0;
}

function firstCurrency(found: readonly Known[], asked: string | null): string | null {
  if (asked !== null) return asked;
  const counts = new Map<string, number>();
  for (const { row } of found) {
    if (row.currency !== null) counts.set(row.currency, (counts.get(row.currency) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null;
}

/** All pages of an answer, followed from cursor to cursor. */
function allPages(index: ListingIndex, question: Question): Answer['hits'] {
  const hits: Answer['hits'] = [];
  let { after } = question;
  do {
    const page = answer(index, { ...question, after, facets: false });
    assert.ok(page.hits.length === question.limit || page.next === null);
    hits.push(...page.hits);
    after = page.next;
  } while (after !== null);
  return hits;
}

describe('the index of listings', () => {
  it('finds what a plain look at every listing finds, in the same order, on pages that join', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.array(anyQuestion, { minLength: 8, maxLength: 8 }),
        (history, questions) => {
          const { index, known } = new World(history);
          assert.equal(index.size, known.size);
          for (const question of questions) {
            const { filters } = question;
            const found = [...known.values()].filter(
              (one) => liesIn(one.row, question.where) && matches(one, filters),
            );
            const currency = firstCurrency(found, filters.currency);
            const expected = found
              .map((one) => ({
                id: one.row.id,
                key: [statesAll(one, filters) ? 0 : 1, ...keyOf(one, question, currency)],
                notStated: [
                  ...new Set(
                    says(one, filters)
                      .filter(([name, said]) => said === 'not stated' && name !== 'dates')
                      .map(([name]) => name),
                  ),
                ].sort(),
              }))
              .sort((a, b) => compare(a.key, b.key));
            const hits = allPages(index, question);
            assert.deepEqual(
              hits.map(({ id, notStated }) => ({ id, notStated })),
              expected.map(({ id, notStated }) => ({ id, notStated })),
            );
            const { total, statedTotal } = answer(index, question);
            assert.equal(total, found.length);
            assert.equal(statedTotal, expected.filter(({ key }) => key[0] === 0).length);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('counts for every value what choosing it would leave, whatever else is chosen', () => {
    fc.assert(
      fc.property(anyHistory, anyQuestion, (history, question) => {
        const { index, known } = new World(history);
        const { facets } = answer(index, question);
        const { filters, where } = question;
        const inArea = [...known.values()].filter((one) => liesIn(one.row, where));
        const left = (change: Partial<Filters>, name: string) => {
          const found = inArea.filter((one) => matches(one, { ...filters, ...change }));
          const stating = found.filter((one) =>
            says(one, { ...filters, ...change }).every(
              ([filter, said]) => filter !== name || said === 'yes',
            ),
          );
          return { count: stating.length, notStated: found.length - stating.length };
        };
        const chosen: [string, (value: string) => Partial<Filters>][] = [
          ['category', (v) => ({ category: [v] })],
          ['people', (v) => ({ people: Number(v) })],
          ['class', (v) => ({ vehicleClass: [v] })],
          ['berths', (v) => ({ berths: Number(v) })],
          ['seats', (v) => ({ seats: Number(v) })],
          ['transmission', (v) => ({ transmission: [v] })],
          ['fuel', (v) => ({ fuel: [v] })],
          ['length_max', (v) => ({ lengthMaxCm: Math.round(Number(v) * 100) })],
          ['height_max', (v) => ({ heightMaxCm: Math.round(Number(v) * 100) })],
          ['licence', (v) => ({ licence: [v] })],
          ['pets', () => ({ pets: true })],
          ['one_way', () => ({ oneWay: true })],
          ['festivals', () => ({ festivals: true })],
          ['abroad', () => ({ abroad: true })],
          ['instant', () => ({ instant: true })],
          ['driver_age', (v) => ({ driverAge: Number(v) })],
          ['pitch', (v) => ({ pitch: [v] })],
        ];
        for (const [name, change] of chosen) {
          const facet = facets![name as 'category'];
          for (const { value, count } of facet.values) {
            assert.deepEqual(
              { name, value, count, notStated: facet.notStated },
              { name, value, ...left(change(value), name) },
            );
          }
        }
        for (const { value, count } of facets!.amenity.values) {
          const found = inArea.filter((one) =>
            matches(one, { ...filters, amenity: [...new Set([...filters.amenity, value])] }),
          );
          assert.equal(count, found.filter((one) => one.row.amenities.includes(value)).length);
        }
        const free = inArea.filter((one) =>
          matches(one, { ...filters, priceMin: null, priceMax: null }),
        );
        const inCurrency = free.filter((one) => one.row.currency === facets!.price.currency);
        for (const band of facets!.price.bands) {
          const counted = inCurrency.filter(
            ({ row }) =>
              row.nightlyPrice! >= band.from && (band.to === null || row.nightlyPrice! < band.to),
          );
          assert.equal(band.count, counted.length);
        }
        assert.equal(
          facets!.price.notStated,
          free.filter(({ row }) => row.nightlyPrice === null).length,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('names what taking a filter away would give when nothing is left', () => {
    fc.assert(
      fc.property(anyHistory, anyQuestion, (history, question) => {
        const { index, known } = new World(history);
        const { total, loosenings } = answer(index, question);
        if (total > 0) {
          assert.deepEqual(loosenings, []);
          return;
        }
        const inArea = [...known.values()].filter((one) => liesIn(one.row, question.where));
        for (const { filter, value, total } of loosenings) {
          if (value !== undefined) continue;
          const without = inArea.filter((one) =>
            says(one, question.filters).every(([name, said]) => said !== 'no' || name === filter),
          );
          assert.equal(total, without.length);
        }
      }),
      { numRuns: 150 },
    );
  });
});

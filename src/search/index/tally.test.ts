import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import type { IndexRow } from './index-row.ts';
import { ListingIndex } from './listing-index.ts';
import { tallyCategories, tallyPlaces } from './tally.ts';
import { liesIn } from './testing/plain.ts';
import { anyWhere } from './testing/questions.ts';
import { anyRow, TODAY, VOCABULARY } from './testing/rows.ts';

const anyRows = fc.uniqueArray(anyRow, { maxLength: 60, selector: ({ id }) => id });

const indexOf = (rows: readonly IndexRow[]): ListingIndex => {
  const index = ListingIndex.empty(VOCABULARY, TODAY);
  for (const row of rows) index.put(row);
  return index;
};

it('listings are counted by category as one would by hand', () => {
  fc.assert(
    fc.property(anyRows, anyWhere, (rows, where) => {
      const there = rows.filter((row) => liesIn(row, where));
      const counted = tallyCategories(indexOf(rows), where);
      for (const category of VOCABULARY.categories) {
        const count = there.filter((row) => row.category === category).length;
        assert.equal(counted.get(category), count);
      }
    }),
  );
});

it('listings are counted by country, region and town, with the middle of where they are', () => {
  const anyBy = fc.constantFrom('country' as const, 'region' as const, 'town' as const);
  const anyCategory = fc.constantFrom(null, 'campervan', 'campsite');
  fc.assert(
    fc.property(anyRows, anyWhere, anyBy, anyCategory, (rows, where, by, category) => {
      const codeOf = (row: IndexRow) =>
        by === 'country' ? row.country : by === 'region' ? row.regionId : row.townId;
      const there = rows.filter(
        (row) => liesIn(row, where) && [null, row.category].includes(category),
      );
      const counted = tallyPlaces(indexOf(rows), where, category, by);
      const groups = Map.groupBy(
        there.filter((row) => codeOf(row) !== null),
        (row) => String(codeOf(row)),
      );
      assert.deepEqual([...counted.keys()].sort(), [...groups.keys()].sort());
      for (const [code, group] of groups) {
        const mean = (key: 'x' | 'y') =>
          group.reduce((sum, row) => sum + row[key], 0) / group.length;
        assert.deepEqual(counted.get(code), { count: group.length, x: mean('x'), y: mean('y') });
      }
    }),
  );
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { ColumnIndex } from '../column-index.ts';
import { liesIn, states } from '../testing/plain.ts';
import { anyWhere } from '../testing/questions.ts';
import { anyRow, COLOURS, SCHEMA, type TestRow, TODAY } from '../testing/rows.ts';
import { countValues, tally } from './tally.ts';

const anyRows = fc.uniqueArray(anyRow, { maxLength: 60, selector: ({ id }) => id });

const indexOf = (rows: readonly TestRow[]): ColumnIndex<TestRow> => {
  const index = ColumnIndex.empty(SCHEMA, TODAY);
  for (const row of rows) index.put(row);
  return index;
};

it('rows are counted by the value of an enumeration as one would by hand', () => {
  fc.assert(
    fc.property(anyRows, anyWhere, (rows, where) => {
      const there = rows.filter((row) => liesIn(row, where));
      const counted = countValues(indexOf(rows), where, 'colour');
      for (const colour of COLOURS) {
        assert.equal(counted.get(colour), there.filter((row) => row.colour === colour).length);
      }
    }),
  );
});

it('rows are counted by any value or code they state, with the middle of where they are', () => {
  const anyBy = fc.constantFrom('land' as const, 'label' as const, 'group' as const);
  const anyOnly = fc.constantFrom(null, { column: 'colour', value: 'red' });
  fc.assert(
    fc.property(anyRows, anyWhere, anyOnly, anyBy, (rows, where, only, by) => {
      const there = rows.filter(
        (row) => liesIn(row, where) && (only === null || states(row, only)),
      );
      const counted = tally(indexOf(rows), where, only, by);
      const groups = Map.groupBy(
        there.filter((row) => row[by] !== null),
        (row) => String(row[by]),
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

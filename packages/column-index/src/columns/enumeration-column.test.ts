import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ColumnIndex } from '../column-index.ts';
import type { Schema } from './schema.ts';

interface Row {
  id: number;
  label: string;
}

const SCHEMA: Schema<Row> = {
  id: ({ id }) => id,
  position: ({ id }) => ({ x: id, y: 0 }),
  columns: {
    label: { kind: 'enumeration', values: ['given'], maxValues: 3, read: ({ label }) => label },
  },
};

function indexOf(...labels: string[]): ColumnIndex<Row> {
  const index = ColumnIndex.empty(SCHEMA, 0);
  labels.forEach((label, at) => index.put({ id: at + 1, label }));
  return index;
}

/** Rearranges an index, and calls `change` before each step. */
function rearranged(index: ColumnIndex<Row>, change: () => void = () => {}): ColumnIndex<Row> {
  const steps = index.rearranged();
  let step = steps.next();
  while (!step.done) {
    change();
    step = steps.next();
  }
  return step.value;
}

const labelsOf = (index: ColumnIndex<Row>, count: number) =>
  Array.from({ length: count }, (_, at) => index.valueOf(at + 1, 'label'));

describe('a list of values that grows', () => {
  it('takes no more than its maximum; further values are not stated', () => {
    assert.deepEqual(labelsOf(indexOf('a', 'b', 'c', 'a'), 4), ['a', 'b', null, 'a']);
  });

  it('drops what no row has when the index is rearranged, which makes room for others', () => {
    const index = indexOf('a', 'b', 'b');
    index.put({ id: 1, label: 'given' });
    const copy = rearranged(index);
    assert.deepEqual(copy.columns.enumeration('label').values, ['given', 'b']);
    copy.put({ id: 4, label: 'c' });
    assert.deepEqual(labelsOf(copy, 4), ['given', 'b', 'b', 'c']);
  });

  it('keeps what rows state, whatever is met while the index is rearranged', () => {
    const index = indexOf('a', 'b');
    index.remove(1);
    const copy = rearranged(index, () => index.put({ id: 3, label: 'c' }));
    copy.put({ id: 3, label: 'c' });
    assert.deepEqual(labelsOf(copy, 3), [null, 'b', 'c']);
  });
});

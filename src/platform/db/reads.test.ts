import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DatabaseUnavailable } from '../errors.ts';
import type { Pool } from './queryable.ts';
import { createReads, type Reads } from './reads.ts';
import { withStaleness } from './staleness.ts';
import { statement } from './statement.ts';

interface Row {
  id: number;
  title: string;
}

const selectByIds = statement<Row, [ids: readonly number[]]>('reads_test.by_ids', 'select');
const selectAll = statement<Row, [above: number]>('reads_test.all', 'select');
const selectSince = statement<Row, [now: Date]>('reads_test.since', 'select');
const selectFree = statement<{ day: string }, [id: number, day: string]>(
  'reads_test.free',
  'select',
);

/** A database of rows by id, which can be away. */
class Fake {
  rows = new Map<number, string>();
  status: Pool['status'] = 'there';
  /** The statements it was asked, with their first value. */
  asked: string[] = [];
  /** Called after a statement has read, before it is answered. */
  meanwhile = () => {};
  readonly pool = this as unknown as Pool;

  async query({ name }: { name: string }, [value]: [unknown]): Promise<unknown[]> {
    if (this.status === 'away') throw new DatabaseUnavailable(new Error('away'));
    this.asked.push(`${name.replace('reads_test.', '')} ${String(value)}`);
    const all = [...this.rows].map(([id, title]) => ({ id, title }));
    const found = Array.isArray(value) ? all.filter(({ id }) => value.includes(id)) : all;
    this.meanwhile();
    if (name === selectFree.name) return [{ day: '2026-07-01' }];
    return found;
  }
}

let primary: Fake;
let reads: Reads;
beforeEach(() => {
  primary = new Fake();
  primary.rows.set(1, 'one').set(2, 'two').set(3, 'three');
  reads = createReads(primary.pool);
  reads.forget();
});

const byId = async (ids: readonly number[], options?: { isCurrent: boolean }) => {
  const { rows, unread } = await reads.byId(selectByIds, ids, options);
  return [[...rows.values()].map(({ title }) => title), unread] as const;
};

/** What is read, and whether the answer then counts as stale. */
const answer = async <T>(read: () => Promise<T>): Promise<[T, boolean]> => {
  const staleness = { isStale: false };
  const given = await withStaleness(staleness, read);
  return [given, staleness.isStale];
};

describe('while the database is away', () => {
  it('rows that were read by their ids are given in any combination, and the others named', async () => {
    await byId([1, 2]);
    await byId([3]);
    primary.status = 'away';
    assert.deepEqual(await answer(() => byId([3, 1, 9])), [[['three', 'one'], [9]], true]);
  });

  it('an answer is given for the values that it was given for, and no others', async () => {
    await reads.query(selectAll, [0]);
    primary.status = 'away';
    const [rows, isStale] = await answer(() => reads.query(selectAll, [0]));
    assert.deepEqual([rows.length, isStale], [3, true]);
    await assert.rejects(reads.query(selectAll, [1]), DatabaseUnavailable);
    await assert.rejects(reads.one(selectAll, [0]), /gave 3 rows/);
  });

  it('a time is not looked at: it is that of the question', async () => {
    await reads.query(selectSince, [new Date(1)]);
    primary.status = 'away';
    assert.equal((await reads.query(selectSince, [new Date(2)])).length, 3);
  });

  it('nothing that has changed is given, nor an answer that names it', async () => {
    await byId([1, 2]);
    await reads.query(selectAll, [0]);
    await reads.query(selectFree, [1, '2026-07-01']);
    await reads.query(selectFree, [2, '2026-07-01']);
    reads.forget([1]);
    primary.status = 'away';
    assert.deepEqual(await byId([1, 2]), [['two'], [1]]);
    await assert.rejects(reads.query(selectAll, [0]), DatabaseUnavailable);
    await assert.rejects(reads.query(selectFree, [1, '2026-07-01']), DatabaseUnavailable);
    assert.equal((await reads.query(selectFree, [2, '2026-07-01'])).length, 1);
  });

  it('nothing that changed while it was read is given', async () => {
    primary.meanwhile = () => reads.forget([1]);
    await byId([1, 2]);
    await reads.query(selectAll, [0]);
    primary.status = 'away';
    assert.deepEqual(await byId([1, 2]), [['two'], [1]]);
    await assert.rejects(reads.query(selectAll, [0]), DatabaseUnavailable);
  });

  it('nothing is given of a time when nobody told what changes', async () => {
    reads = createReads(primary.pool);
    await byId([1]);
    await reads.query(selectAll, [0]);
    reads.forget([2]);
    primary.status = 'away';
    assert.deepEqual(await byId([1]), [[], [1]]);
    await assert.rejects(reads.query(selectAll, [0]), DatabaseUnavailable);
    assert.equal(reads.canAnswer, false);
  });

  it('long answers are not kept', async () => {
    for (let id = 4; id <= 201; id++) primary.rows.set(id, String(id));
    await reads.query(selectAll, [0]);
    primary.status = 'away';
    await assert.rejects(reads.query(selectAll, [0]), DatabaseUnavailable);
  });

  it('it can answer once something is known', async () => {
    primary.status = 'away';
    assert.equal(reads.canAnswer, false);
    primary.status = 'there';
    await byId([1]);
    primary.status = 'away';
    assert.equal(reads.canAnswer, true);
    reads.forget();
    assert.equal(reads.canAnswer, false);
  });
});

describe('while the database is there', () => {
  it('everything is asked anew, and is not stale', async () => {
    await byId([1]);
    primary.rows.set(1, 'changed');
    assert.deepEqual(await answer(() => byId([1])), [[['changed'], []], false]);
    assert.deepEqual(primary.asked, ['by_ids 1', 'by_ids 1']);
  });

  it('rows that are said to be current are read once, until they change', async () => {
    await byId([1, 2], { isCurrent: true });
    await byId([1, 3], { isCurrent: true });
    reads.forget([1]);
    await byId([1, 2, 3], { isCurrent: true });
    assert.deepEqual(primary.asked, ['by_ids 1,2', 'by_ids 3', 'by_ids 1']);
  });
});

describe('with a replica', () => {
  let replica: Fake;
  beforeEach(() => {
    replica = new Fake();
    replica.rows.set(1, 'replicated');
    reads = createReads(primary.pool, replica.pool);
    reads.forget();
  });

  it('it answers first, and its rows are never taken for current', async () => {
    assert.deepEqual(await byId([1], { isCurrent: true }), [['replicated'], []]);
    assert.deepEqual(await byId([1], { isCurrent: true }), [['replicated'], []]);
    assert.deepEqual([replica.asked.length, primary.asked.length], [2, 0]);
  });

  it('what it does not have yet is asked of the database', async () => {
    assert.deepEqual(await byId([1, 2]), [['replicated', 'two'], []]);
    assert.deepEqual(primary.asked, ['by_ids 2']);
  });

  it('the database answers while it is away, and it while the database is, which is stale', async () => {
    replica.status = 'away';
    assert.deepEqual(await answer(() => byId([1])), [[['one'], []], false]);
    replica.status = 'there';
    primary.status = 'away';
    assert.deepEqual(await answer(() => byId([1, 2])), [[['replicated'], []], true]);
    assert.equal(reads.canAnswer, true);
  });

  it('while both are away, what either said last is given', async () => {
    await byId([1]);
    primary.status = replica.status = 'away';
    assert.deepEqual(await answer(() => byId([1])), [[['replicated'], []], true]);
  });
});

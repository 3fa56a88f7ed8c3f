import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createPools } from './pools.ts';

const connect = () => assert.fail('nothing is sent here');

describe('the pools of connections', () => {
  it('are one for each partner, the same while it is used', async () => {
    const pools = createPools({ connect, connections: 4, maxGroups: 10, idleMs: 1_000 });
    const first = pools.acquire('1');
    assert.equal(pools.acquire('1').agent, first.agent);
    assert.notEqual(pools.acquire('2').agent, first.agent);
    assert.equal(pools.size(), 2);
    await pools.close();
    assert.equal(pools.size(), 0);
  });

  it('are dropped when they have been idle for a while', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const pools = createPools({ connect, connections: 4, maxGroups: 10, idleMs: 1_000 });
    const one = pools.acquire('1');
    const two = pools.acquire('1');
    one.release();
    one.release();
    mock.timers.tick(5_000);
    assert.equal(pools.size(), 1, 'still in use');
    two.release();
    mock.timers.tick(999);
    pools.acquire('1').release();
    mock.timers.tick(999);
    assert.equal(pools.size(), 1, 'used again meanwhile');
    mock.timers.tick(1);
    assert.equal(pools.size(), 0);
    mock.timers.reset();
    await pools.close();
  });

  it('make room: the one idle longest goes first, those in use stay', async () => {
    const pools = createPools({ connect, connections: 4, maxGroups: 2, idleMs: 1_000 });
    const busy = pools.acquire('busy');
    const older = pools.acquire('older');
    older.release();
    pools.acquire('newer').release();
    assert.equal(pools.size(), 2);
    assert.equal(pools.acquire('busy').agent, busy.agent);
    assert.notEqual(pools.acquire('older').agent, older.agent);
    await pools.close();
  });
});

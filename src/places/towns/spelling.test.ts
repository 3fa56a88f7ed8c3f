import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createNearNames } from './spelling.ts';

const near = createNearNames(
  Object.entries({
    cornwall: 15,
    conwal: 9,
    codsall: 13,
    edinburgh: 15.7,
    edinkillie: 9,
    'lake district': 15,
    barcelona: 16,
    barcelos: 13,
    bath: 15,
    bude: 13,
  }).map(([name, weight]) => ({ name, weight })),
);

describe('a misspelled name', () => {
  it('is near those with a wrong, missing, additional or swapped letter, the better known first', () => {
    assert.deepEqual(near('conwall', 3), ['cornwall']);
    assert.deepEqual(near('edinbrugh', 3), ['edinburgh']);
    assert.deepEqual(near('lake distrikt', 3), ['lake district']);
    assert.deepEqual(near('barcelonna', 1), ['barcelona']);
    assert.deepEqual(near('barcelonna', 0), []);
  });

  it('is near none where too much of it is wrong', () => {
    assert.deepEqual(near('barrcellonnna', 3), []);
    assert.deepEqual(near('bbth', 3), ['bath']);
    assert.deepEqual(near('bad', 3), []);
    assert.deepEqual(near('', 3), []);
    assert.deepEqual(near('xqzvw', 3), []);
  });
});

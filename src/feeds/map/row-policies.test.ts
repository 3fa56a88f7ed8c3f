import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Plan } from './columns/plan.ts';
import { policiesOf } from './row-policies.ts';
import { RowText } from './text/row-text.ts';

/** What a row states that has one column, of pets. */
function policiesIn(text: string): unknown {
  const names = ['dogs'];
  const plan = {
    network: null,
    groups: { pets_allowed: [[0]] },
    names,
    fields: new Map([['dogs', 'pets_allowed']]),
  } as unknown as Plan;
  return policiesOf(new RowText({ names, values: [text] }, plan), [['pets_allowed', names]]);
}

describe('the policies of a row', () => {
  it('are yes or no, in any of seven languages', () => {
    for (const text of ['yes', 'TRUE', '1', 'Oui', 'Sí', 'si', 'sim', 'Ja, gerne']) {
      assert.deepEqual(policiesIn(text), { pets_allowed: true }, text);
    }
    for (const text of ['no', 'False', '0', 'non', 'Não', 'Nein', 'nee']) {
      assert.deepEqual(policiesIn(text), { pets_allowed: false }, text);
    }
  });

  it('are not stated by an empty cell', () => {
    for (const text of ['', ' ', 'n/a', 'NULL', 'unknown']) {
      assert.equal(policiesIn(text), undefined, text);
    }
  });

  it('are never guessed: any other text is left to validation', () => {
    for (const text of ['on request', 'yes and no', 'maybe', '2']) {
      assert.deepEqual(policiesIn(text), { pets_allowed: text }, text);
    }
  });
});

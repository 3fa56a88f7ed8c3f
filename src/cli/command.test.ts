import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Caller, confirmed, Unconfirmed } from './command.ts';

const called = (isPerson: boolean): Caller & { warnings: string[] } => {
  const warnings: string[] = [];
  return { isPerson, warn: (sentence) => warnings.push(sentence), warnings };
};
const given = (force: boolean) => ({ arguments: [], options: { force } });

test('a person is refused what is hardly meant, unless an option says that it is', () => {
  const person = called(true);
  assert.throws(() => confirmed(given(false), 'force', person, 'It is early.'), Unconfirmed);
  confirmed(given(true), 'force', person, 'It is early.');
  assert.deepEqual(person.warnings, []);
});

test('a program is warned, and goes on', () => {
  const program = called(false);
  confirmed(given(false), 'force', program, 'It is early.');
  assert.deepEqual(program.warnings, ['It is early. (--force says that it is meant.)']);
});

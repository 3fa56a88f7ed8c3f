import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Command, flag, text, UsageError } from './command.ts';
import { readLine } from './read-line.ts';

const commands: Command<null>[] = [
  {
    words: 'feed add',
    arguments: ['SLUG'],
    options: { header: text('a header to send'), send: flag('send it') },
    summary: 'Add a feed.',
    run: async () => ({ json: null, text: '' }),
  },
];
const read = (...line: string[]) => readLine(commands, ['feed', 'add', 'tarn', ...line]).given;

test('an option with two texts is refused, as one of them would be forgotten', () => {
  assert.throws(
    () => read('--header', 'A: b', '--header=C: d'),
    (error) =>
      error instanceof UsageError &&
      error.message.startsWith("Option '--header' is given more than once\nUsage: cc feed add"),
  );
});

test('an option without a text may be said twice', () => {
  assert.deepEqual(
    { ...read('--send', '--send', '--header', 'A: b').options },
    {
      send: true,
      header: 'A: b',
    },
  );
});

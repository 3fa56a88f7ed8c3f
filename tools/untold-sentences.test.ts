import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { untoldSentences } from './untold-sentences.ts';

const FILES = {
  'src/leads/resend.ts': `
    const known = () => new ExpectedError('bad_request', 'It cannot be sent again.');
    const fresh = (asked: boolean) =>
      new ExpectedError('bad_request', asked ? \`At most \${5} an hour.\` : 'It was sent already.');
    const problem = { path: 'email', message: \`is unknown: '\${email}'\` };
    const other = new TypeError('Only a programmer reads this.');
    const column = { message: 'no problem of a form' };`,
  'src/operators/operator.ts': `throw new ExpectedError('bad_request', 'An operator reads this.');`,
};

it('a sentence of a refusal that nobody has translated is named with its place', () => {
  const root = mkdtempSync(join(tmpdir(), 'campcairn-sentences-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const spellings = ['It cannot be sent again.', 'is unknown: {email}'];
  const found = untoldSentences(root, spellings).map((text) => text.replace(/: no .*: “/, ' “'));
  rmSync(root, { recursive: true });
  assert.deepEqual(found, [
    'src/leads/resend.ts:4 “At most {} an hour.”',
    'src/leads/resend.ts:4 “It was sent already.”',
  ]);
});

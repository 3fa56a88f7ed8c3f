import assert from 'node:assert/strict';
import { test } from 'node:test';
import { line, lines, required } from './index.ts';

test('what was typed and cannot be seen is not taken for a name or a message', () => {
  for (const unseen of ['', ' ', '\u200b\u200b', '\u3164', '\u2800 \u2800', '\u0301', '\u202e']) {
    assert.deepEqual(required(line(120)).read([unseen]), { problem: 'missing' });
    assert.deepEqual(lines(2000).read([unseen]), { value: null });
  }
  assert.deepEqual(required(line(120)).read([' می‌خواهم ']), { value: 'می‌خواهم' });
  assert.deepEqual(lines(2000).read(['🚐']), { value: '🚐' });
});

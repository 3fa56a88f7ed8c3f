import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, isBlank, optionalText, requiredText } from './index.ts';

/** Texts of which nothing is seen, by what they consist of. */
const UNSEEN: Record<string, string> = {
  spaces: ' \t\u00a0\u3000',
  'zero-width spaces': '\u200b\u200b\u200b\u200b\u200b',
  'zero-width joiners': '\u200c\u200d\u2060\ufeff\u200b',
  'soft hyphens': '\u00ad'.repeat(6),
  'Hangul fillers': '\u3164\u115f\u1160\uffa0\u3164',
  'empty Braille cells': '\u2800'.repeat(6),
  'Khmer vowels that are not drawn': '\u17b4\u17b5'.repeat(3),
  'variation selectors': '\ufe0f\ufe0e\u{e0100}\u{e0101}\u180b',
  'tag characters': '\u{e0020}\u{e0041}\u{e007f}\u{e0001}\u{e0042}',
  'marks of direction': '\u202a\u202e\u2066\u2069\u200f\u061c',
  'combining marks': '\u0301\u0302\u0e34\u05b8\u20dd',
  controls: '\u0001\u0002\u0085\u009f\u0007',
};

/** Texts in which such characters have their place. */
const SEEN = [
  'Willow',
  '🚐',
  '👨‍👩‍👧‍👦',
  '❤️',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  'می‌خواهم',
  'ที่พัก',
  'שָׁלוֹם',
  'e\u0301',
  'क्‍ष',
  '\u200bA\u200b',
  '.',
];

test('a text of which nothing can be seen is refused where one is required', () => {
  const title = requiredText({ min: 5, max: 120 });
  for (const [what, text] of Object.entries(UNSEEN)) {
    assert.ok(isBlank(text), what);
    assert.equal(check(title, text).ok, false, what);
  }
  const refused = check(title, UNSEEN['zero-width spaces']);
  assert.ok(!refused.ok);
  assert.deepEqual(refused.problems, [
    { path: '', message: 'must have a character that can be seen' },
  ]);
});

test('where a text may be left out, one of which nothing can be seen counts as left out', () => {
  const name = optionalText({ max: 120 });
  for (const [what, text] of Object.entries(UNSEEN)) {
    assert.deepEqual(check(name, text), { ok: true, value: undefined }, what);
  }
});

test('emoji and the writing of every language are stored as they were sent', () => {
  const name = requiredText({ min: 1, max: 120 });
  for (const text of SEEN) assert.deepEqual(check(name, text), { ok: true, value: text });
});

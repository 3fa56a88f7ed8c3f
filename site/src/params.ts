import { defineParams } from '@sveltejs/kit/params';
import { categoryOfSegment } from '#lib/paths/paths.ts';

export const params = defineParams({
  /** `campervan-hire`, `campsites`, …: first segments of the categories' pages. */
  category: (segment) => (categoryOfSegment(segment) ? segment : undefined),
  /** `some-name-123` or `123`: pages of things with a number. */
  numbered: (segment) => (/^(?:.*-)?[1-9]\d{0,15}$/.test(segment) ? segment : undefined),
  /** The number of a thing that has no page for everybody. */
  number: (segment) => (/^[1-9]\d{0,14}$/.test(segment) ? segment : undefined),
  /** What is no number. */
  word: (segment) => (/\D/.test(segment) ? segment : undefined),
  /** The token of a link to sign in. */
  token: (segment) => (/^[0-9A-Za-z]{43}$/.test(segment) ? segment : undefined),
  /** Later parts of a long list, from `2` on. */
  part: (segment) => (/^(?:[2-9]|[1-9]\d{1,4})$/.test(segment) ? segment : undefined),
});

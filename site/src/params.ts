import { defineParams } from '@sveltejs/kit/params';
import { categoryOfSegment } from '#lib/paths/paths.ts';

export const params = defineParams({
  /** First path segments of the categories' pages: `campervan-hire`, `campsites`, …. */
  category: (segment) => (categoryOfSegment(segment) ? segment : undefined),
  /** `some-name-123` or `123`: listings and campsites, which are identified by the number. */
  numbered: (segment) => (/^(?:.*-)?[1-9]\d{0,15}$/.test(segment) ? segment : undefined),
  /** Ids in paths of private pages. */
  number: (segment) => (/^[1-9]\d{0,14}$/.test(segment) ? segment : undefined),
  /** A segment that is not a number. */
  word: (segment) => (/\D/.test(segment) ? segment : undefined),
  /** The token of a sign-in link. */
  token: (segment) => (/^[0-9A-Za-z]{43}$/.test(segment) ? segment : undefined),
  /** Number of a page of a long list; the first page has none, so it starts at `2`. */
  part: (segment) => (/^(?:[2-9]|[1-9]\d{1,4})$/.test(segment) ? segment : undefined),
});

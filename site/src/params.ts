import { defineParams } from '@sveltejs/kit/params';
import { categoryOfSegment } from '#lib/paths/paths.ts';

export const params = defineParams({
  /** `campervan-hire`, `campsites`, …: first segments of the categories' pages. */
  category: (segment) => (categoryOfSegment(segment) ? segment : undefined),
});

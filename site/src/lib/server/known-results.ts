import { error } from '@sveltejs/kit';
import type { SearchAnswer } from '#lib/services.ts';

/** Throws a 503 when none of a page's results can be read because the database is unavailable. */
export function refuseUnknown({ items, unknown }: Pick<SearchAnswer, 'items' | 'unknown'>): void {
  if (unknown > 0 && items.length === 0) error(503, 'Nothing is known of these results');
}

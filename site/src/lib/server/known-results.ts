import { error } from '@sveltejs/kit';
import type { SearchAnswer } from '#lib/services.ts';

/** Answers 503 for a page of results none of which can be read while the database is away. */
export function refuseUnknown({ items, unknown }: Pick<SearchAnswer, 'items' | 'unknown'>): void {
  if (unknown > 0 && items.length === 0) error(503, 'Nothing is known of these results');
}

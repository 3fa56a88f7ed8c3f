import { error } from '@sveltejs/kit';
import type { SearchAnswer } from '#lib/services.ts';

/** Refuses a page of results of which nothing is known while the database is away. */
export function refuseUnknown({ items, unknown }: Pick<SearchAnswer, 'items' | 'unknown'>): void {
  if (unknown > 0 && items.length === 0) error(503, 'Nothing is known of these results');
}

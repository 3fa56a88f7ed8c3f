import type { LineAfter } from './line.sql.ts';

/** The sort orders of a partner's list. */
export const LINE_SORTS = ['updated', 'title', 'price', 'newest'] as const;
export type LineSort = (typeof LINE_SORTS)[number];

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Encodes where the next page begins, together with its sort order. */
export const writeLineCursor = (sort: LineSort, { key, id }: LineAfter): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

const isKey = (sort: LineSort, key: unknown): key is string | number => {
  if (sort === 'title') return typeof key === 'string' && !key.includes('\0');
  if (sort === 'updated') return typeof key === 'string' && ISO_TIME.test(key);
  return Number.isSafeInteger(key);
};

/**
 * Decodes where a page begins; null, meaning the first page, for a cursor that this order has not
 * written.
 */
export function readLineCursor(sort: LineSort, cursor: string | null): LineAfter | null {
  if (cursor === null || cursor.length > 1000) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts)) return null;
    const [of, key, id] = parts as unknown[];
    return of === sort && isKey(sort, key) && Number.isSafeInteger(id)
      ? { key, id: id as number }
      : null;
  } catch {
    return null;
  }
}

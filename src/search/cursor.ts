import type { PagePosition, TierNumber } from '@campcairn/column-index';
import { type Sort, SORTS } from './sorts.ts';

/** Encodes the end position of a page as the opaque text of `after`. */
export function writeCursor(position: PagePosition, sort: Sort): string {
  const { tier, group, unit, key, tie } = position;
  const fields = [SORTS.indexOf(sort), tier, group, unit, key, tie];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/**
 * Decodes the end position of a page; null when the text is invalid or of another sort order. It contains
 * only a position in an order, so it is not signed.
 */
export function readCursor(text: string, sort: Sort): PagePosition | null {
  let fields: unknown;
  try {
    fields = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(fields) || fields.length !== 6) return null;
  const [order, tier, group, unit, key, tie] = fields as unknown[];
  if (SORTS[order as number] !== sort || !isTier(tier)) return null;
  if (typeof group !== 'string' || (unit !== null && typeof unit !== 'string')) return null;
  if (!Number.isFinite(key) || !Number.isFinite(tie)) return null;
  return { tier, group, unit, key: key as number, tie: tie as number };
}

const isTier = (tier: unknown): tier is TierNumber =>
  [0, 1, 2, 3, 4, 5].some((known) => known === tier);

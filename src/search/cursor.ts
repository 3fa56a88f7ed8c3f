import { type PagePosition, type Sort, SORTS } from './index/index.ts';

/** Writes where a page ended as the opaque text of `after`. */
export function writeCursor(position: PagePosition): string {
  const { sort, tier, group, currency, key, tie } = position;
  const fields = [SORTS.indexOf(sort), tier, group, currency, key, tie];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/**
 * Reads where a page ended. It holds a place in an order and nothing else, so it needs no
 * signature; null when it is no such text, or of another order.
 */
export function readCursor(text: string, sort: Sort): PagePosition | null {
  let fields: unknown;
  try {
    fields = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(fields) || fields.length !== 6) return null;
  const [order, tier, group, currency, key, tie] = fields as unknown[];
  if (SORTS[order as number] !== sort || (tier !== 0 && tier !== 1)) return null;
  if (typeof group !== 'string' || (currency !== null && typeof currency !== 'string')) return null;
  if (!Number.isFinite(key) || !Number.isFinite(tie)) return null;
  return { sort, tier, group, currency, key: key as number, tie: tie as number };
}

import { keyOf } from './header.ts';
import { plainWords, remembered } from './words.ts';

const DELETED = new Set(['isdeleted', 'deleted']);

const YES = new Set(['1', 'true', 'yes', 'y', 'deleted', 'd']);

const NO = new Set([
  '0',
  'false',
  'no',
  'n',
  'out of stock',
  'outofstock',
  'sold out',
  'soldout',
  'sold',
  'unavailable',
  'not available',
  'not in stock',
  'not for sale',
  'discontinued',
  'deleted',
  'delete',
  'remove',
  'removed',
  'inactive',
  'disabled',
  'expired',
  'paused',
  'archived',
  'epuise',
  'agotado',
  'esgotado',
  'ausverkauft',
  'nicht verfugbar',
  'uitverkocht',
  'niet op voorraad',
  'esaurito',
]);

const saysNo = remembered((text) => NO.has(plainWords(text)));
const saysYes = remembered((text) => YES.has(plainWords(text)));

/**
 * Whether a column about the offer's state says that it is no longer there. Such a row counts
 * as absent: networks keep deleted and sold-out products in their files.
 */
export function saysGone(column: string, text: string): boolean {
  const key = keyOf(column.split('.').at(-1) ?? '');
  return DELETED.has(key) ? saysYes(text) : saysNo(text);
}

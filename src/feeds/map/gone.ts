import { keyOf } from './header.ts';
import { plainWords, memoized } from './words.ts';

const DELETED = new Set(['isdeleted', 'deleted', 'modification']);

const YES = new Set(['1', 'true', 'yes', 'y', 'deleted', 'd']);

const NO = new Set([
  '0',
  'false',
  'no',
  'n',
  'non',
  'nein',
  'nee',
  'nao',
  'f',
  '0 0',
  'off',
  'no stock',
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
  'draft',
  'hidden',
  'offline',
  'withdrawn',
  'unpublished',
  'cancelled',
  'closed',
  'ended',
  'suspended',
  'epuise',
  'rupture de stock',
  'en rupture',
  'en rupture de stock',
  'indisponible',
  'non disponible',
  'vendu',
  'supprime',
  'agotado',
  'no disponible',
  'sin stock',
  'vendido',
  'eliminado',
  'esgotado',
  'indisponivel',
  'nao disponivel',
  'sem stock',
  'ausverkauft',
  'nicht verfugbar',
  'nicht vorratig',
  'nicht auf lager',
  'nicht lieferbar',
  'vergriffen',
  'verkauft',
  'geloscht',
  'uitverkocht',
  'niet op voorraad',
  'niet beschikbaar',
  'niet leverbaar',
  'verkocht',
  'verwijderd',
  'esaurito',
  'non disponibile',
  'venduto',
]);

/** Prefix of the same words in schema.org's vocabulary. */
const VOCABULARY = /^https?:\/\/schema\.org\//i;

/** Words beside them that say for how long. */
const FOR_NOW =
  /\b(?:currently|temporarily|actuellement|temporairement|temporalmente|actualmente|temporariamente|atualmente|derzeit|zurzeit|momentan|vorubergehend|tijdelijk|momenteel|temporaneamente|attualmente)\b/g;

const saysNo = memoized((text) => {
  const plain = plainWords(text.replace(VOCABULARY, ''));
  return NO.has(plain) || NO.has(plain.replace(FOR_NOW, '').trim());
});
const saysYes = memoized((text) => YES.has(plainWords(text)));

/**
 * Whether a column about the offer's state says that it no longer exists. Such a row counts as absent:
 * networks keep deleted and sold-out products in their files.
 */
export function isGone(column: string, text: string): boolean {
  const key = keyOf(column.split('.').at(-1) ?? '');
  return DELETED.has(key) ? saysYes(text) : saysNo(text);
}

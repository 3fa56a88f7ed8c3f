import { keyOf } from './columns/header.ts';
import { plainWords, memoized } from '@campcairn/feed-cells';

const DELETED = new Set(['isdeleted', 'deleted', 'modification']);

/** Columns in which a yes means that the row is not shown. */
const UNSHOWN = new Set(['hidden', 'ishidden', 'archived', 'isarchived', 'draft', 'isdraft']);

/** WooCommerce exports a draft as -1. */
const PUBLISHED = new Set(['published', 'ispublished']);

/** Words for yes, including the word that spreadsheets write for true in each language (`VRAI`). */
const YES = new Set(
  `1 y yes true t on x deleted d o oui vrai s si verdadero sim verdadeiro j ja wahr waar vero
  supprime eliminado borrado removido geloscht verwijderd eliminato`.split(/\s+/),
);

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
  '0 00',
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
  'off market',
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
  'private',
  'trash',
  'trashed',
  'not published',
  'not active',
  'unlisted',
  'recently sold',
  'sale pending',
  'for sale',
  'no longer available',
  'inactif',
  'brouillon',
  'plus disponible',
  'inactivo',
  'borrador',
  'inativo',
  'rascunho',
  'inaktiv',
  'nicht aktiv',
  'entwurf',
  'nicht mehr verfugbar',
  'niet actief',
  'inactief',
  'concept',
  'inattivo',
  'bozza',
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
  // The words that spreadsheets write for false in each language.
  'faux',
  'falso',
  'falsch',
  'onwaar',
  'deactivated',
  'desactive',
  'supprimee',
  'hors ligne',
  'ferme',
  'desactivado',
  'borrado',
  'cerrado',
  'desativado',
  'removido',
  'apagado',
  'fechado',
  'encerrado',
  'deaktiviert',
  'geschlossen',
  'gedeactiveerd',
  'gesloten',
  'disattivato',
  'eliminato',
  'chiuso',
]);

/** Prefix of these words in schema.org's vocabulary. */
const VOCABULARY = /^https?:\/\/schema\.org\//i;

/** Words beside them that limit them in time. */
const FOR_NOW =
  /\b(?:currently|temporarily|actuellement|temporairement|temporalmente|actualmente|temporariamente|atualmente|derzeit|zurzeit|momentan|vorubergehend|tijdelijk|momenteel|temporaneamente|attualmente)\b/g;

const saysNo = memoized((text) => {
  const plain = plainWords(text.replace(VOCABULARY, ''));
  return NO.has(plain) || NO.has(plain.replace(FOR_NOW, '').trim());
});
const saysYes = memoized((text) => YES.has(plainWords(text)));

/** Columns that say whether a product is published, not whether it is available. */
const LISTED = new Set([
  ...DELETED,
  ...UNSHOWN,
  'visible',
  'isvisible',
  'visibility',
  'visibilityincatalog',
  'catalogvisibility',
  'status',
  'active',
  'isactive',
  'enabled',
  'published',
  'ispublished',
  'forsale',
  'isforsale',
]);

/** Networks' columns of availability, where "for sale" means yes. */
const FOR_SALE = new Set(['forsale', 'isforsale']);

const ownKey = (column: string): string => keyOf(column.split('.').at(-1) ?? '');

/** A column's name and its text, which is not blank. */
type Stated = readonly [column: string, text: string];

function saysGone([column, text]: Stated): boolean {
  const key = ownKey(column);
  if (DELETED.has(key) || UNSHOWN.has(key)) return saysYes(text);
  if (FOR_SALE.has(key) && plainWords(text) === 'for sale') return false;
  return saysNo(text) || (PUBLISHED.has(key) && text.trim() === '-1');
}

/**
 * Whether a row's offer no longer exists. Such a row counts as absent, since networks keep deleted
 * and sold-out products in their files. A stock of 0 counts only if no column states the
 * availability: shops that do not count their stock write 0 beside `in_stock` yes.
 * @param states names and texts of the columns that state whether the offer is available
 * @param stock names and texts of the columns that count the remaining items
 */
export const isGone = (states: readonly Stated[], stock: readonly Stated[] = []): boolean =>
  states.some(saysGone) ||
  (stock.some(saysGone) && states.every(([column]) => LISTED.has(ownKey(column))));

import type { ColumnReport } from './describe.ts';
import type { Field } from './fields.ts';
import { genericNames } from './generic-columns.ts';
import { keyOf } from './header.ts';
import type { FeedSettings } from '../settings.ts';
import { plainWords } from '@campcairn/feed-cells';

/** A column that is not read although its name is like one that is. */
export interface SimilarColumn {
  column: string;
  field: Field;
}

/**
 * Beginnings of words by which a column's name suggests a field, in seven languages; the first
 * match counts.
 */
const WORDS: readonly (readonly [field: Field, word: RegExp])[] = [
  [
    'price',
    /^(?:pric(?:e|ing)|precio|precos?$|preis|prix|prijs|prezz|tarif|tarief|rates?$|costs?$)/,
  ],
  ['price', /(?:preis|prijs|tarif|tarief)e?n?$/],
  ['currency', /^(?:curren|moned|moeda|devise|wahrung|waehrung|valut)/],
  ['image', /^(?:imag|foto|photo|pict|immag|afbeeld|galler|galer)|bild(?:er)?$/],
  ['seats', /^(?:seat|sitz|asient|assent|sieges?$|zitpl|sedil|gurt|cintur)/],
  [
    'sleeps',
    /^(?:sleep|berth|schlaf|couch|dormi|slaap|lett[oi]$|beds?$|bett|camas?$|guests?$|pax$)/,
  ],
  ['sleeps', /^(?:plazas|places|posti|pessoas|personas|personnes|personen|persone|persons)$/],
  ['transmission', /^(?:transmi|trasmi|gear|getrieb|schalt|versnel|boite|caja|caixa|cambio)/],
  ['latitude', /^(?:lat$|latit|breiteng|breedteg)/],
  ['longitude', /^(?:lng$|lon$|longit|langeng|laengeng|lengteg)/],
  ['country', /^(?:countr|pais$|pays$|land$|paese$|nazion)/],
  ['region', /^(?:region|regiao|provin|distri|count[yi]|bundesl|departem|comunid)/],
  ['city', /^(?:city|town|ciudad|cidade|ville|stadt|plaats$|citta|localid|localit|comune)/],
  ['category', /^(?:categ|kateg)/],
  ['description', /^(?:descri|beschr|omschr)/],
  ['url', /^(?:urls?$|links?$|lien|enlace|permalink|webs|deeplink)/],
  ['title', /^(?:title|titel|titre|titul|titol|bezeichn)/],
  ['year', /^(?:year|baujahr|bouwjaar|annee|ano$|anno$)/],
  ['make', /^(?:brand|marca|marque|marke|merk|manufact|herstell)/],
  ['model', /^model/],
  ['fuel', /^(?:fuel|carbur|combust|kraftst|brandst)/],
  ['id', /^(?:id|uid|uuid)$/],
];

/** Words of columns with amounts other than the listing's price: no field is proposed for these. */
const OTHER_AMOUNT =
  /\b(?:months?|mois|mes|monat\w*|maand\w*|mese|old|ancien|rrp|deposit\w*|caution\w*|kaution\w*|fianza|borg|cauzione|clean\w*|insurance|delivery|person\w*|km|prices|total|minor|valid\w*|currency|max\w*|until)\b/;

/** Words about delivery and the seller. */
const OTHER_THINGS = /\b(?:shipping|tax|merchant|seller|advertiser|program)\b/;

/**
 * Returns the columns that are not read, each with the field that its name resembles most, unless
 * another column provides that field.
 * @param settings columns that the settings leave out on purpose are not returned
 */
export function similarColumns(
  { columns, ignored }: ColumnReport,
  settings: FeedSettings,
): SimilarColumn[] {
  const left = new Set(Object.keys(settings.columns ?? {}).map(keyOf));
  const given = new Set(Object.values(columns));
  const found: SimilarColumn[] = [];
  for (const column of ignored.slice(0, MAX_COMPARED)) {
    if (left.has(keyOf(column))) continue;
    const field = likeliest(column, given);
    if (field !== null) found.push({ column, field });
  }
  return found;
}

const MAX_COMPARED = 200;

function likeliest(column: string, given: ReadonlySet<string>): Field | null {
  const text = plainWords(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const words = text.split(' ');
  if (OTHER_THINGS.test(text)) return null;
  const isOther = OTHER_AMOUNT.test(text);
  const key = keyOf(column);
  for (const [field, word] of WORDS) {
    if (isGiven(field, given) || (field === 'price' && isOther)) continue;
    // A network has another meaning for it.
    if (keysOf(field).includes(key)) return null;
    if (misspells(key, field) || words.some((part) => word.test(part))) return field;
  }
  return null;
}

const isGiven = (field: Field, given: ReadonlySet<string>): boolean =>
  given.has(field) ||
  (given.has('latitude and longitude') && (field === 'latitude' || field === 'longitude'));

const MIN_COMPARED = 5;

/** Whether a name differs by one letter from one of the field's: `Lattitude`, `Transmision`. */
function misspells(key: string, field: Field): boolean {
  if (key.length < MIN_COMPARED) return false;
  return keysOf(field).some((name) => isOneLetterOff(key, name));
}

const keys = new Map<Field, readonly string[]>();

function keysOf(field: Field): readonly string[] {
  let found = keys.get(field);
  if (found === undefined) keys.set(field, (found = genericNames(field).map(keyOf)));
  return found;
}

function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || b.length < MIN_COMPARED) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

/**
 * Returns a sentence that names the field which an ignored column resembles, and how to have it
 * read.
 */
export function similarSentence({ column, field }: SimilarColumn): string {
  const shown = column.slice(0, MAX_SHOWN);
  // In the value of --columns, commas and equals signs are separators.
  const option = /[,='`\n]/.test(column) ? '--columns' : `--columns '${shown}=${field}'`;
  return `\`${shown}\` looks like ${field} but is not read: rename the column, or add it by ${option}.`;
}

const MAX_SHOWN = 60;

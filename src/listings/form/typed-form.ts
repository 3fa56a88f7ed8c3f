import { currencyDecimals } from '../codes.ts';
import type { ListingInput } from '../listing.schema.ts';
import { currencyIn, parseCurrency } from '@campcairn/feed-cells';
import { type Control, controlNamed } from './controls.ts';
import { type PostedListing, textsUnder } from './read-form.ts';
import { completedAddress } from './spelling/addresses.ts';
import { dayOfYearIn, pickedDay, timeIn } from './spelling/days.ts';
import { distanceUnitOf, kilometresOf, lengthIn, milesOf } from './spelling/lengths.ts';
import { degreesTyped, numberTyped, positionTyped } from './spelling/numbers.ts';
import { type ListingFields, writeListingForm } from './write-form.ts';

/** How the person at a form spells numbers and distances. */
export interface FormManner {
  /** ISO code of the account's country, in upper case; empty when it has none. */
  country: string;
  /** Whether decimals follow a comma. */
  decimalComma: boolean;
  /** Origin of this site, of which uploaded photos have addresses. */
  ownOrigin?: string;
}

/** The spelling of the API. */
export const API_MANNER: FormManner = { country: '', decimalComma: false };

const MILEAGE = 'policies.mileage_included_per_day_km';

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

function localTexts(
  control: Control | undefined,
  texts: string[],
  { country, decimalComma }: FormManner,
  decimals: number,
): string[] {
  const [text = ''] = texts;
  const isDecimal = /^\d+\.\d+$/.test(text);
  switch (control?.kind) {
    case 'money':
      // Three digits after a comma would read as thousands.
      return isDecimal && decimalComma && decimals === 2 ? [text.replace('.', ',')] : texts;
    case 'number':
    case 'length':
      return isDecimal && decimalComma ? [text.replace('.', ',')] : texts;
    case 'mileage': {
      const unit = distanceUnitOf(country);
      if (!/^\d+$/.test(text)) return texts;
      const shown = unit === 'mi' ? String(milesOf(Number(text))) : text;
      return ['limited', decimalComma ? shown.replace('.', ',') : shown, unit];
    }
    case 'day': {
      const [, month, day] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
      return month === undefined ? texts : [String(Number(day)), String(Number(month))];
    }
    default:
      return texts;
  }
}

/** Rewrites the texts of the API's values as the person spells them; days are a day and a month. */
export function localFields(fields: ListingFields, manner: FormManner): ListingFields {
  const decimals = currencyDecimals(fields['price.currency']?.at(-1) ?? '');
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [
      name,
      localTexts(controlNamed(name), texts, manner, decimals),
    ]),
  );
}

function mileageTexts(texts: string[]): string[] {
  if (texts.includes('unlimited')) return ['unlimited'];
  const posted = texts.find((text) => !isBlank(text) && !['limited', 'km', 'mi'].includes(text));
  if (posted === undefined) return texts.includes('limited') ? ['limited'] : [''];
  const [, number = posted, unit] =
    /^([\d.,' ’\s]+?)\s*(km|kms|kilometres?|kilometers?|mi|miles?)\.?$/i.exec(posted.trim()) ?? [];
  const read = numberTyped(MILEAGE, number, true);
  const isMiles = unit === undefined ? texts.includes('mi') : /^m/i.test(unit);
  return [
    'limited',
    isMiles && /^\d+(?:\.\d+)?$/.test(read) ? String(kilometresOf(Number(read))) : read,
  ];
}

function dayTexts(texts: string[], manner: FormManner): string[] {
  const filled = texts.filter((text) => !isBlank(text));
  if (filled.length === 0) return [''];
  const [day = '', month = ''] = texts;
  const read =
    texts.length > 1 && filled.length > 1
      ? pickedDay(day.trim(), month.trim())
      : dayOfYearIn(filled[0]!, manner.country === 'US');
  return [read ?? filled.join('/')];
}

const OSM_PAGE =
  /^https?:\/\/(?:www\.)?(?:openstreetmap\.org|osm\.org)\/((?:node|way|relation)\/\d+)/i;

/** Rewrites the texts of one control in the API's spelling; texts that are unreadable stay as they are. */
function apiTexts(
  name: string,
  control: Control | undefined,
  texts: string[],
  manner: FormManner,
): string[] {
  const each = (read: (text: string) => string | undefined) =>
    texts.map((text) => (isBlank(text) ? text : (read(text) ?? text)));
  switch (control?.kind) {
    case 'address':
      return each((text) => completedAddress(text, manner.ownOrigin));
    case 'number':
      return each((text) => numberTyped(name, text, control.isWhole));
    case 'length':
      return each((text) => lengthIn(text) ?? numberTyped(name, text, false));
    case 'degrees':
      return each(degreesTyped);
    case 'time':
      return each(timeIn);
    case 'day':
      return dayTexts(texts, manner);
    case 'mileage':
      return mileageTexts(texts);
    case 'currency':
      return each(parseCurrency);
    case 'country':
      return each((text) => (/^uk$/i.test(text.trim()) ? 'GB' : text));
    default:
      return name === 'osm_ref' ? each((text) => OSM_PAGE.exec(text.trim())?.[1]) : texts;
  }
}

/** A position that was pasted whole into the field of the latitude is both. */
function splitPosition(fields: Map<string, string[]>): void {
  const lat = fields.get('location.lat')?.at(-1) ?? '';
  const position = positionTyped(lat);
  const lng = fields.get('location.lng')?.at(-1);
  if (!position || (!isBlank(lng) && lng !== lat)) return;
  fields.set('location.lat', [position[0]]);
  fields.set('location.lng', [position[1]]);
}

const AMOUNTS_OF_PRICE = ['price.from', 'price.min_nights', 'price.deposit'];

/** A currency is chosen before anything is typed: alone it says nothing. One that is missing is read from the sign. */
function completePrice(fields: Map<string, string[]>): void {
  if (!fields.has('price.from')) return;
  const isEmpty = AMOUNTS_OF_PRICE.every((name) => (fields.get(name) ?? []).every(isBlank));
  if (isEmpty) {
    for (const name of ['price.currency', 'price.unit'])
      if (fields.has(name)) fields.set(name, ['']);
  } else if (fields.has('price.currency') && isBlank(fields.get('price.currency')?.at(-1))) {
    const sign = currencyIn(fields.get('price.from')?.at(-1) ?? '');
    if (sign !== null) fields.set('price.currency', [sign]);
  }
}

const isOfOtherCategory = (name: string, category: string): boolean =>
  category !== '' && name.startsWith(category === 'campsite' ? 'vehicle.' : 'campsite.');

/**
 * Rewrites a posted form in the API's spelling, as `readListingForm` takes it. What is unreadable
 * stays as it was typed, so that the API's schema refuses it. Parts that the chosen category cannot
 * have, which its form hides, are left out.
 * @param stored the stored listing; controls that hold its texts as they were shown keep its values
 */
export function spelledForApi(
  form: PostedListing,
  manner: FormManner,
  stored?: ListingInput,
): PostedListing {
  const asStored: ListingFields = stored ? writeListingForm(stored) : {};
  const asShown = localFields(asStored, manner);
  const category = textsUnder(form, 'category').at(-1)?.trim() ?? '';
  const fields = new Map<string, string[]>();
  for (const name of new Set(form.keys())) {
    if (isOfOtherCategory(name, category)) continue;
    const texts = textsUnder(form, name);
    const isUnchanged = name in asShown && JSON.stringify(texts) === JSON.stringify(asShown[name]);
    fields.set(
      name,
      isUnchanged ? asStored[name]! : apiTexts(name, controlNamed(name), texts, manner),
    );
  }
  splitPosition(fields);
  completePrice(fields);
  return { keys: () => fields.keys(), getAll: (name) => fields.get(name) ?? [] };
}

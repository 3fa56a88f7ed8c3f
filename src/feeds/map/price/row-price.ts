import {
  basisIn,
  currencyIn,
  isAnothersSign,
  isInMinorUnits,
  isOtherLength,
  isPerPerson,
  nightsOfName,
  type ParsedPrice,
  parsePrice,
  plainWords,
  type PriceContext,
  type Unit,
  unitOfDuration,
  unitOfName,
  unitOfNights,
} from '@campcairn/feed-cells';
import type { Problem } from '../../../platform/errors.ts';
import type { RowText } from '../text/row-text.ts';
import { isSaleOn } from './sale.ts';
import type { FeedSettings } from '../settings.ts';

/** A price in a listing's input. */
export interface PriceBody {
  /** In the currency's minor units. */
  from: number;
  currency: string;
  unit: Unit;
}

interface PriceNeeds {
  settings: FeedSettings;
  /** Decides whether a sale with dates is on. */
  now: Date;
}

/** The row's lowest price; undefined when it has none or when it is invalid. */
export function priceOf(
  row: RowText,
  deps: PriceNeeds,
  problems: Problem[],
): { price: PriceBody | undefined; changesByDay: boolean } {
  const { column, changesByDay } = priceColumn(row, deps);
  const price = column && priceIn(row, column, deps.settings, problems);
  return { price, changesByDay };
}

function priceIn(
  row: RowText,
  column: PriceColumn,
  settings: FeedSettings,
  problems: Problem[],
): PriceBody | undefined {
  const { name, text } = column;
  const named = currencyOfName(name);
  if (isAsInApi(row, { name, text }, settings)) {
    const message = `may be in minor units, as in the API: '${text}'; feeds' prices are in normal units: call it price, or add --columns '${name}=price'`;
    problems.push({ path: 'price.from', message });
    return undefined;
  }
  const context = {
    column: row.given('currency') ?? named,
    fallback: settings.currency,
    decimal: settings.decimal,
  };
  if (hasOtherUnits(row)) {
    const message = `is said of some prices only, of several: '${row.given('price_unit')}'`;
    problems.push({ path: 'price.unit', message });
    return undefined;
  }
  const parsed = lowestOf(row, name, context) ?? parsePrice(text, context);
  if (parsed.kind === 'none') return undefined;
  if (parsed.kind === 'problem') {
    problems.push({ path: PATHS[parsed.field], message: parsed.message });
    return undefined;
  }
  const otherwise = problemOfName(name, named, parsed.currency);
  if (otherwise !== null) {
    problems.push(otherwise);
    return undefined;
  }
  if (isForPerson(row, parsed.minor, context)) {
    problems.push({ path: 'price.unit', message: `is per person: '${text}'` });
    return undefined;
  }
  const unit = unitOf(row, { name, unit: parsed.unit }, settings, problems);
  return unit === null ? undefined : { from: parsed.minor, currency: parsed.currency, unit };
}

/**
 * The lowest price of a list, as of a shop's variants or offers; null where there is no list of prices that can be
 * compared, or where each has a unit of its own beside it.
 */
function lowestOf(row: RowText, name: string, context: PriceContext): ParsedPrice | null {
  if (name !== row.nameOf('price') || /history/i.test(name)) return null;
  const texts = row.list('price');
  if (texts.length < 2 || texts.length > MAX_COMPARED) return null;
  const hasUnits = row.list('price_unit').length > 1 || row.list('price_basis').length > 1;
  if (hasUnits) return null;
  let lowest: ParsedPrice | null = null;
  for (const text of texts) {
    const price = parsePrice(text, context);
    if (price.kind !== 'price') return null;
    if (lowest?.kind !== 'price' || lowest.minor === 0) lowest = price;
    else if (price.currency !== lowest.currency || price.unit !== lowest.unit) return null;
    else if (price.minor > 0 && price.minor < lowest.minor) lowest = price;
  }
  return lowest;
}

const MAX_COMPARED = 100;

/** Whether some of a row's offers have a unit and others none, so that nothing says whose it is. */
function hasOtherUnits(row: RowText): boolean {
  const isInOffers = (['price', 'price_unit'] as const).every((field) =>
    row.nameOf(field).startsWith('offers.'),
  );
  if (!isInOffers) return false;
  const prices = row.list('price').length;
  return prices > 1 && row.list('price_unit').length !== prices;
}

interface PriceColumn {
  name: string;
  text: string;
}

/**
 * Returns the column of the row's price: the first with a value. If another price column has a
 * value too, skips a price of 0 (shops write 0 when there is no sale) and the price of a sale that
 * is not on by its dates.
 */
function priceColumn(
  row: RowText,
  { settings, now }: PriceNeeds,
): { column: PriceColumn | undefined; changesByDay: boolean } {
  const text = row.given('price');
  if (text === undefined) return { column: undefined, changesByDay: false };
  const isChosen = ({ name }: PriceColumn): boolean => settings.columns?.[name] === 'price';
  const isMeant = (column: PriceColumn): boolean =>
    isChosen(column) || !(NOTHING.test(column.text) || isOfSale(column.name));
  const first = { name: row.nameOf('price'), text };
  const others = row
    .columns('price')
    .map(([name, given]) => ({ name, text: given.slice(0, MAX_CHARACTERS) }))
    .filter((column) => column.name !== first.name && /\d/.test(column.text));
  const other = others.find(isMeant);
  if (isMeant(first) || other === undefined) return { column: first, changesByDay: false };
  if (NOTHING.test(first.text)) return { column: other, changesByDay: false };
  const dates = row.columns('sale_dates');
  const isOn = dates.length === 0 || isSaleOn(dates, now);
  return { column: isOn ? first : other, changesByDay: dates.length > 0 };
}

const MAX_CHARACTERS = 300;

/** An amount of nothing, with or without a currency: `0.00 GBP`. */
const NOTHING = /^[^\d]*0+(?:[.,]0+)?[^\d]*$/;

const isOfSale = (name: string): boolean =>
  /sale_?price$|^price\.sale$/i.test(name.replace(/[\s-]+/g, '_'));

/**
 * Whether a row has the API's columns of id and price, whose prices are in minor units, and a whole
 * number as its price, which may be in either unit. The operator's settings can say that the feed
 * uses major units.
 */
function isAsInApi(
  row: RowText,
  { name, text }: { name: string; text: string },
  { columns }: FeedSettings,
): boolean {
  const isCalledSo = /(?:^|\.)price\.from$/.test(name) && row.nameOf('id') === 'external_id';
  return isCalledSo && /^\d+$/.test(text) && columns?.[name] === undefined;
}

/** Whether the price is per person: another column has the same amount as its price per person, or says yes. */
function isForPerson(row: RowText, minor: number, context: PriceContext): boolean {
  const text = row.given('person_price');
  if (text === undefined) return false;
  if (/^(?:1|y|yes|true|oui|s[ií]|sim|ja)$/i.test(text)) return true;
  const price = parsePrice(text, context);
  return price.kind === 'price' && price.minor === minor && minor > 0;
}

/** Returns the number of units that the price is for, which schema.org has beside the unit. */
function amountOf(row: RowText): string | undefined {
  const amount = /(?:quantity|duration)\.[^.]*$/i.test(row.nameOf('price_unit'))
    ? row.beside('price_unit', 'value')
    : row.beside('price_unit', 'referenceQuantity.value');
  return amount?.slice(0, MAX_CHARACTERS);
}

/** The currency in a price column's name, as in `Price (GBP)` and `Price €`. */
function currencyOfName(name: string): string | undefined {
  return /[(£€]/.test(name) ? (currencyIn(name) ?? undefined) : undefined;
}

/** The problem that a price column's name shows: `Price (pence)`, `Price (per person)`, `Price ($)`, `Price €`. */
function problemOfName(name: string, named: string | undefined, currency: string): Problem | null {
  if (named !== undefined && named !== currency) return otherCurrency(name, currency, named);
  if (isPerPerson(name)) return { path: 'price.unit', message: `is per person: '${name}'` };
  if (!name.includes('(')) return null;
  if (isInMinorUnits(name)) {
    return { path: 'price.from', message: `is in pence or cents, as its column says: '${name}'` };
  }
  if (isAnothersSign(name, currency)) return otherCurrency(name, currency, 'another sign');
  const nights = nightsOfName(name);
  const isOther = nights === null ? isOtherLength(plainWords(name)) : unitOfNights(nights) === null;
  if (!isOther) return null;
  const message = `is neither for a night nor for a week: '${name}'`;
  return { path: 'price.unit', message };
}

const otherCurrency = (name: string, currency: string, said: string): Problem => ({
  path: 'price.currency',
  message: `is ${currency}, but the name of the price's column has ${said}: '${name}'`,
});

const PATHS = { price: 'price.from', currency: 'price.currency', price_unit: 'price.unit' };

/**
 * The unit of the row's price: from the price's text, else the unit column, else a column that may say it,
 * else the price column's name, else the operator's default, else the number of nights, else a night. Anything unclear
 * is a problem, since a weekly price shown as nightly is wrong by a factor of seven.
 */
function unitOf(
  row: RowText,
  { name, unit: inPrice }: { name: string; unit: Unit | null },
  settings: FeedSettings,
  problems: Problem[],
): Unit | null {
  const refuse = (message: string): null => {
    problems.push({ path: 'price.unit', message });
    return null;
  };
  const note = row.given('price_note');
  if (note !== undefined && isPerPerson(note)) return refuse(`is per person: '${note}'`);
  const column = row.given('price_unit');
  // For example `per person`, or `person` in a column named `price_per`.
  if (column !== undefined && (isPerPerson(column) || isPerPerson(`per ${column}`))) {
    return refuse(`is per person: '${column}'`);
  }
  const amount = amountOf(row);
  const inUnit = column === undefined ? null : unitOfDuration(column, amount);
  if (inUnit === null && column !== undefined && amount !== undefined) {
    return refuse(`is neither for a night nor for a week: '${amount} ${column}'`);
  }
  const basis = row.given('price_basis');
  if (basis !== undefined && isPerPerson(`per ${basis}`))
    return refuse(`is per person: '${basis}'`);
  const inBasis = basis === undefined ? null : basisIn(basis);
  const inWords = inPrice ?? inUnit;
  if (inWords === null && inBasis === 'other') {
    return refuse(`is neither for a night nor for a week: '${basis}'`);
  }
  const said = inWords ?? (inBasis === 'other' ? null : inBasis) ?? unitOfName(name);
  if (said !== null) return said;
  // The operator's unit is for rows that say none, or a word that is no length of time.
  const saysOther = column !== undefined && isOtherLength(plainWords(column));
  if (settings.unit !== undefined && !saysOther) return settings.unit;
  if (column !== undefined) return refuse(`is neither night nor week: '${column}'`);
  const nights = row.given('nights');
  if (nights === undefined) return 'night';
  return (
    unitOfNights(nights) ??
    refuse(`is for another time than one or seven nights: '${nights}'; set a unit for all rows`)
  );
}

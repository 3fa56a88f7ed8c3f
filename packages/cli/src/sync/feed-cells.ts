import {
  parseCategory,
  parseCurrency,
  parseDegrees,
  parseFuel,
  parseImages,
  parsePeople,
  parsePrice,
  parseTransmission,
  parseUnit,
  parseYear,
  plainLine,
  plainText,
  unitOfName,
  withAmpersands,
} from '@campcairn/feed-cells';

/** A cell that cannot be read; the message is a sentence without its subject. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  /** The field that it is about, if not the one that the cell fills. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** Advice of feeds about settings that only feeds have. */
const SETTINGS = /(?:;|,) (?:or )?(?:(?:set|add) |a currency set for ).*$/;

const unreadable = (message: string, field?: string) =>
  new Unreadable(message.replace(SETTINGS, ''), field);

/** Returns a number that a cell says, refusing other texts. */
const numeric = (read: (text: string) => number | string | null | undefined, what: string) => {
  return (text: string): number | undefined => {
    const value = read(text);
    if (typeof value === 'number' || value === undefined) return value;
    throw unreadable(`is ${what}: '${text}'`);
  };
};

const degrees = numeric((text) => parseDegrees(text), 'not in degrees such as 50.4155');
const people = numeric(parsePeople, 'no number of people');

/** Reads the category that words mean; other texts stay, for the service to refuse. */
export function categoryOf(text: string): string {
  const parsed = parseCategory(text);
  if (parsed.kind === 'category') return parsed.category;
  throw unreadable(parsed.message);
}

/**
 * How cells of the columns of feeds are read, by the field that they fill. undefined is a cell that
 * says nothing.
 */
export const FEED_CELLS: Readonly<Record<string, (text: string) => unknown>> = {
  title: plainLine,
  description: plainText,
  url: withAmpersands,
  category: categoryOf,
  'location.lat': degrees,
  'location.lng': degrees,
  'price.currency': parseCurrency,
  'price.unit'(text) {
    const unit = parseUnit(text);
    if (unit === null) throw unreadable(`is neither night nor week: '${text}'`);
    return unit;
  },
  'vehicle.berths': people,
  'vehicle.seats': people,
  'vehicle.year': numeric(parseYear, 'no year'),
  'vehicle.transmission': parseTransmission,
  'vehicle.fuel': parseFuel,
};

/** Returns the photos of a cell, or of a list of them. */
export const imagesOf = (cell: unknown): { url: string }[] =>
  parseImages([Array.isArray(cell) ? cell.map(String) : String(cell)]);

/** The price of a row by its paths in the API; empty for "on request". */
export type PriceFields = Partial<Record<'price.from' | 'price.currency' | 'price.unit', unknown>>;

const PRICE_PATHS = { price: 'price.from', currency: 'price.currency', price_unit: 'price.unit' };

/**
 * Reads a price in normal units, which may say its currency and unit. The name of its column may say the
 * unit too: `weekly_price`. Throws Unreadable.
 * @param currency the text of the row's column of currencies
 */
export function priceOf(text: string, column: string, currency: string | undefined): PriceFields {
  const price = parsePrice(text, { column: currency });
  if (price.kind === 'none') return {};
  if (price.kind === 'problem') throw unreadable(price.message, PRICE_PATHS[price.field]);
  const unit = price.unit ?? unitOfName(column);
  return {
    'price.from': price.minor,
    'price.currency': price.currency,
    ...(unit === null ? {} : { 'price.unit': unit }),
  };
}

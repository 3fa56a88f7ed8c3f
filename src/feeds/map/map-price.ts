import type { Problem } from '../../platform/errors.ts';
import { currencyIn } from './currency.ts';
import { readPrice } from './price.ts';
import type { RowText } from './row-text.ts';
import type { FeedSettings } from './settings.ts';
import { isPerPerson, readUnit, unitOfNights } from './unit.ts';
import type { Unit } from './unit.ts';

/** A price as a listing's input has it. */
export interface PriceBody {
  /** In the currency's own minor units. */
  from: number;
  currency: string;
  unit: Unit;
}

/** The row's from-price; undefined when it has none or when it is a problem. */
export function mapPrice(
  row: RowText,
  settings: FeedSettings,
  problems: Problem[],
): PriceBody | undefined {
  const text = row.short('price');
  if (text === undefined) return undefined;
  const reading = readPrice(text, {
    column: row.short('currency') ?? currencyOfColumn(row),
    fallback: settings.currency,
    decimal: settings.decimal,
  });
  if (reading.kind === 'none') return undefined;
  if (reading.kind === 'problem') {
    problems.push({ path: PATHS[reading.field], message: reading.message });
    return undefined;
  }
  const unit = unitOf(row, reading.unit, settings, problems);
  return unit === null ? undefined : { from: reading.minor, currency: reading.currency, unit };
}

/** The currency in the price column's own name, as in `Price (GBP)`. */
function currencyOfColumn(row: RowText): string | undefined {
  const [name = ''] = row.columns('price')[0] ?? [];
  return name.includes('(') ? (currencyIn(name) ?? undefined) : undefined;
}

const PATHS = { price: 'price.from', currency: 'price.currency', price_unit: 'price.unit' };

/**
 * A week's price shown as a night's misleads travellers sevenfold, so what the row says comes
 * before what the operator set for rows that say nothing, and the number of nights before a guess.
 */
function unitOf(
  row: RowText,
  inPrice: Unit | null,
  settings: FeedSettings,
  problems: Problem[],
): Unit | null {
  const refuse = (message: string): null => {
    problems.push({ path: 'price.unit', message });
    return null;
  };
  const note = row.short('price_note');
  if (note !== undefined && isPerPerson(note)) return refuse(`is per person: '${note}'`);
  const column = row.short('price_unit');
  const said = inPrice ?? (column === undefined ? null : readUnit(column));
  if (said !== null) return said;
  if (settings.unit !== undefined) return settings.unit;
  if (column !== undefined) return refuse(`is neither night nor week: '${column}'`);
  const nights = row.short('nights');
  if (nights === undefined) return 'night';
  return unitOfNights(nights) ?? refuse(`is for '${nights}' nights; set the feed's unit`);
}

import {
  parseFuel,
  parseName,
  parsePeople,
  parseTransmission,
  parseYear,
} from '@campcairn/feed-cells';
import type { ListingBody } from '../mapped-row.ts';
import type { RowText } from '../text/row-text.ts';

/** The vehicle fields of a row; undefined when it has none. */
export function vehicleOf(row: RowText): ListingBody | undefined {
  const vehicle: ListingBody = {};
  const set = (name: string, value: unknown): void => {
    if (value !== undefined) vehicle[name] = value;
  };
  set('make', nameOf(row, 'make'));
  set('model', nameOf(row, 'model'));
  set('year', shortly(row, 'year', parseYear));
  set('berths', shortly(row, 'sleeps', parsePeople));
  set('seats', shortly(row, 'seats', parsePeople));
  set('transmission', shortly(row, 'transmission', parseTransmission));
  set('fuel', shortly(row, 'fuel', parseFuel));
  return Object.keys(vehicle).length === 0 ? undefined : vehicle;
}

function nameOf(row: RowText, field: 'make' | 'model'): string | undefined {
  const name = row.line(field);
  return name === undefined ? undefined : parseName(name);
}

function shortly<Value>(
  row: RowText,
  field: 'year' | 'sleeps' | 'seats' | 'transmission' | 'fuel',
  read: (text: string) => Value,
): Value | undefined {
  const text = row.given(field);
  return text === undefined ? undefined : read(text);
}

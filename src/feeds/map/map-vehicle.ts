import type { ListingBody } from './map-row.ts';
import type { RowText } from './row-text.ts';
import { readFuel, readName, readPeople, readTransmission, readYear } from './vehicle.ts';

/** What a row says of its vehicle; undefined when nothing. */
export function vehicleOf(row: RowText): ListingBody | undefined {
  const vehicle: ListingBody = {};
  const set = (name: string, value: unknown): void => {
    if (value !== undefined) vehicle[name] = value;
  };
  set('make', row.mapped('make', readName));
  set('model', row.mapped('model', readName));
  set('year', shortly(row, 'year', readYear));
  set('berths', shortly(row, 'sleeps', readPeople));
  set('seats', shortly(row, 'seats', readPeople));
  set('transmission', shortly(row, 'transmission', readTransmission));
  set('fuel', shortly(row, 'fuel', readFuel));
  return Object.keys(vehicle).length === 0 ? undefined : vehicle;
}

function shortly<Value>(
  row: RowText,
  field: 'year' | 'sleeps' | 'seats' | 'transmission' | 'fuel',
  read: (text: string) => Value,
): Value | undefined {
  const text = row.short(field);
  return text === undefined ? undefined : read(text);
}

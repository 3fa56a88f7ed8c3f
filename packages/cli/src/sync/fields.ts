import { FIELDS } from '../generated/fields.ts';

/** The only field in which "unlimited" is valid; the API represents it as null. */
export const UNLIMITED = 'policies.mileage_included_per_day_km';

/** Returns the field that a column probably means: the same letters, or the same last part. */
export function nearestField(column: string): string | undefined {
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const wanted = letters(column);
  const names = [...Object.keys(FIELDS), 'images'];
  return (
    names.find((name) => letters(name) === wanted) ??
    names.find((name) => letters(name.split('.').at(-1)!) === wanted) ??
    names.find((name) => wanted.length > 3 && letters(name).includes(wanted))
  );
}

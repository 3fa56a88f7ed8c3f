import { FIELDS } from '../generated/fields.ts';

/** The one field where "unlimited" means something: null in the API. */
export const UNLIMITED = 'policies.mileage_included_per_day_km';

/** The field that a column is most probably meant for: the same letters, or the same last part. */
export function nearestField(column: string): string | undefined {
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const asked = letters(column);
  const names = [...Object.keys(FIELDS), 'images'];
  return (
    names.find((name) => letters(name) === asked) ??
    names.find((name) => letters(name.split('.').at(-1)!) === asked) ??
    names.find((name) => asked.length > 3 && letters(name).includes(asked))
  );
}

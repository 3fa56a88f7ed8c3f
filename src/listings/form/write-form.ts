import { currencyDecimals } from '../codes.ts';
import { writeMoney } from './amounts.ts';
import { type Control, controlNamed } from './controls.ts';

/** The texts of a form by the names of its controls; a group of boxes has several. */
export type ListingFields = Record<string, string[]>;

function textOf(value: unknown, control: Control | undefined, decimals: number): string {
  if (value === null) return control?.kind === 'mileage' ? 'unlimited' : '';
  if (control?.kind === 'money' && typeof value === 'number') return writeMoney(value, decimals);
  if (control?.kind === 'flag' && typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function* fieldsIn(value: unknown, name: string, decimals: number): Generator<[string, string]> {
  const control = controlNamed(name);
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) yield [name, textOf(value, control, decimals)];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const boxes = control?.kind === 'choices' && Array.isArray(value);
    yield* fieldsIn(inner, boxes ? name : name === '' ? key : `${name}.${key}`, decimals);
  }
}

/** Returns the texts of a form's controls for a document; the inverse of `readListingForm`. */
export function writeListingForm(document: unknown): ListingFields {
  const { price } = (document ?? {}) as { price?: { currency?: unknown } | null };
  const currency = typeof price?.currency === 'string' ? price.currency.toUpperCase() : '';
  const fields = new Map<string, string[]>();
  for (const [name, text] of fieldsIn(document, '', currencyDecimals(currency))) {
    fields.set(name, [...(fields.get(name) ?? []), text]);
  }
  return Object.fromEntries(fields);
}

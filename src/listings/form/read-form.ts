import type { ListingInput } from '../listing.schema.ts';
import { readDegrees, readMoney, readNumber } from './amounts.ts';
import { type Control, controlNamed, isTextual, REQUIRED_PARTS } from './controls.ts';
import { keepUnposted } from './keep-unposted.ts';
import { documentOf, put, at, type Tree } from './tree.ts';

/** A posted form: `FormData`, or `URLSearchParams`. */
export interface PostedListing {
  keys(): Iterable<string>;
  getAll(name: string): unknown[];
}

/** Names that do not belong to the listing's content: buttons, hidden fields and the id. */
const isOfPage = (name: string): boolean => /^_[a-z]/.test(name) || name === 'external_id';

/** Returns the texts of a name with LF as line end (browsers send CR LF). Files are ignored. */
export const textsUnder = (form: PostedListing, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((value) => value.replaceAll('\r\n', '\n'));

/** The value of a control; undefined when it is left out of the document. */
function valueOf(control: Control, typed: string[], currency: string): unknown {
  const filled = typed.filter((text) => text.trim() !== '');
  if (control.kind === 'choices') return filled.length > 0 ? filled : undefined;
  const text = filled.at(-1);
  if (text === undefined) return undefined;
  switch (control.kind) {
    case 'number':
    case 'length':
      return readNumber(text);
    case 'degrees':
      return readDegrees(text);
    case 'money':
      return readMoney(text, currency);
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : text;
    case 'mileage':
      return filled.includes('unlimited') ? null : mileageOf(filled);
    default:
      return control.formed ? text.trim() : text;
  }
}

/**
 * Parses a number of kilometres. When the number itself is missing, returns the text, which the API
 * refuses.
 */
const mileageOf = (filled: string[]): number | string => {
  const text = filled.find((one) => one !== 'limited');
  return text === undefined ? '' : readNumber(text);
};

/** The currency of a form's amounts; empty when none is stated. */
export const currencyOf = (form: PostedListing, stored?: ListingInput): string =>
  (textsUnder(form, 'price.currency').at(-1) ?? stored?.price?.currency ?? '').trim().toUpperCase();

/**
 * Builds the document that a form describes, without checking it: `checkListing` reports problems
 * at paths that are the names of the controls. Empty controls and parts with only empty controls
 * are left out; names that the API does not know become unknown fields.
 * @param stored the stored listing; fields without a control in the form are kept
 */
export function readListingForm(
  form: PostedListing,
  stored?: ListingInput,
): Record<string, unknown> {
  const names = new Set([...form.keys()].filter((name) => !isOfPage(name)));
  const typed = new Map([...names].map((name) => [name, textsUnder(form, name)]));
  const currency = currencyOf(form, stored);
  const tree: Tree = new Map();
  for (const [name, texts] of typed) {
    const control = controlNamed(name);
    const value = control ? valueOf(control, texts, currency) : texts.at(-1);
    if (value !== undefined) put(tree, name, value);
  }
  for (const part of REQUIRED_PARTS) {
    if ([...names].some((name) => name.startsWith(`${part}.`))) put(tree, part, new Map());
  }
  // A required text that is empty is kept, so that the API's message refuses it.
  for (const [name, texts] of typed) {
    const control = controlNamed(name);
    if (!control || !isTextual(control) || !control.required) continue;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (parent === '' || at(tree, parent) instanceof Map) put(tree, name, texts.at(-1) ?? '');
  }
  if (stored) keepUnposted(tree, stored, names);
  return documentOf(tree);
}

import type { ListingInput } from '../listing.schema.ts';
import { readDegrees, readMoney, readNumber } from './amounts.ts';
import { type Control, controlNamed, REQUIRED_PARTS } from './controls.ts';
import { keepUnposted } from './keep-unposted.ts';
import { documentOf, put, at, type Tree } from './tree.ts';

/** A posted form: `FormData`, or `URLSearchParams`. */
export interface PostedListing {
  keys(): Iterable<string>;
  getAll(name: string): unknown[];
}

/** Names that are not about the listing's content: of buttons and hidden fields, and the id. */
const isOfPage = (name: string): boolean => /^_[a-z]/.test(name) || name === 'external_id';

/** The texts under a name, line ends as LF (browsers send CR LF). Files are ignored. */
export const textsUnder = (form: PostedListing, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((value) => value.replaceAll('\r\n', '\n'));

/** The value of a control; undefined when it is not sent. */
function valueOf(control: Control, typed: string[], currency: string): unknown {
  const filled = typed.filter((text) => text.trim() !== '');
  if (control.kind === 'choices') return filled.length > 0 ? filled : undefined;
  const text = filled.at(-1);
  if (text === undefined) return undefined;
  switch (control.kind) {
    case 'number':
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

/** A number of kilometres; what only says that a number follows is the text that the API refuses. */
const mileageOf = (filled: string[]): number | string => {
  const text = filled.find((one) => one !== 'limited');
  return text === undefined ? '' : readNumber(text);
};

/** The currency that a form's amounts are typed in; empty where none is said. */
export const currencyOf = (form: PostedListing, stored?: ListingInput): string =>
  (textsUnder(form, 'price.currency').at(-1) ?? stored?.price?.currency ?? '').trim().toUpperCase();

/**
 * The document that a form describes, not yet checked: `checkListing` says what is wrong with it, at
 * the paths that are the names of the controls. Empty controls are not sent, nor are parts of which
 * all controls are empty; names that the API does not know become unknown fields.
 * @param stored the listing as it is; what the form has no control for is kept.
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
  // An empty text that has to be there is refused in the words that the API has for it.
  for (const [name, texts] of typed) {
    const control = controlNamed(name);
    if (control?.kind !== 'text' || !control.required) continue;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (parent === '' || at(tree, parent) instanceof Map) put(tree, name, texts.at(-1) ?? '');
  }
  if (stored) keepUnposted(tree, stored, names);
  return documentOf(tree);
}

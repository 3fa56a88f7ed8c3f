import type { ListingInput } from '../listing.schema.ts';
import { put, type Tree } from './tree.ts';

type Json = Record<string, unknown>;

const isPart = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts the chosen values as they are stored; new ones come last. */
const inStoredOrder = (chosen: string[], stored: readonly unknown[]): string[] => [
  ...stored.filter((word): word is string => chosen.includes(word as string)),
  ...chosen.filter((word) => !stored.includes(word)),
];

/** Whether a listing of the category may have the part. */
const mayHave = (category: unknown, part: string): boolean =>
  part === 'vehicle' ? category !== 'campsite' : part !== 'campsite' || category === 'campsite';

/**
 * Whether a posted text equals a stored one after a browser's changes: line ends become LF, and a
 * leading one is lost.
 */
const isAsShown = (posted: unknown, stored: string): boolean => {
  const shown = stored.replaceAll(/\r\n?/g, '\n');
  return posted === shown || posted === shown.replace(/^\n/, '');
};

function keepValue(tree: Tree, path: string, value: unknown, isPosted: boolean): void {
  if (!isPosted) return put(tree, path, value);
  // A group of boxes of which none is ticked means the same as the stored empty list.
  if (Array.isArray(value) && value.length === 0) return put(tree, path, []);
  const [part = '', key] = path.split('.');
  const parent = key === undefined ? tree : tree.get(part);
  const name = key ?? part;
  if (!(parent instanceof Map)) return undefined;
  const chosen: unknown = parent.get(name);
  if (typeof value === 'string' && isAsShown(chosen, value)) parent.set(name, value);
  if (Array.isArray(chosen) && Array.isArray(value))
    parent.set(name, inStoredOrder(chosen as string[], value));
  return undefined;
}

/** Keeps the fields of each picture that the form has no controls for; pictures are matched by address. */
function keepImages(tree: Tree, stored: ListingInput['images'], posted: ReadonlySet<string>): void {
  const rows = tree.get('images');
  if (!(rows instanceof Map)) return;
  for (const [row, image] of rows as Tree) {
    if (!(image instanceof Map)) continue;
    const same = stored.find(({ url }) => url === image.get('url'));
    for (const [key, value] of Object.entries(same ?? {})) {
      if (!posted.has(`images.${row}.${key}`)) put(tree, `images.${row}.${key}`, value);
    }
  }
}

/**
 * Adds fields of a stored listing that the posted form had no control for. A part whose shown
 * fields are all empty is cleared as a whole, and a part that the category may not have is not
 * kept.
 */
export function keepUnposted(tree: Tree, stored: ListingInput, posted: ReadonlySet<string>): void {
  const isShown = (part: string) => [...posted].some((name) => name.startsWith(`${part}.`));
  const category = tree.get('category') ?? (posted.has('category') ? undefined : stored.category);
  for (const [part, value] of Object.entries(stored)) {
    if (part === 'images' && isShown('images')) keepImages(tree, stored.images, posted);
    else if (!isPart(value)) keepValue(tree, part, value, posted.has(part));
    else if (mayHave(category, part) && (tree.has(part) || !isShown(part))) {
      for (const [key, inner] of Object.entries(value)) {
        keepValue(tree, `${part}.${key}`, inner, posted.has(`${part}.${key}`));
      }
    }
  }
}

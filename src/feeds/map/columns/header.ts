/** Objects and elements that only group a row's columns; their content counts as the row's own. */
const OBJECTS = new Set(['productinfo', 'updateinfo', 'productbasic', 'item']);

/** Lists of names and values group columns too, but a `name` in them is not a title. */
const LISTS = new Set([
  'fields',
  'field',
  'properties',
  'additional',
  'attributes',
  'productdetail',
]);

/**
 * Normalises a column's name for comparison: `Product URL`, `product-url` and `productURL` are equal,
 * `price (GBP)` is `price`, `image[0].url` is `image.url`. Colons are kept: they separate a network's
 * namespace (`Travel:latitude`).
 */
export function keyOf(name: string): string {
  return name
    .replace(/^\(field\)/i, '')
    .replace(/\[\d+\]/g, '')
    .replace(/\(.*$/s, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9:]/g, '');
}

/** Positions of columns by normalised name, exact spellings first. */
export class HeaderIndex {
  readonly #positions = new Map<string, number[]>();

  constructor(names: readonly string[]) {
    names.forEach((name, at) => this.#add(keyOf(name), at));
    names.forEach((name, at) => this.#add(keyOf(withoutNamespaces(name)), at));
    names.forEach((name, at) => this.#add(keyOf(withoutWrappers(withoutNamespaces(name))), at));
  }

  /** The columns of a name, most reliable first. */
  at(name: string): readonly number[] {
    return this.#positions.get(keyOf(name)) ?? [];
  }

  #add(key: string, at: number): void {
    const positions = this.#positions.get(key);
    if (positions === undefined) this.#positions.set(key, [at]);
    else if (!positions.includes(at)) positions.push(at);
    // extra_image_1, image_url_2 … are grouped under the name without the number.
    const numbered = /^(.*(?:image|photo|picture|img|imageurl|imagelink))\d{1,2}$/.exec(key)?.[1];
    if (numbered !== undefined) this.#add(MORE_IMAGES, at);
  }
}

const MORE_IMAGES = 'additionalimagelink';

function withoutNamespaces(name: string): string {
  const plain = name.replace(/^\(field\)/i, '');
  return plain.includes('(') ? plain : plain.replace(/(^|\.)[^.:]+:/g, '$1');
}

function withoutWrappers(name: string): string {
  const at = name.indexOf('.');
  const [wrapper, rest] = at === -1 ? ['', name] : [keyOf(name.slice(0, at)), name.slice(at + 1)];
  if (OBJECTS.has(wrapper)) return withoutWrappers(rest);
  return LISTS.has(wrapper) && keyOf(rest) !== 'name' ? rest : name;
}

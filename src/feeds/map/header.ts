/** Objects and elements that only group a row's columns: what they hold counts as its own. */
const OBJECTS = new Set(['productinfo', 'updateinfo', 'productbasic']);

/** Lists of names and values do too, but a `name` in them is no title: its value was left out. */
const LISTS = new Set([
  'fields',
  'field',
  'properties',
  'additional',
  'attributes',
  'productdetail',
]);

/**
 * A column's name as names are compared: `Product URL`, `product-url` and `productURL` are
 * one, `price (GBP)` is `price`, `image[0].url` is `image.url`. Colons stay: they separate a
 * network's namespace (`Travel:latitude`).
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

/** Where columns stand by the keys their names may be known under, best spelling first. */
export class HeaderIndex {
  readonly #positions = new Map<string, number[]>();

  constructor(names: readonly string[]) {
    names.forEach((name, at) => this.#add(keyOf(name), at));
    names.forEach((name, at) => this.#add(keyOf(withoutNamespaces(name)), at));
    names.forEach((name, at) => this.#add(keyOf(withoutWrappers(withoutNamespaces(name))), at));
  }

  /** The columns known under a name, in the order in which they are to be believed. */
  at(name: string): readonly number[] {
    return this.#positions.get(keyOf(name)) ?? [];
  }

  #add(key: string, at: number): void {
    const positions = this.#positions.get(key);
    if (positions === undefined) this.#positions.set(key, [at]);
    else if (!positions.includes(at)) positions.push(at);
    // extra_image_1, image_url_2 … stand together under the name without the number.
    const numbered = /^(.*(?:image|photo|picture|img|imageurl|imagelink))\d{1,2}$/.exec(key)?.[1];
    if (numbered !== undefined) this.#add(MORE_IMAGES, at);
  }
}

export const MORE_IMAGES = 'additionalimagelink';

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

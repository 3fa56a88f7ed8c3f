/** A document that is being built from dotted names. */
export type Tree = Map<string, unknown>;

/** Maximum depth of a body of the API. */
const MAX_DEPTH = 32;

/** Sets a value at a dotted path, unless the path or a part of it already has a value. */
export function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.', MAX_DEPTH);
  const last = keys.pop() ?? '';
  let parent: unknown = tree;
  for (const key of keys) {
    if (!(parent instanceof Map)) return;
    if (!parent.has(key)) parent.set(key, new Map());
    parent = parent.get(key);
  }
  if (parent instanceof Map && !parent.has(last)) parent.set(last, value);
}

/** Returns the value at a dotted path. */
export const at = (tree: Tree, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner instanceof Map ? inner.get(key) : undefined), tree);

const isList = (tree: Tree): boolean =>
  tree.size > 0 && [...tree.keys()].every((key) => /^\d{1,6}$/.test(key));

const finished = (value: unknown): unknown => {
  if (!(value instanceof Map)) return value;
  const tree = value as Tree;
  return isList(tree) ? rowsOf(tree).map(([, row]) => finished(row)) : documentOf(tree);
};

/** The items of a list in the order of their indices, which may have gaps. */
export const rowsOf = (tree: Tree): [string, unknown][] =>
  [...tree].sort(([a], [b]) => Number(a) - Number(b));

/** Converts a tree to a document; a part whose keys are all numbers becomes a list. */
export function documentOf(tree: Tree): Record<string, unknown> {
  const document = {};
  for (const [key, value] of tree) {
    // An assignment to the key __proto__ would set the prototype.
    Object.defineProperty(document, key, {
      value: finished(value),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return document;
}

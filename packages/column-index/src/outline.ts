import { type Numbers, sharedArray } from './shared-array.ts';
import type { WordMemory } from './word-memory.ts';

/** The kinds of arrays, by their names in outlines. */
const KINDS = {
  Float64Array,
  Float32Array,
  Uint32Array,
  Int32Array,
  Uint16Array,
  Uint8Array,
};

type KindName = keyof typeof KINDS;

/**
 * Data as JSON, without the content of its typed arrays. An array is represented by its kind, its length, and whether it lies
 * in the index's `WordMemory`; a map by a list of pairs.
 */
export type Outline =
  | null
  | boolean
  | number
  | string
  | { list: Outline[] }
  | { map: [Outline, Outline][] }
  | { fields: Record<string, Outline> }
  | { array: KindName; length: number; isWords: boolean };

/** Splits data into its outline and its arrays, in the order in which the outline has them. */
export function outlined(
  data: unknown,
  memory: WordMemory,
): { outline: Outline; arrays: Numbers[] } {
  const arrays: Numbers[] = [];
  const taken = (value: unknown): Outline => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object') return value as string | number | boolean;
    if (Array.isArray(value)) return { list: value.map(taken) };
    if (value instanceof Map) {
      return { map: [...value].map(([key, held]) => [taken(key), taken(held)]) };
    }
    if (ArrayBuffer.isView(value)) {
      const array = value as Numbers;
      arrays.push(array);
      const isWords = memory.has(array);
      return { array: array.constructor.name as KindName, length: array.length, isWords };
    }
    const fields = Object.entries(value).filter(([, held]) => held !== undefined);
    return { fields: Object.fromEntries(fields.map(([name, held]) => [name, taken(held)])) };
  };
  return { outline: taken(data), arrays };
}

/** Creates data from an outline. Its arrays contain zeros until the caller fills them. */
export function ofOutline(
  outline: Outline,
  memory: WordMemory,
): { data: unknown; arrays: Numbers[] } {
  const arrays: Numbers[] = [];
  const made = (part: Outline): unknown => {
    if (part === null || typeof part !== 'object') return part;
    if ('list' in part) return part.list.map(made);
    if ('map' in part) return new Map(part.map.map(([key, held]) => [made(key), made(held)]));
    if ('fields' in part) {
      const fields = Object.entries(part.fields).map(([name, held]) => [name, made(held)]);
      return Object.fromEntries(fields);
    }
    const array = part.isWords
      ? memory.allocate(part.length)
      : sharedArray<Numbers>(KINDS[part.array] as never, part.length);
    arrays.push(array);
    return array;
  };
  return { data: made(outline), arrays };
}

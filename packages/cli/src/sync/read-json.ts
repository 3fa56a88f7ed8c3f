import { WorkFailed } from '../line/command.ts';
import type { Row } from './row.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses listings in a JSON file: an array, or an object with `items`, `listings` or `data`. Throws
 * WorkFailed.
 */
export function readJson(text: string): Row[] {
  const all = parsed(text);
  const listings = isObject(all) ? (all['items'] ?? all['listings'] ?? all['data']) : all;
  if (!Array.isArray(listings))
    throw new WorkFailed('The file must hold an array of listings, or an object with items.');
  return listings.map((listing, at) => {
    if (!isObject(listing)) throw new WorkFailed(`Item ${at + 1} is not an object.`);
    return { at: `item ${at + 1}`, cells: new Map(cellsOf(listing)) };
  });
}

const cellsOf = (fields: Fields, before = ''): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const path = before + name;
    if (isObject(value)) return cellsOf(value, `${path}.`);
    const objects = Array.isArray(value) && value.some(isObject);
    return objects
      ? value.flatMap((inner, at) =>
          cellsOf(isObject(inner) ? inner : { url: inner }, `${path}.${at}.`),
        )
      : [[path, value]];
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WorkFailed(`Not JSON: ${(cause as Error).message}.`, { cause });
  }
}

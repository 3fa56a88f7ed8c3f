import { isDeepStrictEqual } from 'node:util';
import { storable } from '../report/problems.ts';

/** One field of a listing before and after a change, as texts; null where it has none. */
export interface FieldChange {
  /** A dotted path of the API's listing input. */
  path: string;
  before: string | null;
  after: string | null;
}

const MAX_FIELDS = 8;
const MAX_CHARACTERS = 120;

/** The fields in which two documents of a listing differ, the first eight. Lists count as one field. */
export function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): FieldChange[] {
  return differences(before, after, '').slice(0, MAX_FIELDS);
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function differences(before: Fields, after: Fields, prefix: string): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const path = prefix + name;
    if (isDeepStrictEqual(was, is)) return [];
    if (isFields(was) && isFields(is)) return differences(was, is, `${path}.`);
    return [{ path, before: inWords(was), after: inWords(is) }];
  });
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return storable(typeof value === 'string' ? value : JSON.stringify(value), MAX_CHARACTERS);
}

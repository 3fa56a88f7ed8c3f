import { error } from '@sveltejs/kit';
import type { Fields } from './types.ts';

/** Number of photo rows that the "more" button adds. */
const MORE_ROWS = 3;

/** Maximum number of photos of a listing, in the API as in the form. */
export const MAX_PHOTOS = 30;

/**
 * Maximum number of photo rows that are accepted and shown again. It is above `MAX_PHOTOS`, so that
 * too many photos are refused with a message in the form.
 */
const MAX_ROWS = 2 * MAX_PHOTOS;

type Row = [field: string, texts: string[]][];

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** Returns the rows of photos in the order of the page. Throws a 422 for more than `MAX_ROWS`. */
function rowsOf(form: FormData): Row[] {
  const rows = new Map<number, Row>();
  for (const name of new Set(form.keys())) {
    const [, at, field] = /^images\.(\d{1,6})\.(.+)$/.exec(name) ?? [];
    if (at === undefined || field === undefined) continue;
    rows.set(Number(at), [...(rows.get(Number(at)) ?? []), [field, textsOf(form, name)]]);
    if (rows.size > MAX_ROWS) error(422, `A listing may have at most ${MAX_PHOTOS} photos.`);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/**
 * Returns the submitted fields. Empty photo rows are left out, because the API numbers only the
 * others.
 */
function fieldsWith(form: FormData, rows: readonly Row[]): Fields {
  const typed: Fields = {};
  for (const name of new Set(form.keys()))
    if (!/^(?:_|images\.)/.test(name)) typed[name] = textsOf(form, name);
  const filled = rows.filter((row) => row.some(([, texts]) => texts.some((text) => text.trim())));
  for (const [at, row] of filled.entries())
    for (const [field, texts] of row) typed[`images.${at}.${field}`] = texts;
  return typed;
}

/** Returns the id that makes a form count only once; null when the form has none. */
export function tokenIn(form: FormData): string | null {
  const token = form.get('_form');
  return typeof token === 'string' ? token : null;
}

/** Returns the submitted fields and the number of photo rows, to show the form again. */
export function typedListing(form: FormData): { fields: Fields; rows: number } {
  const rows = rowsOf(form);
  return { fields: fieldsWith(form, rows), rows: rows.length };
}

const withMore = (rows: number): number => Math.min(rows + MORE_ROWS, MAX_PHOTOS);

/**
 * Returns the submitted fields after moving, removing or adding photo rows, depending on the
 * pressed button.
 */
export function withChangedRows(form: FormData): { fields: Fields; rows: number } {
  const rows = rowsOf(form);
  const numberOf = (name: string) => (form.has(name) ? Number(form.get(name)) : -1);
  const move = (from: number, to: number) => {
    if (from >= 0 && from < rows.length && to >= 0 && to < rows.length)
      rows.splice(to, 0, ...rows.splice(from, 1));
  };
  const removed = numberOf('_remove');
  if (removed >= 0) rows.splice(removed, 1);
  move(numberOf('_earlier'), numberOf('_earlier') - 1);
  move(numberOf('_later'), numberOf('_later') + 1);
  move(numberOf('_cover'), 0);
  return {
    fields: fieldsWith(form, rows),
    rows: form.has('_more') ? Math.max(rows.length, withMore(rows.length)) : rows.length,
  };
}

import { error } from '@sveltejs/kit';
import type { Fields } from './types.ts';

/** Rows that are added for photos at once. */
const MORE_ROWS = 3;

/** Photos that a listing may have, in the API as in the form. */
export const MAX_PHOTOS = 30;

/** The most rows that are shown again: more photos than a listing may have are refused with a message. */
const MAX_ROWS = 2 * MAX_PHOTOS;

type Row = [field: string, texts: string[]][];

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** The rows of photos as they are on the page, in order. Throws a 422 for more than any page has. */
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

/** What was typed, photos without anything left out: the API counts the others alone. */
function fieldsWith(form: FormData, rows: readonly Row[]): Fields {
  const typed: Fields = {};
  for (const name of new Set(form.keys()))
    if (!/^(?:_|images\.)/.test(name)) typed[name] = textsOf(form, name);
  const filled = rows.filter((row) => row.some(([, texts]) => texts.some((text) => text.trim())));
  for (const [at, row] of filled.entries())
    for (const [field, texts] of row) typed[`images.${at}.${field}`] = texts;
  return typed;
}

/** The id of a posted form; null without one. */
export function tokenIn(form: FormData): string | null {
  const token = form.get('_form');
  return typeof token === 'string' ? token : null;
}

/** What was typed into a form, to show it again. */
export function typedListing(form: FormData): { fields: Fields; rows: number } {
  const rows = rowsOf(form);
  return { fields: fieldsWith(form, rows), rows: rows.length };
}

const withMore = (rows: number): number => Math.min(rows + MORE_ROWS, MAX_PHOTOS);

/** What was typed, with the rows of photos changed by the button that was pressed. */
export function withChangedRows(form: FormData): { fields: Fields; rows: number } {
  const rows = rowsOf(form);
  const numberOf = (name: string) => (form.has(name) ? Number(form.get(name)) : -1);
  const [earlier, removed] = [numberOf('_earlier'), numberOf('_remove')];
  if (removed >= 0) rows.splice(removed, 1);
  else if (earlier > 0 && earlier < rows.length)
    rows.splice(earlier - 1, 0, ...rows.splice(earlier, 1));
  return {
    fields: fieldsWith(form, rows),
    rows: form.has('_more') ? Math.max(rows.length, withMore(rows.length)) : rows.length,
  };
}

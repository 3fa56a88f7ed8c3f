import { LISTING_COLUMNS } from '../../listings/index.ts';
import type { listingRow } from '../../listings/index.ts';

/** A listing's columns, ready for the database. */
export type ListingRow = ReturnType<typeof listingRow>;

/** A row that is to be published, as COPY's text format has it. */
export function listingLine(
  row: number,
  externalId: string,
  hash: string,
  listing: ListingRow,
): string {
  let line = `${row}\t${escaped(externalId)}\t\\\\x${Buffer.from(hash, 'latin1').toString('hex')}\tt`;
  for (const [name] of LISTING_COLUMNS) line += `\t${written(listing[name as keyof ListingRow])}`;
  return `${line}\n`;
}

/** The id of a row that failed. */
export function failedLine(row: number, externalId: string): string {
  return `${row}\t${escaped(externalId)}\t\\N\tf${NO_COLUMNS}\n`;
}

const NO_COLUMNS = '\t\\N'.repeat(LISTING_COLUMNS.length);

function written(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // Keys of closed lists: nothing in them needs quoting inside an array.
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return escaped(JSON.stringify(value));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A text as COPY reads it; validation has let no NUL through. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;
}

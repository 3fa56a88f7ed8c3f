import { LISTING_COLUMNS } from '../../listings/index.ts';
import type { listingRow } from '../../listings/index.ts';
import { HASH_BYTES } from './known-rows.ts';

/** A listing's columns, ready for the database. */
export type ListingRow = ReturnType<typeof listingRow>;

/** A row of the file in the form in which it is compared with the published listing. */
export interface StagedRow {
  /** Its number in the file. */
  row: number;
  externalId: string;
  /** The id under which the feed may have published it before. */
  formerId: string | null;
  /** The hash by which the next run recognises the row; null where that run must map it again. */
  hash: bigint | null;
  /**
   * The listing to publish; null for a row that failed, whose listing does not count as missing.
   */
  listing: ListingRow | null;
}

/** Writes a row in COPY's text format. */
export function copyLine({ row, externalId, formerId, hash, listing }: StagedRow): string {
  const ids = `${row}\t${escaped(externalId)}\t${written(formerId)}`;
  if (listing === null) return `${ids}\t\\N\tf${NO_COLUMNS}\n`;
  let line = `${ids}\t${hash === null ? '\\N' : bytea(hash)}\tt`;
  for (const [name] of LISTING_COLUMNS) line += `\t${written(listing[name as keyof ListingRow])}`;
  return `${line}\n`;
}

const bytea = (hash: bigint): string => `\\\\x${hash.toString(16).padStart(HASH_BYTES * 2, '0')}`;

const NO_COLUMNS = '\t\\N'.repeat(LISTING_COLUMNS.length);

function written(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // Values of closed lists: no character in them needs quoting in an array.
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  // JSON holds no control characters.
  return JSON.stringify(value).replaceAll('\\', '\\\\');
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Escapes a text for COPY, which cannot hold NUL: `storable` removes it from texts that were not validated. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;
}

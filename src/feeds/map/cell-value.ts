import type { ListingBody } from './index.ts';
import { RowUnreadable } from '../feeds.errors.ts';
import type { Cells, Row } from '../read/index.ts';

/** Maximum number of characters of a row that are examined; a problem stores fewer. */
const MAX_RAW_CHARACTERS = 300;

/**
 * The text of a feed's file that a problem is about, as it was sent: the cells of the problem's columns, the image
 * of its number, or the row itself when it cannot be read. Null where the file has nothing.
 * @param body the listing that the row was mapped to, as far as it was
 */
export function cellValue(
  row: Row,
  { path, columns }: { path: string; columns: readonly string[] },
  body: ListingBody = {},
): string | null {
  if (path === '') return beginningOf(row.raw);
  const image = /^images\.(\d+)/.exec(path)?.[1];
  if (image !== undefined) return imageOf(body, Number(image));
  const { names, values } = cellsOf(row);
  const texts = columns
    .flatMap((name) => values[names.indexOf(name)] ?? [])
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return texts.length === 0 ? null : texts.join(', ');
}

function imageOf(body: ListingBody, at: number): string | null {
  const images = Array.isArray(body.images) ? (body.images as { url?: unknown }[]) : [];
  const url = images[at]?.url;
  return typeof url === 'string' ? url : null;
}

function cellsOf(row: Row): Cells {
  try {
    return row.cells();
  } catch (error) {
    if (!(error instanceof RowUnreadable)) throw error;
    return error.cells ?? { names: [], values: [] };
  }
}

const beginningOf = (raw: Uint8Array | string): string =>
  typeof raw === 'string'
    ? raw.slice(0, MAX_RAW_CHARACTERS)
    : Buffer.from(raw.subarray(0, MAX_RAW_CHARACTERS)).toString('utf8');

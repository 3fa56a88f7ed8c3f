import { gunzipSync } from 'node:zlib';
import { RowUnreadable } from '../feeds.errors.ts';
import { type Plan, Plans } from '../map/columns/plan.ts';
import type { FeedSettings } from '../map/settings.ts';
import { type Cell, type Cells, type FeedKind, readFeed, type Row } from '../read/index.ts';
import { isZip, spreadsheetAsCsv } from './spreadsheet.ts';
import {
  IGNORED_CELL_CHARACTERS,
  MAX_CELL_CHARACTERS,
  MAX_UPLOAD_BYTES,
  ROWS_PER_TURN,
  UPLOAD_LIMITS,
} from './upload-limits.ts';

/** A row of an uploaded file as it leaves the thread that reads it, and as it is stored. */
export interface FileRow {
  /** Its line, as people count in their file; its number in JSON and XML. */
  number: number;
  /** Null for a row that has the names of the file's header. */
  names: readonly string[] | null;
  values: readonly Cell[];
  /** The whole text of a row that may be in the API's form; the beginning of an unreadable one; else empty. */
  raw: string;
  /** Why the row cannot be read; null when it can. */
  unreadable: string | null;
}

/** Some rows of a file. */
export interface FileBatch {
  format: FeedKind;
  /** The names that all rows share; null when each row has its own. */
  header: readonly string[] | null;
  rows: FileRow[];
}

/** Characters of an unreadable row that are kept, by which people find it. */
const RAW_CHARACTERS = 300;

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const tooLong = (name: string): string =>
  `The cell of the column ‘${name.slice(0, 100)}’ has more than ${MAX_CELL_CHARACTERS.toLocaleString('en')} characters.`;

const lengthOf = (cell: Cell): number =>
  typeof cell === 'string' ? cell.length : cell.reduce((sum, text) => sum + text.length, 0);

/** The beginning of a cell that no field is read from. */
const shortened = (cell: Cell): Cell => {
  if (lengthOf(cell) <= IGNORED_CELL_CHARACTERS) return cell;
  return [cell].flat().join(', ').slice(0, IGNORED_CELL_CHARACTERS);
};

/**
 * Keeps whole the cells that are mapped to fields, and the beginning of others. Throws RowUnreadable for a cell that is
 * too long.
 */
function bounded({ names, values }: Cells, { fields }: Plan): Cell[] {
  const long = names.findIndex(
    (name, at) => fields.has(name) && lengthOf(values[at] ?? '') > MAX_CELL_CHARACTERS,
  );
  const kept = values.map((value, at) =>
    at === long || !fields.has(names[at] ?? '') ? shortened(value) : value,
  );
  if (long === -1) return kept;
  throw new RowUnreadable(tooLong(names[long]!), { names, values: kept });
}

const textOf = ({ raw }: Row): string =>
  typeof raw === 'string' ? raw : Buffer.from(raw).toString();

/** Whether a row may be in the API's form. */
const mayBeListing = (text: string): boolean =>
  text.startsWith('{') && text.includes('"external_id"');

function fileRow(row: Row, plans: Plans): FileRow {
  const number = row.line ?? row.number;
  const raw = row.header === null ? textOf(row) : '';
  const namesOf = (cells: Cells | null): FileRow['names'] =>
    cells !== null && cells.names === row.header ? null : (cells?.names ?? []);
  try {
    const cells = row.cells();
    const values = bounded(cells, plans.for(cells.names));
    const kept = mayBeListing(raw) ? raw : '';
    return { number, names: namesOf(cells), values, raw: kept, unreadable: null };
  } catch (error) {
    if (!(error instanceof RowUnreadable)) throw error;
    const { cells, message } = error;
    const values = (cells?.values ?? []).map(shortened);
    const beginning = textOf(row).slice(0, RAW_CHARACTERS);
    return { number, names: namesOf(cells), values, raw: beginning, unreadable: message };
  }
}

/**
 * Reads an uploaded file: a spreadsheet, or any format that feeds have.
 * @param packed the file, packed with gzip as it is stored
 * @throws FeedBroken here or while iterating, above the limits of uploads too
 */
export async function* fileRows(
  packed: Uint8Array,
  settings: FeedSettings,
): AsyncGenerator<FileBatch> {
  const sent = gunzipSync(packed, { maxOutputLength: MAX_UPLOAD_BYTES });
  const bytes = isZip(sent) ? await spreadsheetAsCsv(sent) : sent;
  const { format, batches } = await readFeed(oneChunk(bytes), UPLOAD_LIMITS);
  const plans = new Plans(settings);
  for await (const batch of batches) {
    for (let at = 0; at < batch.length; at += ROWS_PER_TURN) {
      const rows = batch.slice(at, at + ROWS_PER_TURN);
      yield {
        format: format.kind,
        header: rows[0]?.header ?? null,
        rows: rows.map((row) => fileRow(row, plans)),
      };
    }
  }
}

import { FeedBroken } from '../../feeds.errors.ts';
import { knownColumns } from '../../map/columns/plan.ts';
import { splitFields } from './csv-fields.ts';
import { CsvRecords } from './csv-records.ts';
import { READ_LIMITS } from '../limits.ts';

/** Number of first lines that may contain the header: titles and notes above it are few. */
const LINES_LOOKED_AT = 10;

/**
 * Number of known columns from which a line is certainly the header: a usable one has an id, a
 * title and a URL.
 */
const SURE_COLUMNS = 3;

/**
 * Finds the header among a table's first lines: the first with text, unless that is a title or has
 * no known column, and a later line has several known columns.
 * @throws {FeedBroken} when several later lines could be the header
 */
export function headerIndex(lines: readonly (readonly string[])[]): number {
  const first = Math.max(0, lines.findIndex(filledCells));
  const known = knownColumns(lines[first] ?? []);
  if (known >= SURE_COLUMNS) return first;
  const [header, other] = headersAfter(lines, first);
  if (header === undefined) return first;
  const isTitle = filledCells(lines[first]!) * 2 <= filledCells(lines[header]!);
  if (known > 0 && !isTitle) return first;
  if (other === undefined) return header;
  throw new FeedBroken('Two lines could be the header: leave only one of them in the file.');
}

function headersAfter(lines: readonly (readonly string[])[], first: number): number[] {
  const places = [...lines.keys()].slice(first + 1, first + LINES_LOOKED_AT);
  // With a wrong delimiter most lines are a single cell.
  return places.filter(
    (at) => filledCells(lines[at]!) >= SURE_COLUMNS && knownColumns(lines[at]!) >= SURE_COLUMNS,
  );
}

const filledCells = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.trim() !== '').length;

/**
 * Returns the first records of a CSV file, undecoded.
 * @param head the first bytes of the file; its last record may be cut off and is left out, unless
 *   there is no other
 */
function firstRecords(head: Buffer, delimiter: string, count: number): Buffer[] {
  const found = new CsvRecords(delimiter, { ...READ_LIMITS, rowBytes: head.length }).push(head);
  return (found.length > 0 ? found : [head]).slice(0, count);
}

/**
 * Finds a CSV file's header: its offset in bytes, and its line number as a spreadsheet counts,
 * which hides Excel's hint.
 */
export function findHeader(head: Buffer, delimiter: string): { offset: number; line: number } {
  const records = firstRecords(head, delimiter, LINES_LOOKED_AT * 2);
  const hints = records[0] !== undefined && isSeparatorHint(records[0]) ? 1 : 0;
  const lines = records.slice(hints).map((raw) => splitFields(raw.toString(), delimiter));
  const header = headerIndex(lines) + hints;
  // When all lines above the header are blank, nothing is skipped: the row reader counts them.
  if (lines.slice(0, header - hints).every((cells) => filledCells(cells) === 0)) return TOP;
  let line = 1 - hints;
  let end = 0;
  for (const raw of records.slice(0, header + 1)) {
    const start = raw.byteOffset - head.byteOffset;
    line += head.toString('latin1', end, start).match(LINE_END)?.length ?? 0;
    end = start + raw.length;
  }
  return { offset: records[header]!.byteOffset - head.byteOffset, line };
}

const TOP = { offset: 0, line: 1 };

const LINE_END = /\r\n|\r|\n/g;

/** Whether a line is Excel's separator hint, `sep=;`. */
export function isSeparatorHint(raw: Buffer): boolean {
  return raw.length === 5 && raw.toString('latin1', 0, 4).toLowerCase() === 'sep=';
}

type Delimiter = ',' | ';' | '|' | '\t';

const CANDIDATES: readonly Delimiter[] = [',', ';', '\t', '|'];
const SAMPLE_RECORDS = 20;

/**
 * Finds the delimiter with which the header has most columns, among those with which most of the first
 * rows have as many columns as the header; a comma when there is only one column. Counting characters
 * would prefer the pipes inside an image column.
 * @param head the first bytes of the file; its last row may be cut off
 */
export function findDelimiter(head: Buffer): Delimiter {
  const hint = /^sep=([,;|\t])\r?\n/i.exec(head.toString('latin1', 0, 8))?.[1];
  if (hint !== undefined) return hint as Delimiter;
  const scores = CANDIDATES.map((delimiter) => score(head, delimiter));
  scores.sort((a, b) => Number(b.agreeing) - Number(a.agreeing) || b.columns - a.columns);
  const best = scores[0]!;
  return best.columns > 1 ? best.delimiter : ',';
}

interface Score {
  delimiter: Delimiter;
  columns: number;
  agreeing: boolean;
}

/**
 * Returns the number of the header's columns, and whether most rows after it have the same number.
 */
function score(head: Buffer, delimiter: Delimiter): Score {
  const lines = firstRecords(head, delimiter, SAMPLE_RECORDS + 1).map((raw) =>
    splitFields(raw.toString(), delimiter),
  );
  const [columns = 1, ...rows] = lines.slice(headerIndex(lines)).map((fields) => fields.length);
  const agreeing = rows.filter((size) => size === columns).length;
  return { delimiter, columns, agreeing: columns > 1 && agreeing * 2 >= rows.length };
}

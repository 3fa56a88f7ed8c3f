import { isUtf8 } from 'node:buffer';
import { FeedBroken, RowUnreadable } from '../../feeds.errors.ts';
import { splitFields } from './csv-fields.ts';
import { CsvRecords } from './csv-records.ts';
import { isSeparatorHint } from './table-head.ts';
import type { ReadLimits } from '../limits.ts';
import type { Cells, Row } from '../row.ts';

/**
 * Yields the rows of a CSV file, one batch for each chunk.
 * @param chunks the file from its header on, or from blank lines above it
 * @param headerLine the number of its first line, as a spreadsheet counts
 * @throws {FeedBroken} while iterating: no header, endless lines, or cut off
 */
export async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
  limits: ReadLimits,
  headerLine: number,
): AsyncGenerator<Row[]> {
  const records = new CsvRecords(delimiter, limits);
  const blank = blankBytes(delimiter);
  let header: Header | null = null;
  let number = 0;
  let line = headerLine - 1;
  const rowsOf = (found: readonly Buffer[]): Row[] => {
    const rows: Row[] = [];
    for (const raw of found) {
      // Spreadsheets do not show the line with the separator.
      if (header === null && isSeparatorHint(raw)) continue;
      line += 1;
      if (isBlank(raw, blank)) continue;
      if (header === null) {
        header = readHeader(raw, delimiter, limits);
        continue;
      }
      number += 1;
      if (number > limits.rows) throw new FeedBroken(`The file has more than ${limits.rows} rows.`);
      rows.push(new CsvRow({ number, line }, raw, header));
    }
    return rows;
  };
  for await (const chunk of chunks) {
    const rows = rowsOf(records.push(chunk));
    if (rows.length > 0) yield rows;
  }
  const last = records.end();
  if (last !== null) {
    const rows = rowsOf([last]);
    if (rows.length > 0) yield rows.map(wholeOrCutOff);
  }
  if (header === null) throw new FeedBroken('The file is empty: it has no header row.');
}

interface Header {
  readonly names: readonly string[];
  readonly delimiter: string;
}

class CsvRow implements Row {
  readonly number: number;
  readonly line: number | null;
  readonly raw: Buffer;
  readonly #header: Header;

  constructor({ number, line }: Pick<Row, 'number' | 'line'>, raw: Buffer, header: Header) {
    this.number = number;
    this.line = line;
    this.raw = raw;
    this.#header = header;
  }

  get header(): readonly string[] {
    return this.#header.names;
  }

  /** Number of columns beyond the header's (negative: too few); blank extra ones are not counted. */
  surplus(): number {
    return this.#fields().length - this.#header.names.length;
  }

  cells(): Cells {
    const { names } = this.#header;
    const values = this.#fields();
    const cells = { names, values };
    if (this.#holdsRows(values)) {
      const known = { names: names.slice(0, values.length), values };
      throw new RowUnreadable(NO_QUOTE, known, 'none');
    }
    if (values.length !== names.length) {
      const sentence = `The row has ${values.length} columns, the header ${names.length}.`;
      // A line with one cell is a note or a total, not a row with cells in the wrong columns.
      const sure = values.length === 1 ? 'all' : 'first';
      throw new RowUnreadable(sentence, { names: names.slice(0, values.length), values }, sure);
    }
    if (values.some((value) => value.includes('\uFFFD')))
      throw new RowUnreadable(CSV_NOT_UTF8, cells);
    return cells;
  }

  /**
   * Whether a cell contains whole rows: its closing quote is missing, and the next quote of the file was taken for it.
   */
  #holdsRows(values: readonly string[]): boolean {
    if (!this.raw.includes(LF) && !this.raw.includes(CR)) return false;
    const { names, delimiter } = this.#header;
    return values.some((value) =>
      value
        .split(LINE_END)
        .slice(1)
        .some((line) => isLikeRow(line, delimiter, names.length)),
    );
  }

  #fields(): string[] {
    const fields = splitFields(this.raw.toString(), this.#header.delimiter);
    const expected = this.#header.names.length;
    while (fields.length > expected && fields.at(-1)?.trim() === '') fields.pop();
    return fields;
  }
}

const LF = 10;
const CR = 13;
const LINE_END = /\r\n|\r|\n/;

/**
 * Whether a line looks like a row: it begins with an id, and has a quoted cell, or as many cells as the header with a
 * URL among them.
 */
function isLikeRow(line: string, delimiter: string, columns: number): boolean {
  const end = line.indexOf(delimiter);
  if (end < 1 || columns < 3 || !/^[\w.:~-]{1,100}$/.test(line.slice(0, end))) return false;
  if (line.includes(`${delimiter}"`)) return true;
  const cells = line.split(delimiter);
  return cells.length === columns && cells.some((cell) => /^https?:\/\//i.test(cell));
}

const NO_QUOTE = 'The row holds lines that are rows: a closing quote is missing.';

/** Sentence that tells people how to save UTF-8 in common programs. */
export const AS_UTF8 =
  'save it as “CSV UTF-8” in Excel, or in LibreOffice with the character set “Unicode (UTF-8)”';

export const NOT_UTF8 = 'The row holds characters that are not UTF-8.';

const CSV_NOT_UTF8 = `The row holds characters that are not UTF-8: ${AS_UTF8}.`;

/** Throws when the last line has no line end and too few columns: the file was cut off. */
function wholeOrCutOff(row: Row): Row {
  if (row instanceof CsvRow && row.surplus() < 0) {
    throw new FeedBroken('The file ends in the middle of a row.');
  }
  return row;
}

function readHeader(raw: Buffer, delimiter: string, limits: ReadLimits): Header {
  if (!isUtf8(raw)) throw new FeedBroken(`The header row is not UTF-8: ${AS_UTF8}.`);
  const names = splitFields(raw.toString(), delimiter).map((name) => name.trim());
  if (names.length > limits.columns) {
    throw new FeedBroken(`The header row has more than ${limits.columns} columns.`);
  }
  return { names, delimiter };
}

function blankBytes(delimiter: string): Uint8Array {
  const blank = new Uint8Array(256);
  for (const character of [delimiter, ' ', '\t', '"']) blank[character.charCodeAt(0)] = 1;
  return blank;
}

function isBlank(raw: Buffer, blank: Uint8Array): boolean {
  for (const byte of raw) if (blank[byte] === 0) return false;
  return true;
}

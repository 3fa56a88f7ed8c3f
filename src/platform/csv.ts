/** The mark by which spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, as OWASP lists it, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a CSV file. */
export type CsvCell = string | number | boolean | null;

/** The first line of a CSV file, with the names of its columns. */
export const csvHeader = (names: readonly string[]): string =>
  `${BYTE_ORDER_MARK}${names.join(',')}\r\n`;

/** One line of a CSV file that is safe to open in a spreadsheet. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`;

/** Texts that start like a formula are prefixed, so that spreadsheets do not run them; numbers never are. */
function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

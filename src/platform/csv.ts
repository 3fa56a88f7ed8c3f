/** The mark by which spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches the places where a spreadsheet may find a formula: at the beginning of a text, and behind a separator or line
 * end, since a program may assume other separators or ignore quotes. OWASP lists the characters that begin a formula;
 * full-width forms count too. Apostrophes before a formula belong to the match, so that `unguarded` restores each text.
 */
const BEFORE_FORMULA = /(^|[;\t\r\n])( *)(?='*[=+\-@＝＋－＠])/g;
const GUARDED_FORMULA = /(^|[;\t\r\n])( *)'(?='*[=+\-@＝＋－＠])/g;

/** Matches white space that spreadsheets drop at the beginning of a cell. */
const BEFORE_SPACE = /^'*[\t\r\n]/;
const GUARDED_SPACE = /^'+[\t\r\n]/;

/**
 * Returns a text with an apostrophe before everything that a spreadsheet would compute; `unguarded`
 * removes them.
 */
export function guarded(text: string): string {
  const harmless = text.replace(BEFORE_FORMULA, "$1$2'");
  return BEFORE_SPACE.test(text) ? `'${harmless}` : harmless;
}

/** Returns a text as it was before `guarded`. */
export function unguarded(cell: string): string {
  if (!cell.includes("'")) return cell;
  const text = GUARDED_SPACE.test(cell) ? cell.slice(1) : cell;
  return text.replace(GUARDED_FORMULA, '$1$2');
}

/** A cell of a CSV file. */
export type CsvCell = string | number | boolean | null;

/** Returns the first line of a CSV file, with the names of its columns. */
export const csvHeader = (names: readonly string[]): string =>
  `${BYTE_ORDER_MARK}${names.join(',')}\r\n`;

/** Returns one line of a CSV file that is safe to open in a spreadsheet. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`;

/** Texts are guarded, so that spreadsheets run none of them; numbers never are. */
function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${guarded(cell).replaceAll('"', '""')}"`;
}

/** Reads a table written as text: one row a line, cells between bars, empty lines skipped. */
export const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** A cell's parts between semicolons. */
export const parts = (cell = ''): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

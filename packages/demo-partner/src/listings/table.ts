/**
 * Parses a table written as text: one row on each line, cells between bars; empty lines are
 * skipped.
 */
export const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Splits a cell at semicolons. */
export const parts = (cell = ''): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

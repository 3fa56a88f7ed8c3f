import { type CsvCell, csvHeader, csvLine } from '../platform/csv.ts';

/** Formats a value for people: lists and objects in words, a missing value as a dash. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ');
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([name, part]) => `${name} ${shown(part)}`);
  return fields.length === 0 ? '–' : fields.join(', ');
}

/** Formats rows as a table of text with a header line; `None.` without rows. */
export function table(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return 'None.';
  const names = Object.keys(first);
  const cells = [
    names,
    ...rows.map((row) => names.map((name) => shown((row as Record<string, unknown>)[name]))),
  ];
  const widths = names.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats the fields of an object as lines of `name: value`. */
export const lines = (object: object): string =>
  Object.entries(object)
    .map(([name, value]) => `${name}: ${shown(value)}`)
    .join('\n');

/** Builds a result from an object: JSON for programs, lines for people. */
export const asLines = (json: object) => ({ json, text: lines(json) });

/** Builds a result from rows: JSON for programs, a table for people. */
export const asTable = (json: readonly object[], rows: readonly object[] = json) => ({
  json,
  text: table(rows),
  rows,
});

const cell = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : shown(value);
};

/** Formats rows as a CSV file, of which spreadsheets compute nothing; the empty text without rows. */
export function csvFile(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = rows.map((row) =>
    csvLine(names.map((name) => cell((row as Record<string, unknown>)[name]))),
  );
  return csvHeader(names) + lines.join('');
}

/** Formats a number: `5,000`. */
export const number = (value: number): string => value.toLocaleString('en-GB');

/** Formats a count with its noun in singular or plural. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** Shortens untrusted text to one line, and removes characters that would control the terminal. */
export const inLine = (value: string, width = 60): string => {
  const flat = value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...flat].length > width ? `${[...flat].slice(0, width - 1).join('')}…` : flat;
};

/** Formats rows as a table with columns as wide as necessary. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

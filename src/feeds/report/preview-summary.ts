import type { RowProblem } from './problems.ts';

/** One kind of mistake in a feed. */
export interface ProblemSummary {
  /** The feed's own columns; empty when the row itself is malformed or the column is missing. */
  columns: string[];
  path: string;
  /** The message of the first such row. */
  message: string;
  rows: number;
  first_row: number;
}

/** Groups problems of the same field with the same message. */
export function summarise(problems: readonly RowProblem[]): ProblemSummary[] {
  const found = new Map<string, ProblemSummary>();
  for (const { row, path, message, columns } of problems) {
    const key = JSON.stringify([path.replace(/\.\d+/g, ''), message.replace(/'[^]*'/, "''")]);
    const before = found.get(key);
    if (before === undefined) found.set(key, { columns, path, message, rows: 1, first_row: row });
    else before.rows += 1;
  }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows || a.first_row - b.first_row);
}

import { storableStart } from '../storable.ts';

/** One problem of one row of a feed. */
export interface RowProblem {
  /** 1 for the first row; a header line is not counted. */
  row: number;
  /** The row's own id, as far as it could be read. */
  id: string | null;
  /** A dotted path of the API's listing input, or `id`. */
  path: string;
  message: string;
  /** The feed's columns behind it. */
  columns: string[];
  /** The beginning of the value in the file; null when there is none. */
  value: string | null;
}

/** Problems that are kept; further ones are only counted, to limit memory. */
const MAX_KEPT = 10_000;

/** Problems stored with a run for display; the mail to the partner contains all of them. */
const MAX_STORED = 1000;

/** Characters of each text of a problem that are kept. */
const MAX_CHARACTERS = { id: 100, message: 500, value: 200, column: 100 };

/** Collects the problems of a run's rows. */
export class Problems {
  readonly #kept: RowProblem[] = [];
  readonly #onRow: ((problems: RowProblem[]) => void) | undefined;
  #failedRows = 0;

  /** @param onRow takes the problems of each row, also of those whose problems are not kept here */
  constructor(onRow?: (problems: RowProblem[]) => void) {
    this.#onRow = onRow;
  }

  /** Rows that failed, each counted once. */
  get failedRows(): number {
    return this.#failedRows;
  }

  /** Whether further problems are only counted. */
  get full(): boolean {
    return this.#onRow === undefined && this.#kept.length >= MAX_KEPT;
  }

  /** Adds all problems of one row. */
  addRow(problems: readonly RowProblem[]): void {
    this.#failedRows += 1;
    if (this.full) return;
    const kept = problems.map(bounded);
    this.#onRow?.(kept);
    this.#kept.push(...kept.slice(0, MAX_KEPT - this.#kept.length));
  }

  /** Counts failed rows that are not listed individually. */
  addUnnamed(rows: number): void {
    this.#failedRows += rows;
  }

  /** The kept problems, in the order of their rows. */
  list(): RowProblem[] {
    return this.#kept.toSorted((a, b) => a.row - b.row);
  }

  /** The first of them, to be stored with the run. */
  stored(): RowProblem[] {
    return this.list().slice(0, MAX_STORED);
  }
}

const bounded = ({ row, id, path, message, columns, value }: RowProblem): RowProblem => ({
  row,
  id: id === null ? null : storableStart(id, MAX_CHARACTERS.id),
  path: storableStart(path, MAX_CHARACTERS.column),
  message: storableStart(message, MAX_CHARACTERS.message),
  columns: columns.map((name) => storableStart(name, MAX_CHARACTERS.column)),
  value: value === null ? null : storableStart(value, MAX_CHARACTERS.value),
});

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

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
}

/** Problems that are kept; further ones are only counted, to limit memory. */
const MAX_KEPT = 10_000;

/** Collects the problems of a run's rows. */
export class Problems {
  readonly #kept: RowProblem[] = [];
  #failedRows = 0;

  /** Rows that failed, each counted once. */
  get failedRows(): number {
    return this.#failedRows;
  }

  /** Whether further problems are only counted. */
  get full(): boolean {
    return this.#kept.length >= MAX_KEPT;
  }

  /** Adds all problems of one row. */
  addRow(problems: readonly RowProblem[]): void {
    this.#failedRows += 1;
    for (const problem of problems) if (this.#kept.length < MAX_KEPT) this.#kept.push(problem);
  }

  /** Counts failed rows that are not listed individually. */
  addUnnamed(rows: number): void {
    this.#failedRows += rows;
  }

  /** The kept problems, in the order of their rows. */
  list(): RowProblem[] {
    return this.#kept.toSorted((a, b) => a.row - b.row);
  }
}

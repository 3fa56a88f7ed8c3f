/** One thing that is wrong with one row of a feed. */
export interface RowProblem {
  /** 1 for the first row; a header line is not counted. */
  row: number;
  /** The row's own id, as far as it could be read. */
  id: string | null;
  /** Where: a dotted path of the API's listing input, or `id`. */
  path: string;
  message: string;
  /** The feed's own columns behind it. */
  columns: string[];
}

/** More are counted, not kept: a file of a million bad rows must not fill the memory. */
const MAX_KEPT = 10_000;

/** What is wrong with the rows of a run. */
export class Problems {
  readonly #kept: RowProblem[] = [];
  #failedRows = 0;

  /** Rows that failed, each counted once. */
  get failedRows(): number {
    return this.#failedRows;
  }

  /** Whether what comes now is only counted. */
  get full(): boolean {
    return this.#kept.length >= MAX_KEPT;
  }

  /** Adds everything that is wrong with one row. */
  addRow(problems: readonly RowProblem[]): void {
    this.#failedRows += 1;
    for (const problem of problems) if (this.#kept.length < MAX_KEPT) this.#kept.push(problem);
  }

  /** Counts rows that failed and are not listed one by one. */
  addUnnamed(rows: number): void {
    this.#failedRows += rows;
  }

  /** The first of them, in the order of their rows. */
  list(): RowProblem[] {
    return this.#kept.toSorted((a, b) => a.row - b.row);
  }
}

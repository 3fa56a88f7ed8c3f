import { flat } from '../../platform/flat.ts';

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
  /** The beginning of what the file has there; null where it has nothing. */
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
  id: id === null ? null : storable(id, MAX_CHARACTERS.id),
  path: storable(path, MAX_CHARACTERS.column),
  message: storable(message, MAX_CHARACTERS.message),
  columns: columns.map((name) => storable(name, MAX_CHARACTERS.column)),
  value: value === null ? null : storable(value, MAX_CHARACTERS.value),
});

/** A copy of a text's beginning, without what PostgreSQL cannot store. */
export const storable = (text: string, characters: number): string =>
  flat(text.slice(0, characters)).replaceAll('\0', '\uFFFD');

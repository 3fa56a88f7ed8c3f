import { type CsvCell, csvHeader, csvLine } from '../../../platform/csv.ts';
import type { ZipEntry } from '../../../platform/zip.ts';

/** Columns of a table, with the function that fills each from a row. */
export type Columns<Row> = Record<string, (row: Row) => CsvCell>;

/** Yields rows in batches; each call starts from the first row. */
export type Pages<Row> = () => AsyncIterable<readonly Row[]>;

async function* jsonOf<Row>(pages: Pages<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages()) {
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

async function* csvOf<Row>(pages: Pages<Row>, columns: Columns<Row>): AsyncGenerator<string> {
  yield csvHeader(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const rows of pages()) {
    yield rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('');
  }
}

/** Creates two files of an archive from a table: all fields as JSON, the columns as CSV. */
export const tableFiles = <Row>(
  name: string,
  pages: Pages<Row>,
  columns: Columns<Row>,
): ZipEntry[] => [
  { name: `${name}.json`, content: jsonOf(pages) },
  { name: `${name}.csv`, content: csvOf(pages, columns) },
];

/** Yields pages by a cursor until one is not full. */
export async function* pagesBy<Row>(
  limit: number,
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last);
    yield rows;
    last = rows.at(-1);
    if (rows.length < limit) return;
  }
}

import { fileUtf8 } from '../file.ts';
import { UsageError, WorkFailed } from '../line/command.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXml } from './read-xml.ts';
import { readRow, type ReadRow, type RowProblem } from './row.ts';

/** Parsers by file format. */
export const FORMATS = { csv: readCsv, json: readJson, xml: readXml } as const;

/** The content of a file. */
export interface ReadFile {
  /** Items that can be sent; each id occurs once. */
  items: NonNullable<ReadRow['item']>[];
  /** Ids of all rows, including those that cannot be sent, with their positions in the file. */
  ids: ReadonlyMap<string, string>;
  /** Number of rows. */
  rows: number;
  problems: (RowProblem & { at: string; external_id: string | undefined })[];
  /** Unknown columns. */
  unread: string[];
}

/** Reads the listings of a file. Throws UsageError or WorkFailed. */
export function readListings(path: string, requested: string | undefined): ReadFile {
  const format = requested ?? /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  const read = FORMATS[format as keyof typeof FORMATS];
  if (!read) throw new UsageError('Is the file CSV, JSON or XML? Say so by --format.');
  const rows = read(fileUtf8(path)).map(readRow);
  if (rows.length === 0) throw new WorkFailed(`${path} holds no listing: nothing was done.`);
  const first = new Map<string, string>();
  const result: ReadFile = {
    items: [],
    ids: first,
    rows: rows.length,
    problems: [],
    unread: [],
  };
  for (const { at, id, item, problems } of rows) {
    const earlier = id === undefined ? undefined : first.get(id);
    if (earlier !== undefined)
      problems.push({ field: 'external_id', message: `The id stands in ${earlier} already.` });
    else if (id !== undefined) first.set(id, at);
    if (item && problems.length === 0) result.items.push(item);
    result.problems.push(...problems.map((problem) => ({ at, external_id: id, ...problem })));
  }
  result.unread = [...new Set(rows.flatMap(({ unread }) => unread))];
  return result;
}

import { fileBytes } from '../file.ts';
import { UsageError, WorkFailed } from '../line/command.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXml } from './read-xml.ts';
import { readRow, type ReadRow, type RowProblem } from './row.ts';

/** What a file can be. */
export const FORMATS = { csv: readCsv, json: readJson, xml: readXml } as const;

/** What a file holds. */
export interface ReadFile {
  /** Those that can be sent, no id twice. */
  items: NonNullable<ReadRow['item']>[];
  /** Ids of all rows, also of those that cannot be sent. */
  ids: Set<string>;
  /** How many rows there are. */
  rows: number;
  problems: (RowProblem & { at: string; external_id: string | undefined })[];
  /** Columns that are none of ours. */
  unread: string[];
}

/** Reads the listings of a file. Throws UsageError or WorkFailed. */
export function readListings(path: string, asked: string | undefined): ReadFile {
  const format = asked ?? /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  const read = FORMATS[format as keyof typeof FORMATS];
  if (!read) throw new UsageError('Is the file CSV, JSON or XML? Say so by --format.');
  const rows = read(textOf(path)).map(readRow);
  if (rows.length === 0) throw new WorkFailed(`${path} holds no listing: nothing was done.`);
  const first = new Map<string, string>();
  const result: ReadFile = {
    items: [],
    ids: new Set(),
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
  result.ids = new Set(first.keys());
  result.unread = [...new Set(rows.flatMap(({ unread }) => unread))];
  return result;
}

function textOf(path: string): string {
  const bytes = fileBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new WorkFailed(`${path} is not UTF-8. In Excel, save it as "CSV UTF-8".`, { cause });
  }
}

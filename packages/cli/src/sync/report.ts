import type { BatchItem, FieldChange } from '@campcairn/sdk';
import { counted, inLine, number, table } from '../line/words.ts';
import { nearestField } from './fields.ts';
import type { ReadFile } from './read-file.ts';

const MOST_LINES = 20;
const MOST_FIELDS = 4;

/** The changes that sending items would make. */
export interface Difference {
  created: BatchItem[];
  changed: { item: BatchItem; fields: FieldChange[] }[];
  unchanged: BatchItem[];
  /** Listings of the account that are missing among the items; undefined when they were not read. */
  gone: readonly { external_id: string; title: string }[] | undefined;
}

/** Describes the changes that sending a file would make. */
export function differenceText(
  where: string,
  { rows, problems, unread }: Pick<ReadFile, 'rows' | 'unread'> & { problems: readonly Problem[] },
  { created, changed, unchanged, gone }: Difference,
  deletesMissing: boolean,
): string {
  const left = deletesMissing ? 'to be deleted' : 'left as they are; --delete-missing deletes them';
  const counts = table([
    ['  to create', number(created.length)],
    ['  to change', number(changed.length)],
    ['  unchanged', number(unchanged.length)],
    ...(gone ? [['  not in it', gone.length > 0 ? `${number(gone.length)}  (${left})` : '0']] : []),
  ]);
  return [
    `${where}: ${counted(rows, 'listing')}`,
    counts,
    ...section(created.map(({ external_id: id, title }) => `+ ${id}  ${inLine(String(title))}`)),
    ...section(changed.map(({ item, fields }) => `~ ${item.external_id}  ${fieldsText(fields)}`)),
    ...section((gone ?? []).map(({ external_id: id, title }) => `- ${id}  ${inLine(title)}`)),
    ...unread.map((column) => {
      const near = nearestField(column);
      return `Not read: ${inLine(column)}${near ? ` (perhaps ${near}?)` : ''}`;
    }),
    ...problemLines(problems),
  ].join('\n');
}

/** A problem of a row or of a sent item. */
export interface Problem {
  /** Its position in the file. */
  at?: string | undefined;
  external_id: string | null | undefined;
  field: string;
  message: string;
}

/** Lists problems of rows or of sent items, one on each line, up to a limit. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  section(
    problems.map(({ at, external_id: id, field, message }) => {
      const where = [at, id].filter(Boolean).join(', ');
      return `! ${where}: ${inLine(field)} ${inLine(message, 200)}`;
    }),
  );

/** Returns the first lines of a list, and how many more there are. */
export const section = (lines: string[]): string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `  … and ${number(lines.length - MOST_LINES)} more`];

function fieldsText(fields: readonly FieldChange[]): string {
  const changes = fields.map(({ field, from, to }) => `${field} ${short(from)} → ${short(to)}`);
  const more = changes.length > MOST_FIELDS ? [`${changes.length - MOST_FIELDS} more`] : [];
  return [...changes.slice(0, MOST_FIELDS), ...more].join(', ');
}

const short = (value: unknown): string => {
  if (value === undefined) return '(none)';
  if (Array.isArray(value) && typeof value[0] === 'object') return counted(value.length, 'image');
  return inLine(typeof value === 'string' ? value : JSON.stringify(value), 30);
};

const BAR_WIDTH = 24;

/** Formats a progress bar. */
export function progressBar(done: number, all: number, refused: number): string {
  const filled = Math.floor((done / all) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const share = Math.floor((done / all) * 100);
  const bad = refused > 0 ? `, ${number(refused)} refused` : '';
  return `${bar} ${share}%  ${number(done)} of ${number(all)}${bad}`;
}

import type { Comparison, FieldChange } from '@campcairn/sdk';
import { counted, inLine, number, table } from '../line/words.ts';
import { nearestField } from './fields.ts';
import type { ReadFile } from './read-file.ts';

const MOST_LINES = 20;
const MOST_FIELDS = 4;

/** Describes the changes that sending a file would make. */
export function differenceText(
  where: string,
  { rows, problems, unread }: ReadFile,
  { created, changed, unchanged, gone }: Comparison,
  deletesMissing: boolean,
): string {
  const left = deletesMissing ? 'to be deleted' : 'left as they are; --delete-missing deletes them';
  const counts = table([
    ['  to create', number(created.length)],
    ['  to change', number(changed.length)],
    ['  unchanged', number(unchanged.length)],
    ['  not in it', gone.length > 0 ? `${number(gone.length)}  (${left})` : '0'],
  ]);
  return [
    `${where}: ${counted(rows, 'listing')}`,
    counts,
    ...section(created.map(({ external_id: id, title }) => `+ ${id}  ${inLine(String(title))}`)),
    ...section(changed.map(({ item, fields }) => `~ ${item.external_id}  ${fieldsText(fields)}`)),
    ...section(gone.map(({ external_id: id, title }) => `- ${id}  ${inLine(title)}`)),
    ...unread.map((column) => {
      const near = nearestField(column);
      return `Not read: ${inLine(column)}${near ? ` (perhaps ${near}?)` : ''}`;
    }),
    ...problemLines(problems),
  ].join('\n');
}

/** Lists problems of rows or of sent items, one on each line, up to a limit. */
export const problemLines = (
  problems: readonly {
    at?: string;
    external_id: string | null | undefined;
    field: string;
    message: string;
  }[],
): string[] =>
  section(
    problems.map(({ at, external_id: id, field, message }) => {
      const where = [at, id].filter(Boolean).join(', ');
      return `! ${where}: ${inLine(field)} ${inLine(message, 200)}`;
    }),
  );

const section = (lines: string[]): string[] =>
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

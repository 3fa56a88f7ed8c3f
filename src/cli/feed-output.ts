import type { FeedPreview, RunAnswer } from '../feeds/index.ts';
import { lines, table } from './output.ts';

const MAX_PROBLEMS = 20;

const heading = (title: string, rows: string): string => `\n${title}\n${rows}`;

function problemTable(problems: RunAnswer['problems']): string {
  const rows = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ row, id, path, message, value }) => ({ row, id, field: path, message, value }));
  const more = problems.length - rows.length;
  return more > 0 ? `${table(rows)}\n… and ${more} more` : table(rows);
}

/** Describes the result of a test read for people. */
export function previewText(preview: FeedPreview): string {
  const { format, delimiter, compression, network, rows, whole, valid, failed, error } = preview;
  const { columns, ignored, notes, fixes, sample, difference } = preview;
  const read = Object.entries(columns).map(([column, field]) => ({ column, 'read as': field }));
  const cards = sample.map(({ row, id, category, title, price, country_code: country }) => ({
    row,
    id,
    category,
    title,
    price,
    country,
  }));
  const wrong = fixes.map((fix) => ({
    columns: fix.columns,
    field: fix.path,
    message: fix.message,
    rows: fix.rows,
    'first row': fix.first_row,
  }));
  const parts = [
    lines({
      ...(error === null ? {} : { error }),
      format: [format, delimiter === '\t' ? 'tab' : delimiter, compression].filter(Boolean),
      network,
      rows: `${rows}${whole ? '' : ' (the first ones only)'}`,
      valid,
      failed,
      ...(difference && {
        'would add': difference.added.count,
        'would change': difference.changed.count,
        'would resume': difference.resumed.count,
        'would pause': difference.paused?.count ?? 'known after a whole read',
      }),
    }),
    ...(read.length === 0 ? [] : [heading('Columns', table(read))]),
    ...(ignored.length === 0 ? [] : [`\nColumns ignored: ${ignored.join(', ')}`]),
    ...(notes.length === 0 ? [] : [heading('Please check', notes.map((n) => `- ${n}`).join('\n'))]),
    ...(wrong.length === 0 ? [] : [heading('To be mended', table(wrong))]),
    ...(cards.length === 0 ? [] : [heading('Read as', table(cards))]),
  ];
  return parts.join('\n');
}

/** Describes the result of a run for people. */
export function runText({ problems, ...run }: RunAnswer): string {
  const counts = lines({ ...run, problems: problems.length });
  return problems.length === 0 ? counts : [counts, '', problemTable(problems)].join('\n');
}

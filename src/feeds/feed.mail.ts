import { compose } from '../platform/mail/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { RowProblem } from './run/problems.ts';

const FROM = 'Campcairn feeds';

/** Problems listed in the mail itself; the attached file contains all of them. */
const MAX_SHOWN_PROBLEMS = 10;

/** The mail about rows of a feed that were not published, with a CSV file of their problems. */
export function failingRowsMail(
  to: string,
  {
    feedId,
    rows,
    failed,
    problems,
  }: { feedId: number; rows: number; failed: number; problems: readonly RowProblem[] },
): NewMail {
  const count = failed === 1 ? '1 row' : `${failed} rows`;
  const shown = problems.slice(0, MAX_SHOWN_PROBLEMS);
  return {
    purpose: 'feed-rows',
    reference: `feed-${feedId}`,
    fromName: FROM,
    to,
    subject: `${count} of your product feed could not be published`,
    ...compose([
      {
        paragraph: `We read ${rows} rows of your product feed. ${count} could not be published; all others are up to date.`,
      },
      {
        facts: shown.map(({ row, id, path, message }) => [
          `Row ${row}${id === null ? '' : `, ${id}`}`,
          sentence(path, message),
        ]),
      },
      {
        paragraph:
          'The attached file lists every one with its reason. Once your feed is corrected, the rows are published with its next reading; you need not do anything else.',
      },
    ]),
    attachments: [
      {
        filename: `feed-${feedId}-rows.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: Buffer.from(problemsFile(problems)),
      },
    ],
  };
}

/** The mail about a feed that has been broken for a day. */
export function brokenFeedMail(
  to: string,
  { feedId, since, error }: { feedId: number; since: Date; error: string },
): NewMail {
  const day = since.toISOString().slice(0, 16).replace('T', ' ');
  return {
    purpose: 'feed-broken',
    reference: `feed-${feedId}`,
    fromName: FROM,
    to,
    subject: 'Your product feed cannot be read',
    ...compose([
      {
        paragraph: `Since ${day} UTC we could not read your product feed. Your listings stay as they were, but they are no longer brought up to date.`,
      },
      { facts: [['What happened', error]] },
      {
        paragraph:
          'We go on trying. If the address or a token has changed, answer this mail with the new one.',
      },
    ]),
  };
}

/** Writes problems as CSV that is safe to open in a spreadsheet. */
export function problemsFile(problems: readonly RowProblem[]): string {
  const lines = problems.map(({ row, id, path, columns, message }) =>
    [String(row), id ?? '', path, columns.join(' '), message].map(quoted).join(','),
  );
  return `\uFEFF${['row,id,field,column,problem', ...lines].join('\r\n')}\r\n`;
}

/** Quotes a cell; a text that starts like a formula is prefixed, so that spreadsheets do not run it. */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function sentence(path: string, message: string): string {
  return path === '' ? message : `${path} ${message}`;
}

import { csvHeader, csvLine } from '../platform/csv.ts';
import type { Block } from '../platform/mail/index.ts';
import { countIn, type Language, momentIn, numberIn } from './language.ts';
import type { Letter } from './letter.ts';
import { sentenceIn } from './sentences/index.ts';
import { wordsIn } from './words/index.ts';

/** Number of problems in the mail itself; the attached file contains all of them. */
const MAX_SHOWN_PROBLEMS = 10;

/** One problem of one row of a feed. */
export interface FeedProblem {
  row: number;
  id: string | null;
  /** Dotted path of the listing's field; empty for the whole row. */
  path: string;
  message: string;
  /** The feed's columns from which the field is read. */
  columns: readonly string[];
  /** The beginning of the feed's value; null when it is missing. */
  value: string | null;
}

const letter = (
  language: Language,
  feedId: number,
  what: { purpose: string; subject: string; blocks: Block[] },
): Letter => ({ language, reference: `feed-${feedId}`, topic: 'feed', from: 'feeds', ...what });

const rowsIn = (language: Language, count: number): string =>
  countIn(language, count, wordsIn(language).feed.rows);

const sentence = ({ path, message }: { path: string; message: string }): string =>
  path === '' ? message : `${path} ${message}`;

/** Notifies a partner of rows of its feed that were not published, with a CSV file of their problems. */
export function feedRowsFailed(
  language: Language,
  facts: {
    feedId: number;
    rows: number;
    failed: number;
    problems: readonly FeedProblem[];
    link: string;
  },
): Letter {
  const { feedId, rows, failed, problems, link } = facts;
  const { failing } = wordsIn(language).feed;
  const count = rowsIn(language, failed);
  return {
    ...letter(language, feedId, {
      purpose: 'feed-rows',
      subject: failing.subject(count),
      blocks: [
        { paragraph: failing.text(numberIn(language, rows), count) },
        {
          facts: problems
            .slice(0, MAX_SHOWN_PROBLEMS)
            .map((problem) => [
              failing.row(String(problem.row)) + (problem.id === null ? '' : `, ${problem.id}`),
              sentence(problem),
            ]),
        },
        { paragraph: failing.file },
        { button: link, label: failing.open },
      ],
    }),
    attachments: [feedProblemsAttachment(feedId, problems)],
  };
}

const feedProblemsAttachment = (feedId: number, problems: readonly FeedProblem[]) => ({
  filename: `feed-${feedId}-rows.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: Buffer.from(problemsFile(problems)),
});

/** Writes problems as CSV for spreadsheets. */
export function problemsFile(problems: readonly FeedProblem[]): string {
  const lines = problems.map(({ row, id, path, columns, value, message }) =>
    csvLine([row, id, path, columns.join(' '), value, message]),
  );
  return csvHeader(['row', 'id', 'field', 'column', 'value', 'problem']) + lines.join('');
}

/** Notifies a partner that its feed has been broken for a day. */
export function feedBroken(
  language: Language,
  facts: {
    feedId: number;
    since: Date;
    error: string;
    /** Time zone (IANA name) of the times. */
    timeZone: string;
  },
): Letter {
  const { broken } = wordsIn(language).feed;
  const { feedId, since, error, timeZone } = facts;
  return letter(language, feedId, {
    purpose: 'feed-broken',
    subject: broken.subject,
    blocks: [
      { paragraph: broken.text(momentIn(language, since, timeZone)) },
      { facts: [[broken.what, sentenceIn(language, error)]] },
      { paragraph: broken.next },
    ],
  });
}

/** The result of a test read of a feed, without the feed's address. */
export interface FeedTest {
  feedId: number;
  rows: number;
  /** Whether the feed was read to the end. */
  whole: boolean;
  valid: number;
  failed: number;
  problems: readonly FeedProblem[];
  /** The feed's columns, each with the listing's field that it is read as. */
  columns: readonly (readonly [column: string, field: string])[];
  ignored: readonly string[];
  /** Advice before publishing, as sentences. */
  notes: readonly string[];
  /** Kinds of mistakes, the most frequent first. */
  fixes: readonly { columns: readonly string[]; path: string; message: string; rows: number }[];
  /** The changes that publishing would make; null when unknown. */
  difference: {
    added: { count: number };
    changed: { count: number };
    paused: { count: number } | null;
  } | null;
  /** Why it could not be read; null when it could. */
  error: string | null;
  /** The report's page in the dashboard. */
  link: string;
}

/** Reports the result of a test read to a partner, with a CSV file of the rows that need correction. */
export function feedTested(language: Language, test: FeedTest): Letter {
  const words = wordsIn(language).feed.test;
  const { feedId, rows, whole, error, problems } = test;
  const read = rowsIn(language, rows);
  const lead: Block[] =
    error === null
      ? [
          { paragraph: whole ? words.readAll(read) : words.readFirst(read) },
          { facts: understood(language, test) },
        ]
      : [{ paragraph: words.broken }, { quote: sentenceIn(language, error) }];
  const fixes = test.fixes
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map((fix): [string, string] => [
      fix.columns.join(', ') || words.theRow,
      `${sentence(fix)} (${rowsIn(language, fix.rows)})`,
    ]);
  const file = feedProblemsAttachment(feedId, problems);
  return {
    ...letter(language, feedId, {
      purpose: 'feed-report',
      subject: words.subject,
      blocks: [
        ...lead,
        ...(fixes.length === 0 ? [] : [{ heading: words.fixes }, { facts: fixes }]),
        ...(test.notes.length === 0 ? [] : [{ heading: words.notes }, { list: [...test.notes] }]),
        { button: test.link, label: words.open },
        { paragraph: words.answer },
      ],
    }),
    ...(problems.length === 0 ? {} : { attachments: [file] }),
  };
}

function understood(language: Language, test: FeedTest): [string, string | null][] {
  const words = wordsIn(language).feed.test;
  const { rows, valid, columns, ignored, difference } = test;
  const number = (value: number) => numberIn(language, value);
  return [
    [words.understood, words.of(number(valid), rowsIn(language, rows))],
    [words.columns, columns.map(([column, field]) => words.as(column, field)).join(', ')],
    [words.ignored, ignored.join(', ') || null],
    [words.added, difference && number(difference.added.count)],
    [words.changed, difference && number(difference.changed.count)],
    [words.paused, difference?.paused ? number(difference.paused.count) : null],
  ];
}

/** Notifies an operator of listings that have disappeared from a feed and are held back. */
export function feedDropHeld(drop: {
  feedId: number;
  /** The partner's slug. */
  partner: string;
  host: string;
  /** Published listings, the held ones among them. */
  live: number;
  held: number;
  /** The first of those that are held. */
  listings: readonly { external_id: string; title: string }[];
  link: string;
}): Letter {
  const { feedId, partner, host, live, held, listings, link } = drop;
  const more = held - listings.length;
  return {
    language: 'en',
    purpose: 'feed-drop',
    reference: `feed-${feedId}`,
    from: 'feeds',
    subject: `${partner}: ${held} of ${live} listings are gone from its feed`,
    blocks: [
      {
        paragraph: `${held} of ${live} listings of ${partner} are no longer in its feed at ${host}. They stay live until you decide: confirm it, and they are paused; or wait for them to come back with the next file.`,
      },
      {
        list: [
          ...listings.map(({ external_id: id, title }) => `${title} (${id})`),
          ...(more > 0 ? [`and ${more} more`] : []),
        ],
      },
      { button: link, label: 'Look at the feed' },
      { paragraph: `By the command line: "cc feed confirm ${feedId}".` },
    ],
  };
}

/** Notifies an operator of a partner's request about its feed, without the feed's address. */
export function feedRequested(request: {
  id: number;
  /** Null for a first feed. */
  feedId: number | null;
  host: string;
  partner: { name: string; slug: string };
}): Letter {
  const { id, feedId, host, partner } = request;
  const what = feedId === null ? 'a product feed' : 'another address of its product feed';
  return {
    language: 'en',
    purpose: 'feed-request',
    reference: `feed-request-${id}`,
    from: 'feeds',
    subject: `${partner.name} asks for ${what}`,
    blocks: [
      { paragraph: `${partner.name} asks for ${what}.` },
      {
        facts: [
          ['Partner', partner.slug],
          ['Feed', feedId === null ? null : String(feedId)],
          ['Host', host],
        ],
      },
      {
        paragraph: `Use it with "cc feed accept ${id}", or decline it with "cc feed decline ${id} --reason …".`,
      },
    ],
  };
}

/**
 * Notifies a partner of the decision on its request about its feed; `reason` is set when it was
 * declined.
 */
export function feedRequestDecided(
  language: Language,
  { id, host, reason }: { id: number; host: string; reason: string | null },
): Letter {
  const {
    feed: { decided: words },
    frame,
  } = wordsIn(language);
  const decision = reason === null ? words.accepted : words.declined;
  return {
    language,
    purpose: 'feed-request',
    reference: `feed-request-${id}`,
    topic: 'feed',
    from: 'feeds',
    subject: decision.subject,
    blocks: [
      { paragraph: decision.text(host) },
      ...(reason === null ? [] : [{ paragraph: `${words.why}${frame.colon}` }, { quote: reason }]),
      { paragraph: words.answer },
    ],
  };
}

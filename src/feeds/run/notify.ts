import { hash } from 'node:crypto';
import type { Db } from '../../platform/db/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';
import type { RunRow } from '../feed-run.sql.ts';
import { noteBrokenTold, noteFailuresTold, selectTold } from '../feed.sql.ts';
import { brokenFeedMail, failingRowsMail } from '../feed.mail.ts';
import type { RowProblem } from './problems.ts';

/** A day but for an hour: a daily feed is not read at the same second each day. */
const DAY_MS = 23 * 3_600_000;

/** Puts mails into the box within a transaction. */
export type Post = Pick<Mailbox, 'post'>;

/**
 * Tells the partner what a run came to, when there is something new to tell: rows that fail, when
 * they are other ones than those told last and that is a day ago; a feed that has been broken for
 * a day, once.
 */
export async function tellPartner(
  db: Db,
  mailbox: Post,
  run: RunRow,
  problems: readonly RowProblem[],
): Promise<void> {
  const now = run.ended_at;
  if (now === null || run.not_modified) return;
  await db.transaction(async (tx) => {
    const told = await tx.maybeOne(selectTold, [run.feed_id]);
    if (told === undefined) return;
    const feedId = run.feed_id;
    const aDayAgo = now.getTime() - DAY_MS;
    if (run.status === 'broken') {
      const since = told.broken_since;
      if (since === null || since.getTime() > aDayAgo || told.broken_told_at !== null) return;
      await mailbox.post(
        tx,
        brokenFeedMail(told.contact_email, { feedId, since, error: run.error ?? '' }),
      );
      await tx.execute(noteBrokenTold, [feedId, now]);
      return;
    }
    const failures = problems.length === 0 ? null : digestOf(problems);
    if (failures === told.failures_told) return;
    const { failures_told_at: toldAt } = told;
    if (failures !== null) {
      if (toldAt !== null && toldAt.getTime() > aDayAgo) return;
      const { rows, failed } = run;
      await mailbox.post(
        tx,
        failingRowsMail(told.contact_email, { feedId, rows, failed, problems }),
      );
    }
    await tx.execute(noteFailuresTold, [feedId, failures, failures === null ? toldAt : now]);
  });
}

/** Names a set of failures by what fails, wherever in the file it stands. */
function digestOf(problems: readonly RowProblem[]): string {
  const lines = problems.map(({ id, path, message }) => JSON.stringify([id, path, message]));
  return hash('sha256', lines.toSorted().join('\n'), 'hex').slice(0, 32);
}

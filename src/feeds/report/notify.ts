import { hash } from 'node:crypto';
import { feedBroken, feedRowsFailed, type PartnerMails } from '../../mails/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { RunRow } from '../feed-run.sql.ts';
import { noteBrokenNotified, noteFailuresNotified, selectNotified } from '../feed.sql.ts';
import type { RowProblem } from './problems.ts';

/**
 * How long a feed is broken before its partner is notified, and the minimum time between two mails about
 * failing rows: 23 hours, since a daily feed is not read at exactly the same time each day.
 */
const NOTICE_INTERVAL_MS = 23 * 3_600_000;

/**
 * Notifies the partner after a run: of failing rows, when they differ from those of the last mail and that
 * is at least `NOTICE_INTERVAL_MS` ago; of a feed that has been broken for that time, once.
 * @param problems the problems of the run's rows
 */
export async function notifyPartner(
  db: Db,
  mails: PartnerMails,
  run: RunRow,
  problems: readonly RowProblem[],
): Promise<void> {
  const now = run.ended_at;
  if (now === null || run.not_modified) return;
  await db.transaction(async (tx) => {
    const last = await tx.maybeOne(selectNotified, [run.feed_id]);
    if (last === undefined) return;
    const feedId = run.feed_id;
    const dueBefore = now.getTime() - NOTICE_INTERVAL_MS;
    if (run.status === 'broken') {
      const since = last.broken_since;
      if (since === null || since.getTime() > dueBefore || last.broken_told_at !== null) return;
      const error = run.error ?? '';
      await mails.post(tx, last.partner, (language) =>
        feedBroken(language, { feedId, since, error }),
      );
      await tx.execute(noteBrokenNotified, [feedId, now]);
      return;
    }
    const failures = problems.length === 0 ? null : digestOf(problems);
    if (failures === last.failures_told) return;
    const { failures_told_at: notifiedAt } = last;
    if (failures !== null) {
      if (notifiedAt !== null && notifiedAt.getTime() > dueBefore) return;
      const { rows, failed } = run;
      await mails.post(tx, last.partner, (language, dashboard) =>
        feedRowsFailed(language, { feedId, rows, failed, problems, link: `${dashboard}/feed` }),
      );
    }
    await tx.execute(noteFailuresNotified, [
      feedId,
      failures,
      failures === null ? notifiedAt : now,
    ]);
  });
}

/** A digest of a set of problems, independent of row numbers. */
function digestOf(problems: readonly RowProblem[]): string {
  const lines = problems.map(({ id, path, message }) => JSON.stringify([id, path, message]));
  return hash('sha256', lines.toSorted().join('\n'), 'hex').slice(0, 32);
}

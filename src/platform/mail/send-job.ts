import type { Clock } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { Attempted, AttemptSource, Job, Progress } from '../jobs/index.ts';
import { mailFailure } from './failure.ts';
import { insertMailAttempt, lockMail, type MailRow, selectMail, updateMail } from './mail.sql.ts';
import type { Smtp } from './smtp.ts';

interface Deps {
  db: Db;
  clock: Clock;
  smtp: Smtp;
  /** Mails created before this time are no longer sent. */
  keptSince(): Date;
}

/** An attempt to send a mail to the mail server. */
interface Sent extends Attempted {
  at: Date;
  to: string;
  durationMs: number;
}

/** A mail never restarts its retry schedule, so all its attempts belong to one round. */
type Sendable = MailRow & Progress;

const inOneRound = (row: MailRow): Sendable => ({ ...row, round: row.attempts });

/** Defines how attempts send mails to the mail server, and how their results are recorded. */
export function mailAttempts({ db, clock, smtp, keptSince }: Deps): AttemptSource<Sendable, Sent> {
  return {
    delivered: 'sent',
    async load(job: Job) {
      const row = await db.maybeOne(selectMail, [Number(job.payload.mail)]);
      return row?.state === 'waiting' && row.created_at > keptSince() ? inOneRound(row) : undefined;
    },
    about: ({ purpose, reference }) => ({ topic: purpose, reference }),
    plan: async (row, job) => async () => {
      const at = clock.now();
      const started = performance.now();
      const reason = await smtp.send(row, job.signal).then(
        () => null,
        (error: unknown) => {
          // The abort alone may have made it fail, and the job's new owner attempts it again.
          if (job.signal.aborted) throw error;
          return describe(error);
        },
      );
      return { at, to: row.to_email, durationMs: Math.round(performance.now() - started), reason };
    },
    lock: async (tx, { id }) => inOneRound(await tx.one(lockMail, [id])),
    async record(tx, { id, wiped_at: redactedAt }, { state, attempts, ended_at }, made) {
      // The server's reply may quote the mail, so it is not stored when the mail has been redacted
      // meanwhile.
      const error = redactedAt === null ? (made?.reason ?? null) : null;
      // The mail may have been redirected while it was being sent, so the copy stores the actual
      // recipient.
      const to_email = made?.reason === null && redactedAt === null ? made.to : null;
      const mail = { state: state as MailRow['state'], attempts, error, ended_at, to_email };
      await tx.execute(updateMail, [id, mail]);
      if (!made) return;
      const attempt = { at: made.at, duration_ms: made.durationMs, error };
      await tx.execute(insertMailAttempt, [id, attempts, attempt]);
    },
  };
}

const MAX_REASON_CHARACTERS = 300;

const describe = (error: unknown): string =>
  mailFailure(error).slice(0, MAX_REASON_CHARACTERS).toWellFormed();

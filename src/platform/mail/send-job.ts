import type { Db } from '../db/index.ts';
import type { Attempted, AttemptSource, Job, Progress } from '../jobs/index.ts';
import { lockMail, type MailRow, selectMail, updateMail } from './mail.sql.ts';
import type { Smtp } from './smtp.ts';

interface Needs {
  db: Db;
  smtp: Smtp;
  /** The time before which mails are not sent any more. */
  keptSince(): Date;
}

/** A mail never starts its schedule anew, so all its attempts are of one round. */
type Sendable = MailRow & Progress;

const inOneRound = (row: MailRow): Sendable => ({ ...row, round: row.attempts });

/** Mails as items of attempts: how each is handed to the mail server, and how that is recorded. */
export function mailAttempts({ db, smtp, keptSince }: Needs): AttemptSource<Sendable, Attempted> {
  return {
    delivered: 'sent',
    async load(job: Job) {
      const row = await db.maybeOne(selectMail, [Number(job.payload.mail)]);
      return row?.state === 'waiting' && row.created_at > keptSince() ? inOneRound(row) : undefined;
    },
    about: ({ purpose, reference }) => ({ topic: purpose, reference }),
    plan: async (row, job) => () =>
      smtp.send(row, job.signal).then(
        () => ({ reason: null }),
        (error: unknown) => ({ reason: describe(error) }),
      ),
    lock: async (tx, { id }) => inOneRound(await tx.one(lockMail, [id])),
    async record(tx, { id, wiped_at: wipedAt }, { state, attempts, ended_at }, made) {
      // A mail that was wiped meanwhile takes along what the server said to it.
      const error = wipedAt === null ? (made?.reason ?? null) : null;
      const mail = { state: state as MailRow['state'], attempts, error, ended_at };
      await tx.execute(updateMail, [id, mail]);
    },
  };
}

const MAX_REASON_CHARACTERS = 300;

/** The failure in the words of the mail server or of the connection to it. */
function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, MAX_REASON_CHARACTERS).toWellFormed();
}

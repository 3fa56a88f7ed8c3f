import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Job } from '../jobs/index.ts';
import { LOCK, type MailRow, type MailState, SELECT, UPDATE } from './mail.sql.ts';
import type { Smtp } from './smtp.ts';

/** What became of a mail, as whoever posted it is told. */
export interface MailOutcome {
  id: number;
  reference: string | null;
  /** `over`: the attempt failed, and nobody waits for the mail any more. */
  result: 'sent' | 'retrying' | 'failed' | 'over';
  at: Date;
  /** Why the attempt failed, in the words of the mail server or of the connection to it. */
  reason: string | null;
}

/** What the poster of mails of one purpose does in the transaction that records an attempt. */
export interface MailHooks {
  /** Whether a mail may go now; one that may not is looked at again later. */
  ready(reference: string | null): Promise<boolean>;
  /** Locks what `attempted` is going to change; called before the mail itself is locked. */
  lock(tx: Tx, reference: string | null): Promise<void>;
  attempted(tx: Tx, outcome: MailOutcome): Promise<void>;
}

export interface SendNeeds {
  db: Db;
  clock: Clock;
  smtp: Smtp;
  /** Seconds before the second, the third … attempt. */
  retryWaits: readonly number[];
  /** The time before which mails are not sent any more. */
  keptSince(): Date;
  hooks: Readonly<Record<string, MailHooks>>;
}

/** How often a mail that may not go is looked at again. */
const heldSeconds = 60;

/** Makes one attempt to send one mail, and records it together with what follows. */
export async function sendMail(needs: SendNeeds, job: Job): Promise<void> {
  const { db, smtp, hooks } = needs;
  const mail = await db.maybeOne(SELECT, [job.payload.mail]);
  if (mail?.state !== 'waiting' || mail.created_at <= needs.keptSince()) return;
  if ((await hooks[mail.purpose]?.ready(mail.reference)) === false) {
    await job.again(db, secondsAfter(job.startedAt, heldSeconds));
    return;
  }
  const error = await smtp.send(mail, job.signal).then(
    () => null,
    (thrown: unknown) => describe(thrown),
  );
  await db.transaction((tx) => record(needs, tx, job, mail, error));
}

async function record(
  { clock, hooks, retryWaits }: SendNeeds,
  tx: Tx,
  job: Job,
  { id, purpose, reference }: MailRow,
  error: string | null,
): Promise<void> {
  await hooks[purpose]?.lock(tx, reference);
  const now = await tx.one(LOCK, [id]);
  const at = clock.now();
  const attempts = now.attempts + 1;
  const step = nextStep(now, error, retryWaits);
  const mine =
    step.waitSeconds === null
      ? await job.finish(tx)
      : await job.again(tx, secondsAfter(job.startedAt, step.waitSeconds));
  const state = mine || error === null ? step.state : now.state;
  const endedAt = state === 'waiting' ? null : (now.ended_at ?? at);
  await tx.execute(UPDATE, [id, state, attempts, error, endedAt]);
  await hooks[purpose]?.attempted(tx, {
    id,
    reference,
    result: step.result,
    at,
    reason: error,
  });
}

interface Step {
  state: MailState;
  waitSeconds: number | null;
  result: MailOutcome['result'];
}

/** A mail that was sent counts even when it was cancelled meanwhile. */
function nextStep(now: MailRow, error: string | null, retryWaits: readonly number[]): Step {
  if (error === null) return { state: 'sent', waitSeconds: null, result: 'sent' };
  if (now.state !== 'waiting') return { state: now.state, waitSeconds: null, result: 'over' };
  const waitSeconds = retryWaits[now.attempts] ?? null;
  return waitSeconds === null
    ? { state: 'failed', waitSeconds, result: 'failed' }
    : { state: 'waiting', waitSeconds, result: 'retrying' };
}

const secondsAfter = (time: Date, seconds: number): Date =>
  new Date(time.getTime() + seconds * 1_000);

function describe(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.slice(0, 300);
}

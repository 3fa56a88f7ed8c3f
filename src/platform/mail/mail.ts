import { type Clock, daysBefore } from '../clock.ts';
import type { Db, Queryable } from '../db/index.ts';
import { randomBase62 } from '../ids.ts';
import { attemptJobs, cancelJobs, enqueue, type JobKind, type Outcomes } from '../jobs/index.ts';
import { isPlainAddress, oneLine } from './address.ts';
import {
  withoutContent,
  type LoggedMail,
  type MailCopy,
  type MailSummary,
  presentLoggedMail,
  presentMail,
  summariseMail,
} from './mail.present.ts';
import {
  cancelMails,
  forgetMails,
  insertMail,
  insertMailAttempt,
  redirectMails,
  selectFailedMails,
  selectMail,
  selectMailLog,
  selectMails,
  type StoredAttachment,
  redactMails,
  redactMailsBefore,
  updateMail,
} from './mail.sql.ts';
import { mailFailure } from './failure.ts';
import { mailAttempts } from './send-job.ts';
import { connectSmtp } from './smtp.ts';

/** A mail to send. */
export interface NewMail {
  /** Its kind, such as `enquiry`; selects the outcome handler. */
  purpose: string;
  /** Its subject, such as a lead's id, by which it can be cancelled and redacted. */
  reference?: string;
  fromName: string;
  /** One plain address. */
  to: string;
  /** Omitted when it is not one plain address. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
  /** URL at which the recipient switches off mails of this kind with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** Outgoing mail, and the stored copies. */
export interface MailQueue {
  /** Whether a mail server is configured; without one mails are only stored. */
  readonly sends: boolean;
  /**
   * Stores a mail within the caller's transaction; it is sent after the commit. Returns its id.
   * Throws `TypeError` when `to` is not one plain address.
   */
  post(tx: Queryable, mail: NewMail): Promise<number>;
  /**
   * Hands a mail to the mail server at once, by one attempt, and stores both. Returns why the server did not take it;
   * null when it did. Throws `TypeError` when `to` is not one plain address, or without a mail server.
   */
  sendNow(mail: NewMail): Promise<string | null>;
  /** Cancels waiting mails about these references. */
  cancel(tx: Queryable, purpose: string, references: readonly string[]): Promise<void>;
  /**
   * Changes the recipient of waiting mails about these references.
   * Throws `TypeError` when `to` is not one plain address.
   */
  redirect(
    tx: Queryable,
    purpose: string,
    references: readonly string[],
    to: string,
  ): Promise<void>;
  /** Returns stored mails, newest first. */
  list(filter: { reference?: string; beforeId?: number; limit: number }): Promise<MailSummary[]>;
  /** Returns mails created since a time that could not be sent, newest first. */
  failed(since: Date, limit: number): Promise<MailSummary[]>;
  show(id: number): Promise<MailCopy | undefined>;
  /** Returns the mails about a reference with every attempt, oldest first. */
  log(reference: string): Promise<LoggedMail[]>;
  /** Erases the content of mails about these references and cancels waiting ones; returns their number. */
  redact(tx: Queryable, references: readonly string[]): Promise<number>;
  /** Erases like `wipe`, and erases the recipients too, for mails to people rather than to partners. */
  forget(tx: Queryable, references: readonly string[]): Promise<number>;
  /** Erases the content of all mails created before a time. */
  redactBefore(tx: Queryable, time: Date): Promise<number>;
  /**
   * Returns the kinds of jobs that send mails; none without a mail server. `outcomes` are handlers
   * by purpose, which run in the transaction that records an attempt, for mails with a reference.
   */
  jobs(outcomes: Outcomes): JobKind[];
  close(): void;
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Address of the sender. */
  from: string;
  smtpUrl?: string | undefined;
  /**
   * Seconds before the second, third and further attempts. The number of attempts is one more than
   * the array's length.
   */
  retryWaitsSeconds: readonly number[];
  /** Days after which a mail is neither shown nor sent, even if it has not been redacted yet. */
  keepDays: number;
}

/** Somebody waits for the answer. */
const SEND_NOW_TIMEOUT_MS = 30_000;

const SEND = { kind: 'mail.send', concurrency: 3 };
const keyOf = (id: number) => String(id);

/** Creates the outgoing mail of this installation. */
export function createMailQueue(deps: Deps): MailQueue {
  const { db, clock, from, smtpUrl, retryWaitsSeconds, keepDays } = deps;
  if (!isPlainAddress(from)) throw new TypeError(`"${from}" is not a mail address.`);
  const smtp = smtpUrl === undefined ? undefined : connectSmtp(smtpUrl);
  const dropJobs = async (tx: Queryable, mails: { id: number }[]) => {
    await cancelJobs(
      tx,
      SEND.kind,
      mails.map(({ id }) => keyOf(id)),
    );
    return mails.length;
  };
  const keptSince = () => daysBefore(clock.now(), keepDays);

  const insert = async (tx: Queryable, mail: NewMail): Promise<number> => {
    if (!isPlainAddress(mail.to)) throw new TypeError('A mail needs one plain address.');
    const { purpose, reference = null, to, replyTo, text, html, attachments = [] } = mail;
    const { unsubscribeUrl = null } = mail;
    const { id } = await tx.one(insertMail, [
      {
        purpose,
        reference,
        created_at: clock.now(),
        from_name: oneLine(mail.fromName),
        from_email: from,
        to_email: to,
        reply_to: replyTo !== undefined && isPlainAddress(replyTo) ? replyTo : null,
        subject: oneLine(mail.subject),
        body_text: text.toWellFormed(),
        body_html: html?.toWellFormed() ?? null,
        attachments: attachments.map(inBase64),
        message_id: `<${randomBase62(24)}@${from.split('@')[1]}>`,
        unsubscribe_url: unsubscribeUrl,
        state: smtp ? 'waiting' : 'kept',
      },
    ]);
    return id;
  };

  return {
    sends: smtp !== undefined,
    async post(tx, mail) {
      const id = await insert(tx, mail);
      if (smtp) await enqueue(tx, { kind: SEND.kind, key: keyOf(id), payload: { mail: id } });
      return id;
    },
    async sendNow(mail) {
      if (!smtp) throw new TypeError('There is no mail server.');
      const row = await db.one(selectMail, [await insert(db, mail)]);
      const at = clock.now();
      const started = performance.now();
      const error = await smtp.send(row, AbortSignal.timeout(SEND_NOW_TIMEOUT_MS)).then(
        () => null,
        (thrown: unknown) => mailFailure(thrown),
      );
      const attempt = { at, duration_ms: Math.round(performance.now() - started), error };
      const state = error === null ? ('sent' as const) : ('failed' as const);
      await db.transaction(async (tx) => {
        const ended = { state, attempts: 1, error, ended_at: at, to_email: null };
        await tx.execute(updateMail, [row.id, ended]);
        await tx.execute(insertMailAttempt, [row.id, 1, attempt]);
      });
      return error;
    },
    async cancel(tx, purpose, references) {
      await dropJobs(tx, await tx.query(cancelMails, [purpose, references, clock.now()]));
    },
    async redirect(tx, purpose, references, to) {
      if (!isPlainAddress(to)) throw new TypeError('A mail needs one plain address.');
      await tx.execute(redirectMails, [purpose, references, to]);
    },
    async list({ reference = null, beforeId = null, limit }) {
      const rows = await db.query(selectMails, [reference, beforeId, limit]);
      return rows.map(summariseMail);
    },
    async failed(since, limit) {
      return (await db.query(selectFailedMails, [since, limit])).map(summariseMail);
    },
    async show(id) {
      const row = await db.maybeOne(selectMail, [id]);
      return row && presentMail(row.created_at > keptSince() ? row : withoutContent(row));
    },
    log: async (reference) => (await db.query(selectMailLog, [reference])).map(presentLoggedMail),
    redact: async (tx, references) =>
      dropJobs(tx, await tx.query(redactMails, [references, clock.now()])),
    forget: async (tx, references) =>
      dropJobs(tx, await tx.query(forgetMails, [references, clock.now()])),
    redactBefore: async (tx, time) =>
      dropJobs(tx, await tx.query(redactMailsBefore, [time, clock.now()])),
    jobs(outcomes) {
      if (!smtp) return [];
      const source = mailAttempts({ db, clock, smtp, keptSince });
      return [attemptJobs(SEND, source, { db, clock, retryWaitsSeconds, outcomes })];
    },
    close: () => smtp?.close(),
  };
}

function inBase64({ filename, contentType, content }: Attachment): StoredAttachment {
  return {
    filename: oneLine(filename),
    contentType: oneLine(contentType),
    content: Buffer.from(content).toString('base64'),
  };
}

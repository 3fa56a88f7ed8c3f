import { type Clock, daysBefore } from '../clock.ts';
import type { Db, Queryable } from '../db/index.ts';
import { randomBase62 } from '../ids.ts';
import { attemptJobs, cancelJobs, enqueue, type JobKind, type Outcomes } from '../jobs/index.ts';
import { isPlainAddress, oneLine } from './address.ts';
import {
  forgotten,
  type MailCopy,
  type MailSummary,
  presentMail,
  summariseMail,
} from './mail.present.ts';
import {
  cancelMails,
  forgetMails,
  insertMail,
  redirectMails,
  selectMail,
  selectMails,
  type StoredAttachment,
  wipeMails,
  wipeMailsBefore,
} from './mail.sql.ts';
import { mailAttempts } from './send-job.ts';
import { connectSmtp } from './smtp.ts';

/** A mail as it is handed in. */
export interface NewMail {
  /** What it is for, `enquiry` say: by this its outcome handler is found. */
  purpose: string;
  /** What it is about, a lead's id say: by this it can be cancelled and wiped. */
  reference?: string;
  fromName: string;
  /** One plain address. */
  to: string;
  /** Left out when it is not one plain address. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
}

interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** Mail that goes out, and its copies. */
export interface Mailbox {
  /** Whether there is a mail server; without one mails are only kept. */
  readonly sends: boolean;
  /**
   * Hands a mail in within the caller's transaction; it is sent after the commit.
   * Throws `TypeError` when `to` is not one plain address.
   */
  post(tx: Queryable, mail: NewMail): Promise<number>;
  /** Sends no more of what still waits about these references. */
  cancel(tx: Queryable, purpose: string, references: readonly string[]): Promise<void>;
  /**
   * Sends what still waits about these references to another address.
   * Throws `TypeError` when `to` is not one plain address.
   */
  redirect(
    tx: Queryable,
    purpose: string,
    references: readonly string[],
    to: string,
  ): Promise<void>;
  /** The newest first. */
  list(filter: { reference?: string; beforeId?: number; limit: number }): Promise<MailSummary[]>;
  show(id: number): Promise<MailCopy | undefined>;
  /** Forgets what mails about these references said, and sends them no more; gives their number. */
  wipe(tx: Queryable, references: readonly string[]): Promise<number>;
  /** The same, and to whom they went: for mails to people rather than to partners. */
  forget(tx: Queryable, references: readonly string[]): Promise<number>;
  /** Wipes every mail made before a time. */
  wipeBefore(tx: Queryable, time: Date): Promise<number>;
  /**
   * What a worker does; nothing without a mail server. `outcomes`: by purpose, run in the transaction
   * that records an attempt, for mails with a reference.
   */
  jobs(outcomes: Outcomes): JobKind[];
  close(): void;
}

interface Needs {
  db: Db;
  clock: Clock;
  /** Address of the sender. */
  from: string;
  smtpUrl?: string | undefined;
  /** Seconds before the second, the third … attempt; one attempt more than there are waits. */
  retryWaitsSeconds: readonly number[];
  /** Days after which a mail is neither shown nor sent any more, whether it was wiped by then or not. */
  keepDays: number;
}

const SEND = { kind: 'mail.send', concurrency: 3 };
const keyOf = (id: number) => String(id);

/** Makes the mailbox of this installation. */
export function createMailbox(needs: Needs): Mailbox {
  const { db, clock, from, smtpUrl, retryWaitsSeconds, keepDays } = needs;
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

  return {
    sends: smtp !== undefined,
    async post(tx, mail) {
      if (!isPlainAddress(mail.to)) throw new TypeError('A mail needs one plain address.');
      const { purpose, reference = null, to, replyTo, text, html, attachments = [] } = mail;
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
          state: smtp ? 'waiting' : 'kept',
        },
      ]);
      if (smtp) await enqueue(tx, { kind: SEND.kind, key: keyOf(id), payload: { mail: id } });
      return id;
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
    async show(id) {
      const row = await db.maybeOne(selectMail, [id]);
      return row && presentMail(row.created_at > keptSince() ? row : forgotten(row));
    },
    wipe: async (tx, references) =>
      dropJobs(tx, await tx.query(wipeMails, [references, clock.now()])),
    forget: async (tx, references) =>
      dropJobs(tx, await tx.query(forgetMails, [references, clock.now()])),
    wipeBefore: async (tx, time) =>
      dropJobs(tx, await tx.query(wipeMailsBefore, [time, clock.now()])),
    jobs(outcomes) {
      if (!smtp) return [];
      const source = mailAttempts({ db, smtp, keptSince });
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

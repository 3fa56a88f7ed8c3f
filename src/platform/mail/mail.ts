import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/index.ts';
import { randomBase62 } from '../ids.ts';
import { cancelJobs, enqueue, type JobKind } from '../jobs/index.ts';
import { isPlainAddress, oneLine } from './address.ts';
import {
  forgotten,
  type MailCopy,
  type MailSummary,
  presentMail,
  summariseMail,
} from './mail.present.ts';
import {
  CANCEL,
  FORGET,
  INSERT,
  LIST,
  REDIRECT,
  SELECT,
  type StoredAttachment,
  WIPE,
  WIPE_BEFORE,
} from './mail.sql.ts';
import { type MailHooks, sendMail } from './send-job.ts';
import { connectSmtp } from './smtp.ts';

/** A mail as it is handed in. */
export interface NewMail {
  /** What it is for, `enquiry` say: names its hooks. */
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
  /** What a worker has to do. */
  jobs: JobKind[];
  close(): void;
}

interface Needs {
  db: Db;
  clock: Clock;
  /** Address of the sender. */
  from: string;
  smtpUrl?: string | undefined;
  /** Seconds before the second, the third … attempt; one attempt more than there are waits. */
  retryWaits: readonly number[];
  /** Days after which a mail is neither shown nor sent any more, whether it was wiped by then or not. */
  keepDays: number;
  /** By purpose. */
  hooks: Readonly<Record<string, MailHooks>>;
}

const SEND = 'mail.send';
const keyOf = (id: number) => String(id);

/** Makes the mailbox of this installation. */
export function createMailbox(needs: Needs): Mailbox {
  const { db, clock, from, smtpUrl, retryWaits, keepDays, hooks } = needs;
  if (!isPlainAddress(from)) throw new TypeError(`"${from}" is not a mail address.`);
  const smtp = smtpUrl === undefined ? undefined : connectSmtp(smtpUrl);
  const dropJobs = async (tx: Queryable, mails: { id: number }[]) => {
    await cancelJobs(
      tx,
      SEND,
      mails.map(({ id }) => keyOf(id)),
    );
    return mails.length;
  };
  const keptSince = () => new Date(clock.now().getTime() - keepDays * 86_400_000);

  return {
    sends: smtp !== undefined,
    async post(tx, mail) {
      if (!isPlainAddress(mail.to)) throw new TypeError('A mail needs one plain address.');
      const { id } = await tx.one(INSERT, [
        mail.purpose,
        mail.reference ?? null,
        clock.now(),
        oneLine(mail.fromName),
        from,
        mail.to,
        mail.replyTo !== undefined && isPlainAddress(mail.replyTo) ? mail.replyTo : null,
        oneLine(mail.subject),
        mail.text,
        mail.html ?? null,
        JSON.stringify((mail.attachments ?? []).map(inBase64)),
        `<${randomBase62(24)}@${from.split('@')[1]}>`,
        smtp ? 'waiting' : 'kept',
      ]);
      if (smtp) await enqueue(tx, { kind: SEND, key: keyOf(id), payload: { mail: id } });
      return id;
    },
    async cancel(tx, purpose, references) {
      await dropJobs(tx, await tx.query(CANCEL, [purpose, references, clock.now()]));
    },
    async redirect(tx, purpose, references, to) {
      if (!isPlainAddress(to)) throw new TypeError('A mail needs one plain address.');
      await tx.execute(REDIRECT, [purpose, references, to]);
    },
    async list({ reference = null, beforeId = null, limit }) {
      const rows = await db.query(LIST, [reference, beforeId, limit]);
      return rows.map(summariseMail);
    },
    async show(id) {
      const row = await db.maybeOne(SELECT, [id]);
      return row && presentMail(row.created_at > keptSince() ? row : forgotten(row));
    },
    wipe: async (tx, references) => dropJobs(tx, await tx.query(WIPE, [references, clock.now()])),
    forget: async (tx, references) =>
      dropJobs(tx, await tx.query(FORGET, [references, clock.now()])),
    wipeBefore: async (tx, time) => dropJobs(tx, await tx.query(WIPE_BEFORE, [time, clock.now()])),
    jobs: smtp
      ? [
          {
            kind: SEND,
            concurrency: 3,
            // Counts crashes of the process too, none of which is the mail's own fault.
            maxAttempts: 1_000,
            run: (job) => sendMail({ db, clock, smtp, retryWaits, keptSince, hooks }, job),
          },
        ]
      : [],
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

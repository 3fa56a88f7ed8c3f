import { statement } from '../db/index.ts';

/**
 * waiting: to be sent or retried. kept: no mail server was configured. failed: every attempt failed.
 * cancelled: no longer to be sent.
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'kept' | 'cancelled';

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Encoded in Base64. */
  content: string;
}

export interface MailRow {
  id: number;
  purpose: string;
  reference: string | null;
  created_at: Date;
  from_name: string;
  from_email: string;
  to_email: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
  attachments: StoredAttachment[];
  message_id: string;
  /** URL at which the recipient switches off mails of this kind. */
  unsubscribe_url: string | null;
  state: MailState;
  attempts: number;
  error: string | null;
  ended_at: Date | null;
  wiped_at: Date | null;
}

const COLUMNS = `id, purpose, reference, created_at, from_name, from_email, to_email, reply_to, subject,
  body_text, body_html, attachments, message_id, unsubscribe_url, state, attempts, error, ended_at,
  wiped_at`;

type NewMailRow = Omit<MailRow, 'id' | 'attempts' | 'error' | 'ended_at' | 'wiped_at'>;

export const insertMail = statement<{ id: number }, [mail: NewMailRow]>(
  'mail.insert_mail',
  `insert into mail (purpose, reference, created_at, from_name, from_email, to_email, reply_to,
     subject, body_text, body_html, attachments, message_id, unsubscribe_url, state)
   select purpose, reference, created_at, from_name, from_email, to_email, reply_to, subject,
     body_text, body_html, attachments, message_id, unsubscribe_url, state
   from jsonb_to_record($1) as m (purpose text, reference text, created_at timestamptz,
     from_name text, from_email text, to_email text, reply_to text, subject text, body_text text,
     body_html text, attachments jsonb, message_id text, unsubscribe_url text, state text)
   returning id`,
);

export const selectMail = statement<MailRow, [id: number]>(
  'mail.select_mail',
  `select ${COLUMNS} from mail where id = $1`,
);

export const lockMail = statement<MailRow, [id: number]>(
  'mail.lock_mail',
  `select ${COLUMNS} from mail where id = $1 for update`,
);

/** The columns that an attempt changes; a null `to_email` leaves the stored one. */
type AttemptedMail = Pick<MailRow, 'state' | 'attempts' | 'error' | 'ended_at'> & {
  to_email: string | null;
};

export const updateMail = statement<never, [id: number, mail: AttemptedMail]>(
  'mail.update_mail',
  `update mail set state = m.state, attempts = m.attempts, error = m.error, ended_at = m.ended_at,
     to_email = coalesce(m.to_email, mail.to_email)
   from jsonb_to_record($2) as m (state text, attempts integer, error text, ended_at timestamptz,
     to_email text)
   where id = $1`,
);

/** One attempt to send a mail to the mail server. */
interface NewMailAttempt {
  at: Date;
  duration_ms: number;
  /** The server's reply, or how the connection failed; null for a success. */
  error: string | null;
}

export const insertMailAttempt = statement<
  never,
  [mailId: number, number: number, attempt: NewMailAttempt]
>(
  'mail.insert_mail_attempt',
  `insert into mail_attempt (mail_id, number, at, duration_ms, error)
   select $1, $2, at, duration_ms, error
   from jsonb_to_record($3) as a (at timestamptz, duration_ms integer, error text)`,
);

export const cancelMails = statement<
  { id: number },
  [purpose: string, references: readonly string[], now: Date]
>(
  'mail.cancel_mails',
  `update mail set state = 'cancelled', ended_at = $3
   where purpose = $1 and reference = any($2::text[]) and state = 'waiting' returning id`,
);

export const redirectMails = statement<
  never,
  [purpose: string, references: readonly string[], to: string]
>(
  'mail.redirect_mails',
  `update mail set to_email = $3
   where purpose = $1 and reference = any($2::text[]) and state = 'waiting'`,
);

const WIPED = `body_text = '', body_html = null, reply_to = null, attachments = '[]',
  unsubscribe_url = null,
  error = null, wiped_at = $2,
  state = case when state = 'waiting' then 'cancelled' else state end,
  ended_at = coalesce(ended_at, $2)`;

/**
 * Returns SQL that also erases the errors of mails' attempts, which may quote the mails.
 * @param changed an update of `mail` that returns their ids
 */
const withAttempts = (changed: string): string => `with wiped as (${changed} returning id),
   cleared as (
     update mail_attempt set error = null
     from wiped where mail_attempt.mail_id = wiped.id and error is not null
   )
   select id from wiped`;

/** Erases the content of mails. */
export const redactMails = statement<{ id: number }, [references: readonly string[], now: Date]>(
  'mail.redact_mails',
  withAttempts(`update mail set ${WIPED} where reference = any($1::text[]) and wiped_at is null`),
);

/** Erases the content and the recipients of mails. */
export const forgetMails = statement<{ id: number }, [references: readonly string[], now: Date]>(
  'mail.forget_mails',
  withAttempts(
    `update mail set to_email = '', ${WIPED}
     where reference = any($1::text[]) and to_email <> ''`,
  ),
);

/** Erases the content of mails created before a time. */
export const redactMailsBefore = statement<{ id: number }, [before: Date, now: Date]>(
  'mail.redact_mails_before',
  withAttempts(`update mail set ${WIPED} where created_at < $1 and wiped_at is null`),
);

export type MailSummaryRow = Pick<
  MailRow,
  | 'id'
  | 'purpose'
  | 'reference'
  | 'created_at'
  | 'to_email'
  | 'subject'
  | 'state'
  | 'attempts'
  | 'error'
>;

/** Selects mails of one reference or all, newest first. */
export const selectMails = statement<
  MailSummaryRow,
  [reference: string | null, beforeId: number | null, limit: number]
>(
  'mail.select_mails',
  `select id, purpose, reference, created_at, to_email, subject, state, attempts, error
   from mail
   where ($1::text is null or reference = $1) and ($2::bigint is null or id < $2)
   order by id desc limit $3`,
);

/** Selects failed mails created since a time, newest first. */
export const selectFailedMails = statement<MailSummaryRow, [since: Date, limit: number]>(
  'mail.select_failed_mails',
  `select id, purpose, reference, created_at, to_email, subject, state, attempts, error
   from mail where created_at >= $1 and state = 'failed' order by id desc limit $2`,
);

interface MailAttemptRow extends Omit<NewMailAttempt, 'at'> {
  number: number;
  /** ISO 8601, as in JSON. */
  at: string;
}

export interface MailLogRow extends MailSummaryRow {
  ended_at: Date | null;
  log: MailAttemptRow[];
}

/** Selects mails of one reference with every attempt, oldest first. */
export const selectMailLog = statement<MailLogRow, [reference: string]>(
  'mail.select_mail_log',
  `select id, purpose, reference, created_at, to_email, subject, state, attempts, error, ended_at,
     coalesce((
       select jsonb_agg(jsonb_build_object('number', a.number, 'at', a.at,
         'duration_ms', a.duration_ms, 'error', a.error) order by a.id)
       from mail_attempt a where a.mail_id = mail.id
     ), '[]') as log
   from mail where reference = $1 order by id`,
);

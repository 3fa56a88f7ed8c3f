import { statement } from '../db/index.ts';

/**
 * waiting: to be sent, or sent again. kept: there was no mail server to send it by. failed: every
 * attempt failed. cancelled: not wanted any more.
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'kept' | 'cancelled';

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
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
  state: MailState;
  attempts: number;
  error: string | null;
  ended_at: Date | null;
  wiped_at: Date | null;
}

const COLUMNS = `id, purpose, reference, created_at, from_name, from_email, to_email, reply_to, subject,
  body_text, body_html, attachments, message_id, state, attempts, error, ended_at, wiped_at`;

export const INSERT = statement<{ id: number }>(
  'mail.insert',
  `insert into mail (purpose, reference, created_at, from_name, from_email, to_email, reply_to,
     subject, body_text, body_html, attachments, message_id, state)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
);

export const SELECT = statement<MailRow>(
  'mail.select',
  `select ${COLUMNS} from mail where id = $1`,
);

export const LOCK = statement<MailRow>(
  'mail.lock',
  `select ${COLUMNS} from mail where id = $1 for update`,
);

/** $1 id, $2 state, $3 attempts, $4 error, $5 the time it ended, if it did. */
export const UPDATE = statement(
  'mail.update',
  'update mail set state = $2, attempts = $3, error = $4, ended_at = $5 where id = $1',
);

/** $1 purpose, $2 references, $3 now. */
export const CANCEL = statement<{ id: number }>(
  'mail.cancel',
  `update mail set state = 'cancelled', ended_at = $3
   where purpose = $1 and reference = any($2::text[]) and state = 'waiting' returning id`,
);

/** $1 purpose, $2 references, $3 the new recipient. */
export const REDIRECT = statement(
  'mail.redirect',
  `update mail set to_email = $3
   where purpose = $1 and reference = any($2::text[]) and state = 'waiting'`,
);

const FORGOTTEN = `body_text = '', body_html = null, reply_to = null, attachments = '[]',
  error = null, wiped_at = $2,
  state = case when state = 'waiting' then 'cancelled' else state end,
  ended_at = coalesce(ended_at, $2)`;

/** $1 references, $2 now. */
export const WIPE = statement<{ id: number }>(
  'mail.wipe',
  `update mail set ${FORGOTTEN}
   where reference = any($1::text[]) and wiped_at is null returning id`,
);

/** $1 references, $2 now. */
export const FORGET = statement<{ id: number }>(
  'mail.forget',
  `update mail set to_email = '', ${FORGOTTEN}
   where reference = any($1::text[]) and to_email <> '' returning id`,
);

/** $1 the time before which mails were made, $2 now. */
export const WIPE_BEFORE = statement<{ id: number }>(
  'mail.wipe_before',
  `update mail set ${FORGOTTEN} where created_at < $1 and wiped_at is null returning id`,
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

/** $1 reference or null for all, $2 id to go on before, $3 most. */
export const LIST = statement<MailSummaryRow>(
  'mail.list',
  `select id, purpose, reference, created_at, to_email, subject, state, attempts, error
   from mail
   where ($1::text is null or reference = $1) and ($2::bigint is null or id < $2)
   order by id desc limit $3`,
);

import type { MailLogRow, MailRow, MailState, MailSummaryRow } from './mail.sql.ts';

/** A mail in a list. */
export interface MailSummary {
  id: number;
  purpose: string;
  reference: string | null;
  createdAt: Date;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  error: string | null;
}

/** A mail with every attempt to send it to the mail server. */
export interface LoggedMail extends MailSummary {
  endedAt: Date | null;
  log: {
    number: number;
    at: Date;
    durationMs: number;
    /** Why it was not accepted, as a sentence; null for a success. */
    error: string | null;
  }[];
}

/** A whole mail. */
export interface MailCopy extends MailSummary {
  /** `Name <address>`. */
  from: string;
  replyTo: string | null;
  text: string;
  html: string | null;
  attachments: { filename: string; contentType: string; bytes: number }[];
  messageId: string;
}

/** Removes the content of a mail, like a redaction. */
export const withoutContent = (row: MailRow): MailRow => ({
  ...row,
  reply_to: null,
  body_text: '',
  body_html: null,
  attachments: [],
  unsubscribe_url: null,
  error: null,
});

/** Selects the fields of a mail in a list. */
export const summariseMail = (row: MailSummaryRow): MailSummary => ({
  id: row.id,
  purpose: row.purpose,
  reference: row.reference,
  createdAt: row.created_at,
  to: row.to_email,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  error: row.error,
});

/** Selects the fields of a mail in the log of its reference. */
export const presentLoggedMail = (row: MailLogRow): LoggedMail => ({
  ...summariseMail(row),
  endedAt: row.ended_at,
  log: row.log.map(({ number, at, duration_ms: durationMs, error }) => ({
    number,
    at: new Date(at),
    durationMs,
    error,
  })),
});

/** Selects the fields of one whole mail. */
export const presentMail = (row: MailRow): MailCopy => ({
  ...summariseMail(row),
  from: `${row.from_name} <${row.from_email}>`,
  replyTo: row.reply_to,
  text: row.body_text,
  html: row.body_html,
  attachments: row.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    bytes: Buffer.byteLength(content, 'base64'),
  })),
  messageId: row.message_id,
});

import { createTransport } from 'nodemailer';
import type { MailRow } from './mail.sql.ts';

/** Hands mails over to a mail server. */
export interface Smtp {
  /** Throws when the server did not take it. */
  send(mail: MailRow, signal: AbortSignal): Promise<void>;
  close(): void;
}

const oneMailMs = 60_000;

/**
 * A mail server by its address (`smtp://user:password@host:587`, `smtps://…`; nodemailer's options as
 * its query). Connections are kept and shared.
 */
export function connectSmtp(url: string): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // A mail that broke off may have arrived: sending it again is decided by our own schedule.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      await transport.sendMail({
        from: { name: mail.from_name, address: mail.from_email },
        to: { name: '', address: mail.to_email },
        ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
        envelope: { from: mail.from_email, to: [mail.to_email] },
        subject: mail.subject,
        date: mail.created_at,
        messageId: mail.message_id,
        // Holidays are not announced to travellers by way of us.
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: mail.body_text,
        ...(mail.body_html === null ? {} : { html: mail.body_html }),
        attachments: mail.attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content, 'base64'),
        })),
        signal: AbortSignal.any([signal, AbortSignal.timeout(oneMailMs)]),
      });
    },
    close: () => transport.close({ force: true }),
  };
}

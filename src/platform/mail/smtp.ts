import { createTransport } from 'nodemailer';
import { asciiAddress } from './address.ts';
import type { MailRow } from './mail.sql.ts';

/** Hands mails over to a mail server. */
export interface Smtp {
  /**
   * Addresses are written in ASCII, so that no server has to offer SMTPUTF8; one that has no such form
   * gets no mail, and is left out as reply address. Throws when the mail was not taken.
   */
  send(mail: MailRow, signal: AbortSignal): Promise<void>;
  close(): void;
}

const oneMailMs = 60_000;

const NOT_ASCII =
  'The part of the address before its @ has letters beyond ASCII, which mail servers do not all carry.';

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
      const to = asciiAddress(mail.to_email);
      const from = asciiAddress(mail.from_email);
      if (to === undefined || from === undefined) throw new Error(NOT_ASCII);
      const replyTo = mail.reply_to === null ? undefined : asciiAddress(mail.reply_to);
      await transport.sendMail({
        from: { name: mail.from_name, address: from },
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        envelope: { from, to: [to] },
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

import type * as Nodemailer from 'nodemailer';
import { lazyPackage } from '../lazily.ts';
import { asciiAddress } from './address.ts';
import { UnsendableMail } from './failure.ts';
import type { MailRow } from './mail.sql.ts';

const nodemailer = lazyPackage<typeof Nodemailer>('nodemailer');

/** Sends mails to a mail server. */
export interface Smtp {
  /**
   * Sends one mail. Addresses are written in ASCII, so that no server needs SMTPUTF8; a reply
   * address without an ASCII form is omitted. Throws when the recipient has no ASCII form or the
   * server did not accept the mail.
   */
  send(mail: MailRow, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Returns the headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribe_url: url }: MailRow): Record<string, string> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Maximum time for sending one mail to the server. */
const MAIL_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

const NOT_ASCII =
  'The part of the address before its @ has letters beyond ASCII, which mail servers do not all carry.';

/**
 * Connects to a mail server by its URL (`smtp://user:password@host:587`, `smtps://…`; its query
 * contains nodemailer's options). Connections are pooled. With a user, connections must be
 * encrypted unless the query has `requireTLS=false`: otherwise an attacker on the network could
 * remove STARTTLS from the server's answer and read the password and travellers' texts.
 */
export function connectSmtp(url: string): Smtp {
  const transport = nodemailer().createTransport({
    url,
    pool: true,
    // Options in the URL's query override this one.
    requireTLS: URL.parse(url)?.username !== '',
    maxConnections: 3,
    // nodemailer must not resend a mail, which may have arrived although the connection broke:
    // retries follow our own schedule.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const to = asciiAddress(mail.to_email);
      const from = asciiAddress(mail.from_email);
      if (to === undefined || from === undefined) throw new UnsendableMail(NOT_ASCII);
      const replyTo = mail.reply_to === null ? undefined : asciiAddress(mail.reply_to);
      await transport.sendMail({
        from: { name: mail.from_name, address: from },
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        envelope: { from, to: [to] },
        subject: mail.subject,
        date: mail.created_at,
        messageId: mail.message_id,
        // Prevents out-of-office replies (RFC 3834), which would go to the traveller's Reply-To.
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        text: mail.body_text,
        ...(mail.body_html === null ? {} : { html: mail.body_html }),
        attachments: mail.attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content, 'base64'),
        })),
        signal: AbortSignal.any([signal, AbortSignal.timeout(MAIL_TIMEOUT_MS)]),
      });
    },
    close: () => transport.close({ force: true }),
  };
}

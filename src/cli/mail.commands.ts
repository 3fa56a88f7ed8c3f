import { ExpectedError } from '../platform/errors.ts';
import { timestamp } from '../platform/clock.ts';
import type { MailQueue, MailSummary } from '../platform/mail/index.ts';
import { type Command, idArgument } from './command.ts';
import { asTable, lines } from './output.ts';

const summary = (mail: MailSummary) => ({
  id: mail.id,
  purpose: mail.purpose,
  reference: mail.reference,
  created_at: timestamp(mail.createdAt),
  to: mail.to,
  subject: mail.subject,
  state: mail.state,
  attempts: mail.attempts,
  error: mail.error,
});

/** Commands about mails: sent ones, and those that are only stored because no SMTP server is set. */
export const mailCommands: Command<{ mailQueue: MailQueue }>[] = [
  {
    words: 'mail list',
    arguments: [],
    options: {},
    table: true,
    summary: 'List mails, the newest first.',
    async run(_given, { mailQueue }) {
      return asTable((await mailQueue.list({ limit: 200 })).map(summary));
    },
  },
  {
    words: 'mail show',
    arguments: ['ID'],
    options: {},
    summary: 'Show a mail.',
    async run(given, { mailQueue }) {
      const id = idArgument(given, 'a mail');
      const mail = await mailQueue.show(id);
      if (!mail) throw new ExpectedError('not_found', `There is no mail ${id}.`);
      const { from, replyTo: reply_to, text, html, attachments, messageId: message_id } = mail;
      const head = { ...summary(mail), from, reply_to, message_id };
      return { json: { ...head, text, html, attachments }, text: `${lines(head)}\n\n${text}` };
    },
  },
];

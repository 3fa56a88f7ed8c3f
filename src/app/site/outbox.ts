import { type Language, LANGUAGES, mailSamples, toMail } from '../../mails/index.ts';
import type { Settings } from '../../platform/config/index.ts';
import type { MailCopy, MailSummary, Mailbox } from '../../platform/mail/index.ts';

/** A stored mail. */
export type OutboxMail = MailCopy;

/** A template with made-up facts in one language. */
export interface PreviewedMail {
  language: Language;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: string[];
}

/** What a development machine shows of mails: what would have been sent, and how templates look. */
export interface Outbox {
  /** Newest first. */
  mails(beforeId?: number): Promise<{ mails: MailSummary[]; next: number | null }>;
  mail(id: number): Promise<OutboxMail | undefined>;
  templates: readonly string[];
  /** A template in every language; undefined for an unknown name. */
  template(name: string): PreviewedMail[] | undefined;
}

const PAGE = 50;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Whether mails are shown at all: only in the demo or in development, where only programs of this
 * machine reach the site, and by its own name. The pages check the address of each request too.
 */
export const showsOutbox = (
  { DEMO, HOST, PUBLIC_URL }: Pick<Settings, 'DEMO' | 'HOST' | 'PUBLIC_URL'>,
  { development = false }: { development?: boolean },
): boolean =>
  (DEMO || development) && LOOPBACK.test(HOST) && LOOPBACK.test(new URL(PUBLIC_URL).hostname);

/** Makes the outbox. */
export function createOutbox(mailbox: Pick<Mailbox, 'list' | 'show'>, publicUrl: string): Outbox {
  const samples = new Map(mailSamples(publicUrl).map(({ name, write }) => [name, write]));
  return {
    async mails(beforeId) {
      const mails = await mailbox.list({ limit: PAGE, ...(beforeId ? { beforeId } : {}) });
      return { mails, next: mails.length < PAGE ? null : mails.at(-1)!.id };
    },
    mail: mailbox.show,
    templates: [...samples.keys()],
    template(name) {
      const write = samples.get(name);
      return (
        write &&
        LANGUAGES.map((language) => {
          const {
            fromName,
            subject,
            text,
            html = '',
            attachments = [],
          } = toMail('office@vans.example', write(language));
          const names = attachments.map(({ filename }) => filename);
          return { language, from: fromName, subject, text, html, attachments: names };
        })
      );
    },
  };
}

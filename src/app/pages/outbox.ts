import { type Language, LANGUAGES, mailSamples, toMail } from '../../mails/index.ts';
import type { Settings } from '../../platform/config/index.ts';
import type { MailCopy, MailSummary, MailQueue } from '../../platform/mail/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { isLocal, openingLink } from '../use-cases/demo-door.ts';

/** A stored mail. */
export type OutboxMail = MailCopy;

/** A template with made-up data in one language. */
export interface PreviewedMail {
  language: Language;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: string[];
}

/** Shows mails on a development machine: those that would have been sent, and previews of templates. */
export interface MailPreview {
  /** Returns stored mails, newest first. */
  mails(beforeId?: number): Promise<{ mails: MailSummary[]; next: number | null }>;
  mail(id: number): Promise<OutboxMail | undefined>;
  templates: readonly string[];
  /** Returns a template in every language; undefined for an unknown name. */
  template(name: string): PreviewedMail[] | undefined;
}

const PAGE = 50;

/**
 * Whether mails are shown to holders of the demo's token: only in the demo or in development, when
 * the site's address is one of this machine.
 */
export const showsMailPreview = (
  settings: Pick<Settings, 'DEMO' | 'PUBLIC_URL'>,
  { development = false }: { development?: boolean },
): boolean => (settings.DEMO || development) && isLocal(settings);

/** Returns the link that opens the mail preview; undefined when mails are not shown. */
export const outboxLink = (
  settings: Pick<Settings, 'DEMO' | 'PUBLIC_URL'>,
  keyRing: KeyRing,
  options: { development?: boolean },
): string | undefined =>
  showsMailPreview(settings, options) ? openingLink(settings, keyRing, '/outbox') : undefined;

/** Creates the mail preview. */
export function createMailPreview(
  mailQueue: Pick<MailQueue, 'list' | 'show'>,
  publicUrl: string,
): MailPreview {
  const samples = new Map(mailSamples(publicUrl).map(({ name, write }) => [name, write]));
  return {
    async mails(beforeId) {
      const mails = await mailQueue.list({ limit: PAGE, ...(beforeId ? { beforeId } : {}) });
      return { mails, next: mails.length < PAGE ? null : mails.at(-1)!.id };
    },
    mail: mailQueue.show,
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

import type { Queryable } from '../platform/db/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type Language, languageOf, pageIn } from './language.ts';
import { type Letter, toMail } from './letter.ts';
import { topicSwitchToken } from './topic-switch.ts';
import { wordsIn } from './words/index.ts';

/** The data of a partner that mails to it need. */
export interface Addressee {
  id: number;
  slug: string;
  contact_email: string;
  language: string;
  /** Topics that the partner has switched off. */
  mails_off: readonly string[];
  /** Time zone (IANA name) that it chose; null for that of its first country. */
  time_zone: string | null;
  countries: readonly string[];
}

/** Mails to partners, each to its contact address and in its language. */
export interface PartnerMails {
  /**
   * Queues a mail within the caller's transaction, with a link that switches off its topic. Does
   * nothing when the partner has switched it off. Returns whether the mail was queued.
   * @param write also receives the address of the partner's dashboard, for links, and its time zone (IANA name)
   */
  post(
    tx: Queryable,
    partner: Addressee,
    write: (language: Language, dashboard: string, timeZone: string) => Letter,
  ): Promise<boolean>;
}

interface Deps {
  keyRing: KeyRing;
  publicUrl: string;
  timeZoneOf(partner: Pick<Addressee, 'time_zone' | 'countries'>): string;
  post(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Creates the sender of mails to partners. */
export const createPartnerMails = ({
  keyRing,
  publicUrl,
  timeZoneOf,
  post,
}: Deps): PartnerMails => ({
  async post(tx, partner, write) {
    const to = partner.contact_email;
    const dashboard = `${publicUrl}/dashboard/${encodeURIComponent(partner.slug)}`;
    const letter = write(languageOf(partner.language), dashboard, timeZoneOf(partner));
    const { topic, language, blocks } = letter;
    if (topic === undefined) {
      await post(tx, toMail(to, letter));
      return true;
    }
    if (partner.mails_off.includes(topic)) return false;
    const token = topicSwitchToken(keyRing, { partnerId: partner.id, topic });
    const unsubscribeUrl = pageIn(language, publicUrl, `/mails/off/${token}`);
    const { frame } = wordsIn(language);
    const foot = [
      { note: frame.why(frame.topics[topic]) },
      { link: unsubscribeUrl, label: frame.switchOff },
    ];
    await post(tx, { ...toMail(to, { ...letter, blocks: [...blocks, ...foot] }), unsubscribeUrl });
    return true;
  },
});

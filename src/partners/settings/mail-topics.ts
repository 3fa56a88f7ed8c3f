import { readTopicSwitch, type Topic, TOPICS } from '../../mails/index.ts';
import type { Audit } from '../../platform/audit/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { selectPartner, selectPartnerForUpdate } from '../partner.sql.ts';
import type { Changed } from './profile.ts';
import { updateMailsOff } from './settings.sql.ts';

/** The topic that a link in a mail switches off, for the link's page. */
export interface OfferedSwitch {
  topic: Topic;
  partner: string;
  /** Whether the topic is already switched off. */
  isOff: boolean;
}

/** The topics of mails that partners receive. */
export interface MailTopics {
  /** Switches off exactly these topics; returns null when nothing changes. */
  setOff(
    tx: Tx,
    partnerId: number,
    topics: readonly Topic[],
  ): Promise<Changed<{ mails_off: string[] }> | null>;
  /** Returns the topic of a link in a mail; undefined for an invalid token. */
  offered(token: string): Promise<OfferedSwitch | undefined>;
  /** Switches off the topic of a link in a mail; false for an invalid token. Idempotent. */
  switchOff(token: string): Promise<boolean>;
}

interface Deps {
  db: Db;
  keyRing: KeyRing;
  audit: Pick<Audit, 'record'>;
}

/** The actor of a link that switches off mails. */
const RECIPIENT = { kind: 'system', name: 'link in a mail' } as const;

/** Makes the use cases of mails that can be switched off. */
export function createMailTopics({ db, keyRing, audit }: Deps): MailTopics {
  const setOff: MailTopics['setOff'] = async (tx, partnerId, topics) => {
    const before = (await tx.one(selectPartnerForUpdate, [partnerId])).mails_off;
    const after = TOPICS.filter((topic) => topics.includes(topic));
    if (before.join() === after.join()) return null;
    await tx.execute(updateMailsOff, [partnerId, after]);
    return { before: { mails_off: before }, after: { mails_off: after } };
  };
  return {
    setOff,
    async offered(token) {
      const found = readTopicSwitch(keyRing, token);
      const row = found && (await db.maybeOne(selectPartner, [found.partnerId]));
      if (!row) return undefined;
      return { topic: found.topic, partner: row.name, isOff: row.mails_off.includes(found.topic) };
    },
    async switchOff(token) {
      const found = readTopicSwitch(keyRing, token);
      if (!found) return false;
      const { partnerId, topic } = found;
      return db.transaction(async (tx) => {
        const row = await tx.maybeOne(selectPartnerForUpdate, [partnerId]);
        if (!row) return false;
        const off = [...row.mails_off, topic] as Topic[];
        const changed = await setOff(tx, partnerId, off);
        const subject = `partner ${row.slug}`;
        if (changed) {
          await audit.record(tx, RECIPIENT, {
            action: 'account.mails',
            subject,
            partnerId,
            ...changed,
          });
        }
        return true;
      });
    },
  };
}

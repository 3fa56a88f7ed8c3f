import type { Deliveries } from '../deliveries/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import { eventIdOf } from './lead-id.ts';
import { type LeadAnswer, presentLead, shownSince } from './lead.present.ts';
import { selectLead } from './lead.sql.ts';
import { selectTraveller, wipeLead, wipeOldLeads, wipeTraveller } from './retention.sql.ts';

/** Leads wiped in one transaction. */
const AT_ONCE = 500;

/** A lead as it is exported for its traveller, with whom it was shared. */
export type ExportedLead = LeadAnswer & { partner: { name: string; website: string } };

/** Forgets what travellers wrote, for its age or because they ask for it. */
export interface Retention {
  /** Wipes every lead that is 90 days old at `asOf`; gives how many were wiped. */
  purge(asOf?: Date): Promise<number>;
  /** Wipes one lead. Safe to repeat. */
  eraseLead(leadId: string): Promise<number>;
  /** Wipes everything of a traveller; gives how many leads were wiped. */
  eraseTraveller(email: string): Promise<number>;
  /** Everything that is kept of a traveller. */
  exportTraveller(email: string): Promise<ExportedLead[]>;
}

interface Needs {
  db: Db;
  clock: Clock;
  publicUrl: string;
  deliveries: Pick<Deliveries, 'wipe'>;
  mailbox: Pick<Mailbox, 'wipe' | 'wipeBefore'>;
  /** Wipes what others keep of people and came before a time. */
  wipeOthersBefore(tx: Tx, time: Date): Promise<unknown>;
}

/** Makes the use cases of retention. */
export function createRetention(needs: Needs): Retention {
  const { db, clock, publicUrl, deliveries, mailbox } = needs;
  const wipe = (run: (tx: Tx) => Promise<{ id: string }[]>): Promise<number> =>
    db.transaction(async (tx) => {
      const ids = (await run(tx)).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await deliveries.wipe(tx, ids.map(eventIdOf));
      await mailbox.wipe(tx, ids);
      return ids.length;
    });
  return {
    async purge(asOf = clock.now()) {
      const before = shownSince(asOf);
      await db.transaction(async (tx) => {
        await mailbox.wipeBefore(tx, before);
        await needs.wipeOthersBefore(tx, before);
      });
      let total = 0;
      for (;;) {
        const wiped = await wipe((tx) => tx.query(wipeOldLeads, [before, clock.now(), AT_ONCE]));
        total += wiped;
        if (wiped < AT_ONCE) return total;
      }
    },
    eraseLead: (leadId) => wipe((tx) => tx.query(wipeLead, [leadId, clock.now()])),
    eraseTraveller: (email) => wipe((tx) => tx.query(wipeTraveller, [email.trim(), clock.now()])),
    async exportTraveller(email) {
      const found = await db.query(selectTraveller, [email.trim()]);
      const leads = [];
      for (const { id, partner_id: partnerId, partner_name: name, partner_website } of found) {
        const row = await db.one(selectLead, [partnerId, id]);
        const partner = { name, website: partner_website };
        leads.push({ ...presentLead(row, publicUrl, clock.now()), partner });
      }
      return leads;
    },
  };
}

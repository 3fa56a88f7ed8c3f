import type { Deliveries } from '../deliveries/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import { eventIdOf } from './lead-id.ts';
import { type LeadAnswer, presentLead, shownSince } from './lead.present.ts';
import { selectLead } from './lead.sql.ts';
import {
  selectTraveller,
  wipeLeads,
  wipeOldLeads,
  wipeSomeOfPartner,
  wipeTraveller,
} from './retention.sql.ts';

/** Maximum number of leads wiped in one transaction. */
const MAX_LEADS_PER_TRANSACTION = 500;

/** A lead in a traveller's data export, with the partner it was sent to. */
export type ExportedLead = LeadAnswer & { partner: { name: string; website: string } };

/** What another slice keeps of a traveller, such as a report. */
export interface ExportedOther {
  kind: string;
}

/** Erases travellers' personal data by age or on request. */
export interface Retention {
  /** Wipes every lead that is 90 days old at `asOf`; returns how many were wiped. */
  wipeOld(asOf?: Date): Promise<number>;
  /**
   * Removes what was wiped from the database's files.
   * @param maxBytes size of a table up to which it is written anew; the usual limit when unset.
   */
  cleanFiles(maxBytes?: number): Promise<void>;
  /** `wipeOld`, then `cleanFiles`. */
  purge(asOf?: Date, maxBytes?: number): Promise<number>;
  /**
   * Wipes one lead, which the next cleaning removes from the files; returns how many were wiped (0 or 1).
   * Idempotent.
   */
  eraseLead(leadId: string): Promise<number>;
  /** The same of several in one transaction. */
  eraseLeads(leadIds: readonly string[]): Promise<number>;
  /**
   * Wipes all that is kept of a traveller, in the files as well; returns how many leads and others were
   * wiped. `also` is called with that number, in the transaction that wipes.
   */
  eraseTraveller(email: string, also?: (tx: Tx, wiped: number) => Promise<void>): Promise<number>;
  /** Wipes all leads of a partner, which the next purge removes from the files. Idempotent. */
  erasePartner(partnerId: number): Promise<number>;
  /** All that is kept of a traveller: leads, then what other slices keep. */
  exportTraveller(email: string): Promise<(ExportedLead | ExportedOther)[]>;
}

interface Needs {
  db: Db;
  clock: Clock;
  publicUrl: string;
  deliveries: Pick<Deliveries, 'wipe'>;
  mailbox: Pick<Mailbox, 'wipe' | 'wipeBefore'>;
  /** Wipes personal data of other slices that was received before a time. */
  wipeOthersBefore(tx: Tx, time: Date): Promise<unknown>;
  /** Wipes what other slices keep of a traveller; returns how many rows. */
  wipeOthersOf(tx: Tx, email: string): Promise<number>;
  /** Reads what other slices keep of a traveller. */
  exportOthersOf(email: string): Promise<ExportedOther[]>;
  cleanFiles: Retention['cleanFiles'];
}

/** Creates the use cases of retention. */
export function createRetention(needs: Needs): Retention {
  const { db, clock, publicUrl, deliveries, mailbox, cleanFiles } = needs;
  /** Wipes what is kept of wiped leads elsewhere; returns their number. */
  const wipeCopies = async (tx: Tx, leads: { id: string }[]): Promise<number> => {
    const ids = leads.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await deliveries.wipe(tx, ids.map(eventIdOf));
    await mailbox.wipe(tx, ids);
    return ids.length;
  };
  const wipe = (run: (tx: Tx) => Promise<{ id: string }[]>): Promise<number> =>
    db.transaction(async (tx) => wipeCopies(tx, await run(tx)));
  const wipeAll = async (some: (tx: Tx) => Promise<{ id: string }[]>): Promise<number> => {
    let total = 0;
    for (;;) {
      const wiped = await wipe(some);
      total += wiped;
      if (wiped < MAX_LEADS_PER_TRANSACTION) return total;
    }
  };
  const wipeOld: Retention['wipeOld'] = async (asOf = clock.now()) => {
    const before = shownSince(asOf);
    await db.transaction((tx) => needs.wipeOthersBefore(tx, before));
    // For itself: who erases a traveller wipes mails before reports, the other way round.
    await db.transaction((tx) => mailbox.wipeBefore(tx, before));
    return wipeAll((tx) =>
      tx.query(wipeOldLeads, [before, clock.now(), MAX_LEADS_PER_TRANSACTION]),
    );
  };
  const eraseLeads: Retention['eraseLeads'] = (leadIds) =>
    wipe((tx) => tx.query(wipeLeads, [leadIds, clock.now()]));
  return {
    wipeOld,
    cleanFiles,
    async purge(asOf, maxBytes) {
      const wiped = await wipeOld(asOf);
      await cleanFiles(maxBytes);
      return wiped;
    },
    eraseLead: (leadId) => eraseLeads([leadId]),
    eraseLeads,
    async eraseTraveller(email, also) {
      const address = email.trim();
      const total = await db.transaction(async (tx) => {
        const leads = await wipeCopies(tx, await tx.query(wipeTraveller, [address, clock.now()]));
        const wiped = leads + (await needs.wipeOthersOf(tx, address));
        await also?.(tx, wiped);
        return wiped;
      });
      await cleanFiles();
      return total;
    },
    erasePartner: (partnerId) =>
      wipeAll((tx) =>
        tx.query(wipeSomeOfPartner, [partnerId, clock.now(), MAX_LEADS_PER_TRANSACTION]),
      ),
    async exportTraveller(email) {
      const address = email.trim();
      const found = await db.query(selectTraveller, [address]);
      const leads: ExportedLead[] = [];
      for (const { id, partner_id: partnerId, partner_name: name, partner_website } of found) {
        const row = await db.one(selectLead, [partnerId, id]);
        const partner = { name, website: partner_website };
        leads.push({ ...presentLead(row, publicUrl, clock.now()), partner });
      }
      return [...leads, ...(await needs.exportOthersOf(address))];
    },
  };
}

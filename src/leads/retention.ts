import type { Deliveries } from '../deliveries/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { MailQueue } from '../platform/mail/index.ts';
import { eventIdOf } from './lead-id.ts';
import { type LeadAnswer, presentLead, shownSince } from './lead.present.ts';
import { selectLead } from './lead.sql.ts';
import {
  selectTraveller,
  redactLeads,
  redactOldLeads,
  redactSomeOfPartner,
  redactTraveller,
} from './retention.sql.ts';

/** Maximum number of leads redacted in one transaction. */
const MAX_LEADS_PER_TRANSACTION = 500;

/** A lead in a traveller's data export, with the partner it was sent to. */
export type ExportedLead = LeadAnswer & { partner: { name: string; website: string } };

/** Personal data of a traveller in another slice, such as a report. */
export interface ExportedOther {
  kind: string;
}

/** Erases travellers' personal data by age or on request. */
export interface Retention {
  /** Redacts every lead that is 90 days old at `asOf`; returns their number. */
  redactOld(asOf?: Date): Promise<number>;
  /**
   * Removes redacted data from the database's files.
   * @param maxBytes largest size of a table that is rewritten; the usual limit when unset
   */
  cleanFiles(maxBytes?: number): Promise<void>;
  /** Runs `redactOld`, then `cleanFiles`. */
  purge(asOf?: Date, maxBytes?: number): Promise<number>;
  /**
   * Redacts one lead, which the next cleaning removes from the files. Returns the number of
   * redacted leads (0 or 1). Idempotent.
   */
  eraseLead(leadId: string): Promise<number>;
  /** Redacts several leads in one transaction. */
  eraseLeads(leadIds: readonly string[]): Promise<number>;
  /**
   * Redacts all data of a traveller, in the files as well. Returns the number of redacted leads and
   * rows of other slices. `also` is called with that number in the same transaction.
   */
  eraseTraveller(
    email: string,
    also?: (tx: Tx, redacted: number) => Promise<void>,
  ): Promise<number>;
  /** Redacts all leads of a partner, which the next purge removes from the files. Idempotent. */
  erasePartner(partnerId: number): Promise<number>;
  /** Returns all data of a traveller: leads, then the rows of other slices. */
  exportTraveller(email: string): Promise<(ExportedLead | ExportedOther)[]>;
}

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  deliveries: Pick<Deliveries, 'redact'>;
  mailQueue: Pick<MailQueue, 'redact' | 'redactBefore'>;
  /** Redacts personal data in other slices that was received before a time. */
  redactOthersBefore(tx: Tx, time: Date): Promise<unknown>;
  /** Redacts a traveller's data in other slices; returns the number of rows. */
  redactOthersOf(tx: Tx, email: string): Promise<number>;
  /** Reads a traveller's data in other slices. */
  exportOthersOf(email: string): Promise<ExportedOther[]>;
  cleanFiles: Retention['cleanFiles'];
}

/** Creates the use cases of retention. */
export function createRetention(deps: Deps): Retention {
  const { db, clock, publicUrl, deliveries, mailQueue, cleanFiles } = deps;
  /** Redacts copies of the redacted leads (events, mails); returns the number of leads. */
  const redactCopies = async (tx: Tx, leads: { id: string }[]): Promise<number> => {
    const ids = leads.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await deliveries.redact(tx, ids.map(eventIdOf));
    await mailQueue.redact(tx, ids);
    return ids.length;
  };
  const redact = (run: (tx: Tx) => Promise<{ id: string }[]>): Promise<number> =>
    db.transaction(async (tx) => redactCopies(tx, await run(tx)));
  const redactAll = async (some: (tx: Tx) => Promise<{ id: string }[]>): Promise<number> => {
    let total = 0;
    for (;;) {
      const redacted = await redact(some);
      total += redacted;
      if (redacted < MAX_LEADS_PER_TRANSACTION) return total;
    }
  };
  const redactOld: Retention['redactOld'] = async (asOf = clock.now()) => {
    const before = shownSince(asOf);
    await db.transaction((tx) => deps.redactOthersBefore(tx, before));
    // In a transaction of its own: erasing a traveller redacts mails before reports, which is the
    // opposite order.
    await db.transaction((tx) => mailQueue.redactBefore(tx, before));
    return redactAll((tx) =>
      tx.query(redactOldLeads, [before, clock.now(), MAX_LEADS_PER_TRANSACTION]),
    );
  };
  const eraseLeads: Retention['eraseLeads'] = (leadIds) =>
    redact((tx) => tx.query(redactLeads, [leadIds, clock.now()]));
  return {
    redactOld,
    cleanFiles,
    async purge(asOf, maxBytes) {
      const redacted = await redactOld(asOf);
      await cleanFiles(maxBytes);
      return redacted;
    },
    eraseLead: (leadId) => eraseLeads([leadId]),
    eraseLeads,
    async eraseTraveller(email, also) {
      const address = email.trim();
      const total = await db.transaction(async (tx) => {
        const leads = await redactCopies(
          tx,
          await tx.query(redactTraveller, [address, clock.now()]),
        );
        const redacted = leads + (await deps.redactOthersOf(tx, address));
        await also?.(tx, redacted);
        return redacted;
      });
      await cleanFiles();
      return total;
    },
    erasePartner: (partnerId) =>
      redactAll((tx) =>
        tx.query(redactSomeOfPartner, [partnerId, clock.now(), MAX_LEADS_PER_TRANSACTION]),
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
      return [...leads, ...(await deps.exportOthersOf(address))];
    },
  };
}

import {
  contactChangeAtNew,
  contactChangeAtOld,
  contactChanged,
  type Language,
  pageIn,
  toMail,
} from '../../mails/index.ts';
import type { Audit } from '../../platform/audit/index.ts';
import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { validationError } from '../../platform/errors.ts';
import { randomBase62 } from '../../platform/ids.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import { check } from '../../platform/validation/index.ts';
import { emailAddress } from '../account.schema.ts';
import { selectPartnerForUpdate } from '../partner.sql.ts';
import {
  confirmContactChange,
  type ContactChangeRow,
  deleteContactChange,
  lockContactChange,
  selectContactChangeByToken,
  selectContactChange,
  upsertContactChange,
} from './contact-change.sql.ts';
import { updateContactEmail } from './settings.sql.ts';

/** Days within which both addresses must confirm. */
const CONFIRM_WITHIN_DAYS = 7;

/** A requested change of the contact address, for the account's page. */
export interface OpenContactChange {
  to: string;
  requestedBy: string;
  until: Date;
  /** Which of the two addresses have confirmed the change. */
  confirmed: { new: boolean; old: boolean };
}

/** A requested change, for the page behind a link in one of the two mails. */
export interface RequestedContactChange extends OpenContactChange {
  partner: string;
  /** Time zone (IANA name) of the account. */
  timeZone: string;
  from: string;
  /** The address that received the link. */
  side: 'new' | 'old';
}

/** Changes of the contact address, which both the new and the current address must confirm. */
export interface ContactChanges {
  open(partnerId: number): Promise<OpenContactChange | null>;
  /**
   * Mails both addresses, and replaces an earlier request. Throws `validation_error` when the
   * address is invalid or the current one.
   */
  ask(tx: Tx, partnerId: number, wish: { email: string; by: string }): Promise<{ to: string }>;
  /** Withdraws the request; null when there is none. */
  withdraw(tx: Tx, partnerId: number): Promise<{ to: string } | null>;
  /** Returns the request behind a mailed link; undefined when the link is no longer valid. */
  asked(token: string): Promise<RequestedContactChange | undefined>;
  /**
   * Confirms by a link; `changed` when this was the second address. Undefined when the link is no
   * longer valid.
   */
  confirm(token: string): Promise<'waiting' | 'changed' | undefined>;
  /** Refuses by a link, which ends the request. False when the link is no longer valid. */
  refuse(token: string): Promise<boolean>;
}

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  timeZoneOf(partner: { time_zone: string | null; countries: string[] }): string;
  audit: Pick<Audit, 'record'>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
  /** Called inside the transaction when the contact address changes and enquiries are mailed to it. */
  onLeadEmailChange(tx: Tx, partnerId: number, email: string): Promise<void>;
}

const TOKEN_CHARACTERS = 43;
const address = emailAddress();

const open = (row: ContactChangeRow): OpenContactChange => ({
  to: row.new_email,
  requestedBy: row.requested_by,
  until: row.expires_at,
  confirmed: { new: row.new_confirmed_at !== null, old: row.old_confirmed_at !== null },
});

const refused = (message: string) => validationError([{ path: 'contact_email', message }]);

/** Makes the use cases of changing the contact address. */
export function createContactChanges(deps: Deps): ContactChanges {
  const { db, clock, publicUrl, timeZoneOf, audit, mail } = deps;
  const linkOf = (language: Language, token: string) =>
    pageIn(language, publicUrl, `/account/contact/${token}`);
  const find = (db: Queryable, token: string) =>
    db.maybeOne(selectContactChangeByToken, [token, clock.now()]);
  /**
   * Runs `work` with the request of a token. Locks the partner first and then the request, in the
   * same order as a new request.
   */
  const withWish = <T>(
    token: string,
    work: (tx: Tx, row: ContactChangeRow & { side: 'new' | 'old' }) => Promise<T>,
  ): Promise<T | undefined> =>
    db.transaction(async (tx) => {
      const found = await find(tx, token);
      if (!found) return undefined;
      await tx.one(selectPartnerForUpdate, [found.partner_id]);
      await tx.query(lockContactChange, [found.partner_id]);
      const row = await find(tx, token);
      return row && work(tx, row);
    });
  const record = (
    tx: Tx,
    row: ContactChangeRow & { side: 'new' | 'old' },
    action: string,
    change: { before?: object; after?: object } = {},
  ) => {
    const name = row.side === 'new' ? row.new_email : row.contact_email;
    const subject = `partner ${row.slug}`;
    const entry = { action, subject, partnerId: row.partner_id, ...change };
    return audit.record(tx, { kind: 'member', name }, entry);
  };
  return {
    async open(partnerId) {
      const row = await db.maybeOne(selectContactChange, [partnerId, clock.now()]);
      return row ? open(row) : null;
    },
    async ask(tx, partnerId, { email, by }) {
      const checked = check(address, email.trim());
      if (!checked.ok) throw refused(checked.problems.map(({ message }) => message).join('; '));
      const to = checked.value;
      const partner = await tx.one(selectPartnerForUpdate, [partnerId]);
      const from = partner.contact_email;
      if (to.toLowerCase() === from.toLowerCase()) throw refused('is the contact address already');
      const now = clock.now();
      const until = daysAfter(now, CONFIRM_WITHIN_DAYS);
      const tokens = { new: randomBase62(TOKEN_CHARACTERS), old: randomBase62(TOKEN_CHARACTERS) };
      await tx.execute(upsertContactChange, [
        partnerId,
        {
          new_email: to,
          requested_by: by,
          requested_at: now,
          expires_at: until,
          new_token: tokens.new,
          old_token: tokens.old,
        },
      ]);
      const { language } = partner;
      const about = {
        partnerId,
        partner: partner.name,
        by,
        from,
        to,
        until,
        timeZone: timeZoneOf(partner),
      };
      const atNew = { ...about, link: linkOf(language, tokens.new) };
      const atOld = { ...about, link: linkOf(language, tokens.old) };
      await mail(tx, toMail(to, contactChangeAtNew(language, atNew)));
      await mail(tx, toMail(from, contactChangeAtOld(language, atOld)));
      return { to };
    },
    async withdraw(tx, partnerId) {
      const row = await tx.maybeOne(deleteContactChange, [partnerId]);
      return row ? { to: row.new_email } : null;
    },
    async asked(token) {
      const row = await find(db, token);
      return (
        row && {
          ...open(row),
          partner: row.name,
          timeZone: timeZoneOf(row),
          from: row.contact_email,
          side: row.side,
        }
      );
    },
    confirm: (token) =>
      withWish(token, async (tx, row) => {
        const { partner_id: partnerId, new_email: to, contact_email: from, language, name } = row;
        const values = [partnerId, row.side, clock.now()] as const;
        const confirmed = await tx.one(confirmContactChange, [...values]);
        if (!confirmed.new_confirmed_at || !confirmed.old_confirmed_at) {
          await record(tx, row, 'account.contact_confirm', { after: { contact_email: to } });
          return 'waiting';
        }
        await tx.execute(updateContactEmail, [partnerId, to]);
        await tx.execute(deleteContactChange, [partnerId]);
        if (!row.lead_email_set) await deps.onLeadEmailChange(tx, partnerId, to);
        const change = { before: { contact_email: from }, after: { contact_email: to } };
        await record(tx, row, 'account.contact_change', change);
        const letter = contactChanged(language, { partnerId, partner: name, to });
        for (const recipient of [from, to]) await mail(tx, toMail(recipient, letter));
        return 'changed';
      }),
    refuse: async (token) =>
      (await withWish(token, async (tx, row) => {
        await tx.execute(deleteContactChange, [row.partner_id]);
        await record(tx, row, 'account.contact_refuse', { before: { wanted: row.new_email } });
        return true;
      })) ?? false,
  };
}

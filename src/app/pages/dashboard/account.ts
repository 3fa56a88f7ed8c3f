import type { PremiumStatus } from '../../../billing/index.ts';
import { type Language, type Topic, TOPICS } from '../../../mails/index.ts';
import {
  channelInUse,
  type EnquiryChannel,
  hasPremium,
  type LeadEmail,
  leadEmailOf,
  type OpenContactChange,
} from '../../../partners/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { createArchives } from '../../use-cases/account/archive.ts';
import { timeZoneOfPartner } from '../../use-cases/account/time-zone.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** A partner's account as its page shows it. */
export interface AccountView {
  name: string;
  website: string;
  categories: string[];
  countries: string[];
  language: Language;
  /** Time zone (IANA name) that it chose; null for that of its first country. */
  time_zone: string | null;
  timeZoneOfCountry: string;
  contactEmail: string;
  /** A requested change that waits for both addresses. */
  contactChange: OpenContactChange | null;
  leadEmail: LeadEmail;
  hasPremium: boolean;
  /** How it hears of enquiries: as it chose, else as it works now. */
  channel: EnquiryChannel;
  /** What becomes of Premium when the account is closed: a subscription ends, or what was granted. */
  closingEnds: 'subscription' | 'premium' | null;
  /** Mails that can be switched off, and whether they are on. */
  mails: { topic: Topic; isOn: boolean }[];
}

/** Returns what of a partner's Premium ends with its account; null for nothing. */
const endsWithAccount = ({ subscription, isOn, canBuy }: PremiumStatus) => {
  // As long as none can be bought, one runs.
  if (subscription !== null && !canBuy) return 'subscription' as const;
  return isOn ? ('premium' as const) : null;
};

export function createAccount(context: AppContext, services: Services, member: Member) {
  const { db, clock } = context;
  const { partnerId, slug, actor } = member;
  const { accounts, billing, profiles, leadEmails, mailTopics, contactChanges } = services;
  const { closedAccounts, preparedAccounts } = services;
  const recorder = createRecorder(context, member.actor, member.partnerId);
  const subject = `partner ${slug}`;
  const archive = createArchives(context, services);
  /** Makes a change and records it under `account.<what>`; a null change is not recorded. */
  const change = async <T extends object>(
    what: string,
    make: (tx: Tx) => Promise<T | null>,
    said: (changed: T) => { before?: object; after?: object } = (changed) => changed,
  ): Promise<T | null> => {
    allow(member, 'account.write');
    return recorder.change(async (tx) => {
      const changed = await make(tx);
      const entry = changed && { action: `account.${what}`, subject, ...said(changed) };
      return { result: changed, entry };
    });
  };
  return {
    async view(): Promise<AccountView> {
      const row = await accounts.get(partnerId);
      const off = new Set(row.mails_off);
      return {
        name: row.name,
        website: row.website,
        categories: row.categories,
        countries: row.countries,
        language: row.language,
        time_zone: row.time_zone,
        timeZoneOfCountry: timeZoneOfPartner({ ...row, time_zone: null }),
        contactEmail: row.contact_email,
        contactChange: await contactChanges.open(partnerId),
        leadEmail: leadEmailOf(row),
        hasPremium: hasPremium(row, clock.now()),
        channel: row.enquiry_channel ?? channelInUse(row, clock.now()),
        closingEnds: endsWithAccount(await billing.status(row)),
        mails: TOPICS.map((topic) => ({ topic, isOn: !off.has(topic) })),
      };
    },
    /** Returns why and until when a declined applicant sees this account; null for any other. */
    async decline(): Promise<{ reason: string | null; deletedOn: Date } | null> {
      if (member.status !== 'rejected') return null;
      const deletedOn = await preparedAccounts.deletedOn(partnerId);
      const { status_reason: reason } = await accounts.get(partnerId);
      return deletedOn && { reason, deletedOn };
    },
    /** Throws `validation_error`. */
    changeProfile: (input: unknown) =>
      change('profile', (tx) => profiles.change(tx, partnerId, input)),
    /** Throws `validation_error` at `lead_email`. */
    changeLeadEmail: (wanted: LeadEmail) =>
      change('lead_email', (tx) => leadEmails.change(tx, partnerId, wanted)),
    /** Leaves these topics on and switches off all others. */
    changeMails: (on: readonly Topic[]) =>
      change('mails', (tx) =>
        mailTopics.setOff(
          tx,
          partnerId,
          TOPICS.filter((topic) => !on.includes(topic)),
        ),
      ),
    /** Asks both addresses to confirm. Throws `validation_error` at `contact_email`. */
    async askContactChange(email: string) {
      allow(member, 'contact.write');
      return change(
        'contact_ask',
        (tx) => contactChanges.ask(tx, partnerId, { email, by: actor.name }),
        ({ to }) => ({ after: { wanted: to } }),
      );
    },
    withdrawContactChange: () =>
      change(
        'contact_withdraw',
        (tx) => contactChanges.withdraw(tx, partnerId),
        ({ to }) => ({ before: { wanted: to } }),
      ),
    /** Returns all data as one ZIP. Owners only, because it contains texts of travellers. */
    async archive(): Promise<{ filename: string; content: AsyncGenerator<Uint8Array> }> {
      allow(member, 'account.write');
      await recorder.record(db, { action: 'account.export', subject });
      const day = dayOf(clock.now());
      return { filename: `campcairn-${slug}-${day}.zip`, content: archive(partnerId) };
    },
    /**
     * Closes the account permanently. Throws `validation_error` at `name` unless the typed name is
     * the partner's.
     */
    close: (typedName: string) =>
      change(
        'close',
        (tx) => closedAccounts.close(tx, partnerId, { typedName, by: actor.name }),
        ({ status }) => ({ before: { status }, after: { status: 'closed' } }),
      ),
  };
}

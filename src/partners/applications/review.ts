import {
  applicationApproved,
  applicationDeclined,
  applicationQuestion,
  applicationReference,
  type Language,
  languageOf,
  type Letter,
  toMail,
} from '../../mails/index.ts';
import { type Clock, daysBefore, isDaysOld } from '../../platform/clock.ts';
import { type Db, type Queryable, type Tx, within } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import type { Partners } from '../partner.ts';
import { type PartnerRow, selectPartnerForUpdate } from '../partner.sql.ts';
import { checkedText } from '../../platform/validation/index.ts';
import { updateDeveloperTools } from '../settings/settings.sql.ts';
import {
  type ApplicationSummary,
  presentApplication,
  type ReviewedApplication,
  summariseApplication,
  withoutPersonalData,
} from './application.present.ts';
import {
  type ApplicationRow,
  type ApplicationStatus,
  countWaiting,
  selectApplication,
  selectApplicationForUpdate,
  selectApplications,
  selectDecided,
  selectWaiting,
  updateDecision,
  updateWebsiteCheck,
  redactApplication,
  reopenApplication,
  selectAsked,
  updateAskedAt,
} from './application.sql.ts';
import { type EarlierRow, selectEarlier } from './earlier.sql.ts';
import { selectFormer } from './former.sql.ts';
import { createHints, type Hint } from './hints.ts';
import { withdrawApplication } from './prepared-account.sql.ts';
import { deletedAfterDecline } from './prepared-accounts.ts';
import type { WebsiteCheck } from './website-check.ts';

/** The partner of an approved application. */
export interface Approved {
  partner: PartnerRow;
  /** The feed's URL, if the application contained one. */
  feedAddress: string | null;
}

/**
 * Operators' review of applications. Methods that take an id throw `not_found` when there is no
 * such application; decisions throw `bad_request` when it has already been decided. Without `tx`
 * each uses a transaction of its own.
 */
export interface ApplicationReview {
  /** Returns applications, newest first. */
  list(status?: ApplicationStatus): Promise<ApplicationSummary[]>;
  /** Returns pending applications that wait for an operator, the longest waiting first. */
  waiting(): Promise<ApplicationSummary[]>;
  /** Returns pending applications that wait for the applicant's answer, the longest waiting first. */
  asked(): Promise<ApplicationSummary[]>;
  /** Counts those that wait for an operator. */
  countWaiting(): Promise<number>;
  /** Returns decided applications with lower ids, newest first. */
  decided(beforeId: number, limit: number): Promise<ApplicationSummary[]>;
  show(id: number): Promise<ReviewedApplication>;
  /** Returns other applications and partners with the same business, website or email. */
  earlier(id: number): Promise<EarlierRow[]>;
  /** Returns what may tell a fraud, by application id, of pending applications. */
  hintsOfPending(): Promise<Map<number, Hint[]>>;
  /** Returns what may tell a fraud of one application. */
  hints(id: number): Promise<Hint[]>;
  /** Stores the result of checking the applicant's website. */
  noteWebsite(tx: Tx, id: number, found: WebsiteCheck): Promise<void>;
  /**
   * Approves the account that the applicant has opened, or creates an approved partner, and notifies
   * the applicant.
   */
  approve(id: number, tx?: Tx): Promise<Approved>;
  /**
   * Declines the application and rejects the account that the applicant has opened. Notifies the
   * applicant, with the operator's reason if given, unless its contacts were erased.
   */
  decline(
    id: number,
    reason?: string,
    tx?: Tx,
  ): Promise<ApplicationSummary & { notified: boolean }>;
  /**
   * Takes a decline back: the application is pending again, with the account that its applicant had
   * opened. Nobody is notified. Throws `bad_request` when it is not declined, its applicant's data is
   * erased, or another application of the same email is pending.
   */
  reopen(tx: Tx, id: number): Promise<ApplicationSummary>;
  /**
   * Notes that the applicant has answered, so that the application waits for an operator again.
   * Throws `bad_request` when nothing was asked.
   */
  noteAnswer(tx: Tx, id: number): Promise<void>;
  /**
   * Mails an operator's question to the applicant, whose answer goes to the operators; the
   * application waits for the applicant from then on. Throws `validation_error` for a question that is empty or longer
   * than 1,000 characters.
   */
  ask(tx: Tx, id: number, question: string): Promise<void>;
  /**
   * Declines and erases the pending application of an account that is being closed, if there is one.
   */
  withdraw(tx: Tx, partnerId: number): Promise<void>;
  /** Erases the applicant's personal data, also in mails; false when it had already been erased. */
  erase(id: number, tx?: Tx): Promise<boolean>;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  /** Address to which applicants' answers go. */
  operatorsEmail: string;
  /** Days after which the applicant's personal data is neither shown nor used. */
  keepDays: number;
  partners: Pick<Partners, 'create' | 'setStatus'>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
  /** Erases the content and the recipients of mails. */
  forgetMails(tx: Queryable, references: string[]): Promise<unknown>;
}

/** The person to notify. */
interface Applicant {
  email: string;
  language: Language;
}

interface Decision {
  status: ApplicationStatus;
  reason?: string | null;
  partnerId?: number;
}

const refuse = (sentence: string) => new ExpectedError('bad_request', sentence);

/** Creates the use cases of reviewing applications. */
export function createApplicationReview(deps: Deps): ApplicationReview {
  const { db, clock, keyRing, publicUrl, operatorsEmail, keepDays, partners, mail, forgetMails } =
    deps;

  const asShown = (row: ApplicationRow): ApplicationRow =>
    isDaysOld(row.created_at, keepDays, clock.now()) ? withoutPersonalData(row, clock.now()) : row;
  const found = (row: ApplicationRow | undefined, id: number): ApplicationRow => {
    if (!row) throw new ExpectedError('not_found', `There is no application ${id}.`);
    return asShown(row);
  };
  const undecided = async (tx: Queryable, id: number): Promise<ApplicationRow> => {
    const row = found(await tx.maybeOne(selectApplicationForUpdate, [id]), id);
    if (row.status !== 'pending') throw refuse(`Application ${id} was ${row.status} already.`);
    return row;
  };
  const write = (
    tx: Queryable,
    { email, language }: Applicant,
    letter: (language: Language) => Letter,
  ) => mail(tx, toMail(email, letter(language)));
  const decide = (tx: Queryable, id: number, decision: Decision) => {
    const { status, reason = null, partnerId = null } = decision;
    const columns = { status, decided_at: clock.now(), reason, partner_id: partnerId };
    return tx.one(updateDecision, [id, columns]);
  };
  const former = () => db.query(selectFormer, [daysBefore(clock.now(), keepDays)]);
  /** Returns the account that the applicant has opened, locked; undefined when there is none. */
  const opened = async (tx: Queryable, { partner_id: partnerId }: ApplicationRow) =>
    partnerId === null ? undefined : tx.one(selectPartnerForUpdate, [partnerId]);

  return {
    list: async (status) =>
      (await db.query(selectApplications, [status ?? null])).map(summariseApplication),
    async show(id) {
      const row = found(await db.maybeOne(selectApplication, [id]), id);
      return presentApplication(row, keyRing.decrypt);
    },
    waiting: async () => (await db.query(selectWaiting)).map(summariseApplication),
    asked: async () => (await db.query(selectAsked)).map(summariseApplication),
    countWaiting: async () => (await db.one(countWaiting)).waiting,
    decided: async (beforeId, limit) =>
      (await db.query(selectDecided, [beforeId, limit])).map(summariseApplication),
    async earlier(id) {
      found(await db.maybeOne(selectApplication, [id]), id);
      const since = daysBefore(clock.now(), keepDays);
      return db.query(selectEarlier, [id, since]);
    },
    async hints(id) {
      const row = found(await db.maybeOne(selectApplication, [id]), id);
      return createHints(await former())(row);
    },
    async hintsOfPending() {
      const [rows, others] = await Promise.all([
        db.query(selectApplications, ['pending']),
        former(),
      ]);
      const hintsOf = createHints(others);
      return new Map(rows.map((row) => [row.id, hintsOf(asShown(row))]));
    },
    async noteWebsite(tx, id, website) {
      found(await tx.maybeOne(selectApplicationForUpdate, [id]), id);
      await tx.execute(updateWebsiteCheck, [id, website]);
    },
    approve: (id, given) =>
      within(db, given, async (tx) => {
        const row = await undecided(tx, id);
        const applicant = addressee(row);
        if (!applicant) throw forgotten(id);
        const prepared = await opened(tx, row);
        const partner = prepared
          ? await partners.setStatus(prepared.slug, 'approved', { tx })
          : await partners.create(newPartnerOf(row, applicant), tx);
        await decide(tx, id, { status: 'approved', partnerId: partner.id });
        const { business, delivery } = row;
        // Partners who list by the form see nothing of API, webhooks and feeds.
        if (delivery !== 'form') await tx.execute(updateDeveloperTools, [partner.id, true]);
        const feedGiven = row.feed_address !== null;
        await write(tx, applicant, (language) =>
          applicationApproved(language, {
            id,
            business,
            delivery,
            feedGiven,
            publicUrl,
            hasPrepared: prepared !== undefined,
          }),
        );
        return { partner, feedAddress: row.feed_address && keyRing.decrypt(row.feed_address) };
      }),
    decline: (id, reason, given) =>
      within(db, given, async (tx) => {
        const pending = await undecided(tx, id);
        const applicant = addressee(pending);
        const words = reason?.trim() ? checkedText('reason', reason) : null;
        const prepared = await opened(tx, pending);
        const isRejected = prepared?.status === 'pending' && prepared.closed_at === null;
        if (isRejected) {
          await partners.setStatus(prepared.slug, 'rejected', { reason: applicant && words, tx });
        }
        const row = await decide(tx, id, { status: 'declined', reason: applicant && words });
        const { business } = row;
        if (applicant) {
          const preparedUntil = isRejected ? deletedAfterDecline(clock.now()) : null;
          await write(tx, applicant, (language) =>
            applicationDeclined(language, {
              id,
              business,
              reason: words,
              preparedUntil,
              publicUrl,
            }),
          );
        }
        return { ...summariseApplication(row), notified: applicant !== null };
      }),
    async reopen(tx, id) {
      const row = found(await tx.maybeOne(selectApplicationForUpdate, [id]), id);
      if (row.status !== 'declined') throw refuse(`Application ${id} is not declined.`);
      if (!addressee(row)) throw forgotten(id);
      const prepared = await opened(tx, row);
      const isOpen = prepared !== undefined && prepared.closed_at === null;
      if (isOpen && prepared.status === 'rejected') {
        await partners.setStatus(prepared.slug, 'pending', { tx });
      }
      const partnerId = isOpen ? prepared.id : null;
      const reopened = await tx.maybeOne(reopenApplication, [id, partnerId, clock.now()]);
      if (!reopened) {
        throw refuse('The applicant has applied again since: decide the newer application.');
      }
      return summariseApplication(reopened);
    },
    async noteAnswer(tx, id) {
      const row = await undecided(tx, id);
      if (row.asked_at === null) throw refuse(`Nothing was asked about application ${id}.`);
      await tx.execute(updateAskedAt, [id, null]);
    },
    async ask(tx, id, typed) {
      const question = checkedText('question', typed);
      const row = await undecided(tx, id);
      const { business } = row;
      const applicant = addressee(row);
      if (!applicant) throw forgotten(id);
      await write(tx, applicant, (language) =>
        applicationQuestion(language, { id, business, question, replyTo: operatorsEmail }),
      );
      await tx.execute(updateAskedAt, [id, clock.now()]);
    },
    async withdraw(tx, partnerId) {
      const withdrawn = await tx.query(withdrawApplication, [partnerId, clock.now()]);
      await forgetMails(
        tx,
        withdrawn.map(({ id }) => applicationReference(id)),
      );
    },
    erase: (id, given) =>
      within(db, given, async (tx) => {
        found(await tx.maybeOne(selectApplicationForUpdate, [id]), id);
        const redacted = await tx.execute(redactApplication, [id, clock.now()]);
        await forgetMails(tx, [applicationReference(id)]);
        return redacted > 0;
      }),
  };
}

const forgotten = (id: number) =>
  refuse(`Whoever sent application ${id} is forgotten: they have to apply again.`);

/** Returns the person to notify of a decision; null once the contacts are erased. */
const addressee = ({ email, language }: ApplicationRow): Applicant | null =>
  email === null ? null : { email, language: languageOf(language) };

const newPartnerOf = (row: ApplicationRow, { email, language }: Applicant) => ({
  name: row.business,
  website: row.website,
  email,
  categories: row.categories,
  countries: [row.country_code],
  language,
  status: 'approved',
});

import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { ExpectedError, validationError } from '../platform/errors.ts';
import { randomBase62 } from '../platform/ids.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { patternsOf } from '../platform/like.ts';
import { slugify } from '../platform/slug.ts';
import { check } from '../platform/validation/index.ts';
import { isTestSlug, openTestAccount, type TestAccount } from './test-account.ts';
import { newPartner, type NewPartner } from './partner.schema.ts';
import {
  countPartners,
  findPartners,
  forgetKey,
  insertPartner,
  lockPartnerBySlug,
  type PartnerRow,
  type PartnerStatus,
  selectByFingerprints,
  selectPartnerBySlug,
  selectPartners,
  selectSealedSecrets,
  updateKey,
  updatePaidUntil,
  updatePremium,
  updateSealedSecrets,
  updateStatus,
} from './partner.sql.ts';

const KEY_FORM = /^cc_(?:live|test)_[0-9A-Za-z]{43}$/;

/** Whether a text has the form of an API key. */
const isApiKey = (text: string): boolean => KEY_FORM.test(text);

/** Whether a key belongs to a test account. */
const isTestKey = (key: string): boolean => key.startsWith('cc_test_');

/** Creates a key: `cc_live_` or `cc_test_`, and 43 characters of base62 (256 bits). */
const newApiKey = (mode: 'live' | 'test'): string => `cc_${mode}_${randomBase62(43)}`;

/** Returns the first 12 characters, which identify a key without revealing it. */
const prefixOf = (key: string): string => key.slice(0, 12);

/**
 * Returns the SHA-256 of a key, the only form that is stored. A key has 256 random bits, so a slow
 * hash would add nothing; a look-up by fingerprint leaks no timing about the key.
 */
const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The partner that owns an API key. */
export interface KeyOwner {
  id: number;
  status: PartnerStatus;
  /** Whether it is a test account. */
  isTest: boolean;
  /** Whether it is the test account of a partner that has never been approved. */
  isTrial: boolean;
}

type Found = Pick<KeyOwner, 'id' | 'status'> & { is_trial: boolean };

/** An operator's search conditions for partners. */
export interface PartnerSearch {
  /** Words of the name, slug, website, contact address or the key's prefix. */
  words?: string;
  status?: PartnerStatus;
  /** Returns only partners with lower ids; starts with the newest when unset. */
  beforeId?: number;
}

/**
 * Administration of partners. Methods that take a slug throw `not_found` when there is no such
 * partner. The status and key of an account that its owner closed cannot be changed
 * (`bad_request`).
 */
export interface Partners {
  /** Creates a pending partner. Throws `validation_error` for invalid input. */
  create(input: unknown, tx?: Queryable): Promise<PartnerRow>;
  list(): Promise<PartnerRow[]>;
  /** Returns partners, newest first. */
  find(search: PartnerSearch, limit: number): Promise<PartnerRow[]>;
  /** Counts partners by account status. */
  count(): Promise<Record<PartnerStatus, number>>;
  bySlug(slug: string): Promise<PartnerRow>;
  /** Returns a partner, which stays locked until the transaction ends. */
  lock(tx: Tx, slug: string): Promise<PartnerRow>;
  /** @param change.reason why it is suspended or rejected, as a text for the partner */
  setStatus(
    slug: string,
    status: PartnerStatus,
    change?: { reason?: string | null; tx?: Queryable },
  ): Promise<PartnerRow>;
  /** Issues a new key, shown only once; the previous one stops working immediately. */
  issueKey(slug: string, tx?: Queryable): Promise<{ api_key: string; api_key_prefix: string }>;
  /** Revokes the key at once, without issuing another. Throws `not_found`. */
  revokeKey(slug: string, tx?: Queryable): Promise<void>;
  /**
   * Opens a partner's test account, or returns the existing one. Throws `bad_request` for a closed
   * account.
   */
  openTestAccount(partnerId: number, tx?: Queryable): Promise<TestAccount>;
  /** Grants Premium until a time; null ends it. */
  setPremium(slug: string, until: Date | null, tx?: Queryable): Promise<PartnerRow>;
  /** Sets until when a partner has paid for Premium; null when it has not. */
  setPaidUntil(tx: Queryable, partnerId: number, until: Date | null): Promise<PartnerRow>;
  /** Returns the owner of a key; undefined when the key is unknown. Reads the database each time. */
  ownerOf(key: string): Promise<KeyOwner | undefined>;
  /** Encrypts every webhook secret with the newest key of the ring; returns the number of changed ones. */
  resealSecrets(keyRing: KeyRing): Promise<number>;
}

/** Normalises a website for comparing two partners: without scheme, www and trailing slash. */
export const websiteKey = (website: string): string =>
  website
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '');

const unknownPartner = (slug: string) =>
  new ExpectedError('not_found', `There is no partner with the slug "${slug}".`);

const found = (row: PartnerRow | undefined, slug: string): PartnerRow => {
  if (!row) throw unknownPartner(slug);
  return row;
};

/**
 * Returns the error when a change finds no open account of a slug: it does not exist, or its owner
 * has closed it.
 */
async function missing(db: Queryable, slug: string): Promise<ExpectedError> {
  const row = await db.maybeOne(selectPartnerBySlug, [slug]);
  if (!row) return unknownPartner(slug);
  const sentence = `The account "${slug}" was closed by its owner; the business has to apply again.`;
  return new ExpectedError('bad_request', sentence);
}

async function insertWithFreeSlug(
  db: Queryable,
  clock: Clock,
  input: NewPartner,
): Promise<PartnerRow> {
  const wanted = slugify(input.name) || 'partner';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const row = await db.maybeOne(insertPartner, [slug, input, clock.now()]);
    if (row) return row;
  }
}

/** Returns the end of a partner's Premium, granted or paid for; null for none. */
export function premiumUntil({
  premium_until: granted,
  paid_until: paid,
}: PartnerRow): Date | null {
  if (granted === null || paid === null) return granted ?? paid;
  return granted > paid ? granted : paid;
}

/** Whether a partner has Premium at a time. */
export function hasPremium(row: PartnerRow, now: Date): boolean {
  const until = premiumUntil(row);
  return until !== null && until > now;
}

export function createPartners(db: Db, clock: Clock): Partners {
  // Concurrent requests share one query instead of a cache, so that a replaced key or a suspended
  // partner is refused from the next request on, without invalidation.
  const lookUp = coalesce<Buffer, Found | undefined>({
    maxPerRun: 128,
    concurrency: 2,
    async run(fingerprints) {
      const rows = await db.query(selectByFingerprints, [fingerprints]);
      const owners = new Map(rows.map((row) => [row.fingerprint.toString('hex'), row]));
      return fingerprints.map((fingerprint) => owners.get(fingerprint.toString('hex')));
    },
  });
  return {
    async create(input, tx = db) {
      const checked = check(newPartner, input);
      if (!checked.ok) throw validationError(checked.problems);
      return insertWithFreeSlug(tx, clock, checked.value);
    },
    list: () => db.query(selectPartners),
    bySlug: async (slug) => found(await db.maybeOne(selectPartnerBySlug, [slug]), slug),
    find: ({ words = '', status = null, beforeId = Number.MAX_SAFE_INTEGER }, limit) =>
      db.query(findPartners, [{ patterns: patternsOf(words), status, before_id: beforeId, limit }]),
    async count() {
      const rows = await db.query(countPartners);
      const none = { pending: 0, approved: 0, suspended: 0, rejected: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
    },
    lock: async (tx, slug) => found(await tx.maybeOne(lockPartnerBySlug, [slug]), slug),
    async setStatus(slug, status, { reason = null, tx = db } = {}) {
      const row = await tx.maybeOne(updateStatus, [slug, status, clock.now(), reason]);
      if (!row) throw await missing(tx, slug);
      return row;
    },
    async issueKey(slug, tx = db) {
      const key = newApiKey(isTestSlug(slug) ? 'test' : 'live');
      const values = [slug, fingerprintOf(key), prefixOf(key), clock.now()] as const;
      const row = await tx.maybeOne(updateKey, [...values]);
      if (!row) throw await missing(tx, slug);
      return { api_key: key, api_key_prefix: prefixOf(key) };
    },
    async revokeKey(slug, tx = db) {
      const row = await tx.maybeOne(forgetKey, [slug]);
      if (!row) throw await missing(tx, slug);
    },
    openTestAccount: (partnerId, tx = db) => openTestAccount(tx, clock, partnerId),
    setPremium: async (slug, until, tx = db) =>
      found(await tx.maybeOne(updatePremium, [slug, until]), slug),
    setPaidUntil: (tx, partnerId, until) => tx.one(updatePaidUntil, [partnerId, until]),
    async ownerOf(key) {
      const row = isApiKey(key) ? await lookUp(fingerprintOf(key)) : undefined;
      if (!row) return undefined;
      const { id, status, is_trial: isTrial } = row;
      return { id, status, isTrial, isTest: isTestKey(key) };
    },
    resealSecrets: (keyRing) =>
      db.transaction(async (tx) => {
        const rows = await tx.query(selectSealedSecrets);
        const isOld = (sealed: string | null) => sealed !== null && !keyRing.isCurrent(sealed);
        const reseal = (sealed: string) => keyRing.encrypt(keyRing.decrypt(sealed));
        const old = rows.filter(
          (row) => isOld(row.webhook_secret) || isOld(row.webhook_secret_next),
        );
        for (const { id, webhook_secret: secret, webhook_secret_next: next } of old) {
          await tx.execute(updateSealedSecrets, [id, reseal(secret), next && reseal(next)]);
        }
        return old.length;
      }),
  };
}

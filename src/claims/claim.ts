import type { ListingEditor, SavedListing } from '../listings/index.ts';
import { findCampsite } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { ExpectedError, notFound } from '../platform/errors.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import { type OwnClaim, presentOwn } from './claim.present.ts';
import {
  type ClaimRow,
  insertClaim,
  lockClaim,
  selectLinkable,
  selectOwnClaim,
  selectOwnClaims,
  selectOpenClaim,
  selectPositions,
  updateClaim,
  updateLook,
  withdrawClaims,
} from './claim.sql.ts';
import { newCode } from './code.ts';
import { draftOf } from './draft.ts';
import type { createLook, Look } from './look.ts';

/** Maximum number of claims of a partner in a day, and of looks that it requests in an hour. */
export const CLAIMS_PER_DAY = 20;
export const LOOKS_PER_HOUR = 20;

/** Maximum number of listings that are offered for linking. */
const MAX_LINKABLE = 100;

/** Positions around which campsites are proposed. */
const MAX_POSITIONS = 3;

/** A new claim, or an existing one. */
export interface MadeClaim {
  id: number;
  isNew: boolean;
}

/**
 * Claims of one partner. Methods throw `not_found` for another partner's claim, and `bad_request`
 * when its decision excludes the action.
 */
export interface Claims {
  /** Returns claims with ids below `beforeId`, the newest first. */
  list(partnerId: number, beforeId: number, limit: number): Promise<OwnClaim[]>;
  find(partnerId: number, id: number): Promise<OwnClaim>;
  /**
   * Returns the id of the pending or approved claim of a campsite; undefined when there is none.
   */
  openClaim(partnerId: number, placeId: number): Promise<number | undefined>;
  /** Counts one more claim of a partner. Throws `rate_limited`. */
  countClaim(partnerId: number): Promise<void>;
  /**
   * Claims a campsite, unless there is a claim of it. Throws `not_found` for an unknown campsite.
   */
  make(tx: Tx, partnerId: number, placeId: number): Promise<MadeClaim>;
  /**
   * Looks for the code on the website, for up to 10 seconds. Throws `bad_request` when
   * OpenStreetMap states no website, and `rate_limited`.
   */
  look(partnerId: number, id: number): Promise<Look>;
  /** Stores the result of a look, while the claim is pending. */
  noteLook(tx: Tx, partnerId: number, id: number, look: Look): Promise<void>;
  withdraw(tx: Tx, partnerId: number, id: number): Promise<void>;
  /** Adds the paused listing of an approved claim, from OpenStreetMap's data. */
  startListing(tx: Tx, partnerId: number, id: number): Promise<SavedListing>;
  /** Links a partner's listing of a campsite with the campsite of an approved claim. */
  linkListing(
    tx: Tx,
    partnerId: number,
    id: number,
    externalId: string,
  ): Promise<SavedListing & { osmRef: string }>;
  /** Where the partner's listings lie, campsites first: at most three positions. */
  positions(partnerId: number): Promise<{ lat: number; lng: number }[]>;
  /**
   * Returns the partner's campsites without a link to OpenStreetMap, the newest first, 100 at most.
   */
  linkable(partnerId: number): Promise<{ externalId: string; title: string }[]>;
}

interface Deps {
  db: Db;
  clock: Clock;
  lookAt: ReturnType<typeof createLook>;
  editor: Pick<ListingEditor, 'add' | 'linkCampsite'>;
  limits: { claims: ExactRateLimit; looks: ExactRateLimit };
}

const refuse = (sentence: string) => new ExpectedError('bad_request', sentence);

/** Returns the URL to look at. Throws `bad_request` when OpenStreetMap states none. */
export function websiteOf({ campsite }: Pick<OwnClaim, 'campsite'>): string {
  if (campsite.website !== null) return campsite.website;
  throw refuse('OpenStreetMap states no website of this campsite: it is checked by hand.');
}

/** Withdraws the pending claims of a partner that closes its account. */
export const withdrawClaimsOf = async (tx: Tx, clock: Clock, partnerId: number): Promise<void> => {
  await tx.execute(withdrawClaims, [partnerId, clock.now()]);
};

/** Makes the use cases of partners who claim campsites. */
export function createClaims({ db, clock, lookAt, editor, limits }: Deps): Claims {
  const own = async (queryable: Queryable, partnerId: number, id: number): Promise<ClaimRow> => {
    const row = await queryable.maybeOne(selectOwnClaim, [partnerId, id]);
    if (!row) throw notFound('claim');
    return row;
  };
  const lockedIn = async (
    tx: Tx,
    partnerId: number,
    id: number,
    status: ClaimRow['status'],
  ): Promise<ClaimRow> => {
    await own(tx, partnerId, id);
    await tx.maybeOne(lockClaim, [id]);
    const row = await own(tx, partnerId, id);
    if (row.status !== status) throw refuse(`The claim is ${row.status}.`);
    return row;
  };
  return {
    list: async (partnerId, beforeId, limit) =>
      (await db.query(selectOwnClaims, [partnerId, beforeId, limit])).map(presentOwn),
    find: async (partnerId, id) => presentOwn(await own(db, partnerId, id)),
    openClaim: async (partnerId, placeId) =>
      (await db.maybeOne(selectOpenClaim, [partnerId, placeId]))?.id,
    async countClaim(partnerId) {
      if (await limits.claims.take(String(partnerId))) return;
      throw new ExpectedError('rate_limited', `At most ${CLAIMS_PER_DAY} claims a day.`);
    },
    async make(tx, partnerId, askedId) {
      const campsite = await findCampsite(tx, askedId);
      if (!campsite || campsite.goneAt !== null) throw notFound('campsite');
      const placeId = campsite.id;
      const openClaim = await tx.maybeOne(selectOpenClaim, [partnerId, placeId]);
      if (openClaim) return { id: openClaim.id, isNew: false };
      const values = [partnerId, placeId, newCode(), clock.now()] as const;
      const made = await tx.maybeOne(insertClaim, [...values]);
      if (made) return { id: made.id, isNew: true };
      return { id: (await tx.one(selectOpenClaim, [partnerId, placeId])).id, isNew: false };
    },
    async look(partnerId, id) {
      const claim = presentOwn(await own(db, partnerId, id));
      if (claim.status !== 'pending') throw refuse(`The claim is ${claim.status}.`);
      const website = websiteOf(claim);
      if (!(await limits.looks.take(String(partnerId)))) {
        throw new ExpectedError('rate_limited', `At most ${LOOKS_PER_HOUR} looks an hour.`);
      }
      return lookAt(website, claim.code);
    },
    async noteLook(tx, partnerId, id, look) {
      await lockedIn(tx, partnerId, id, 'pending');
      await tx.execute(updateLook, [id, look]);
    },
    async withdraw(tx, partnerId, id) {
      await lockedIn(tx, partnerId, id, 'pending');
      const nobody = { decided_by: null, checked_by: null, reason: null };
      const ended = { status: 'withdrawn' as const, decided_at: clock.now() };
      await tx.execute(updateClaim, [id, { ...ended, ...nobody }]);
    },
    async startListing(tx, partnerId, id) {
      const claim = await lockedIn(tx, partnerId, id, 'approved');
      if (claim.listing !== null) throw refuse('You have a listing of this campsite already.');
      return editor.add(tx, partnerId, draftOf(claim));
    },
    async linkListing(tx, partnerId, id, externalId) {
      const { osm_ref: osmRef } = await lockedIn(tx, partnerId, id, 'approved');
      return { ...(await editor.linkCampsite(tx, partnerId, externalId, osmRef)), osmRef };
    },
    positions: (partnerId) => db.query(selectPositions, [partnerId, MAX_POSITIONS]),
    async linkable(partnerId) {
      const rows = await db.query(selectLinkable, [partnerId, MAX_LINKABLE]);
      return rows.map(({ external_id: externalId, title }) => ({ externalId, title }));
    },
  };
}

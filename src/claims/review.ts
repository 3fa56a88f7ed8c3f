import type { ListingEditor } from '../listings/index.ts';
import { claimApproved, claimDeclined, claimRevoked, type PartnerMails } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { checkedText } from '../platform/validation/index.ts';
import { isCodeFound, presentReviewed, type ReviewedClaim } from './claim.present.ts';
import {
  anyCampsiteListing,
  type ClaimRow,
  countWaitingClaims,
  type Decision,
  lockClaim,
  selectClaim,
  selectDecidedClaims,
  selectOtherClaims,
  selectWaitingClaims,
  updateClaim,
  updateLook,
} from './claim.sql.ts';
import { draftOf } from './draft.ts';
import type { Look } from './look.ts';

const MAX_OTHERS = 20;

/** The mails to partners whose claims are decided against. */
const REFUSALS = { declined: claimDeclined, revoked: claimRevoked };

/**
 * Review of claims by operators. Methods that take an id throw `not_found` when there is no such claim;
 * decisions throw `bad_request` when it was decided before, and revoking one when it is not approved.
 */
export interface ClaimReview {
  /** Returns pending claims with ids above `afterId`, the longest waiting first. */
  waiting(afterId: number, limit: number): Promise<ReviewedClaim[]>;
  countWaiting(): Promise<number>;
  /** Returns other claims with ids below `beforeId`, the newest first. */
  decided(beforeId: number, limit: number): Promise<ReviewedClaim[]>;
  show(id: number): Promise<ReviewedClaim>;
  /** Returns other claims of the same campsite, of any partner, the newest first. */
  others(id: number): Promise<ReviewedClaim[]>;
  /** Stores the result of a look at the website. */
  noteLook(tx: Tx, id: number, look: Look): Promise<void>;
  /**
   * Approves a claim and notifies the partner, which gets a paused listing to complete unless it
   * lists a campsite already.
   * @param decision.note how the claim was checked; throws `validation_error` when it is missing
   *   and the last look has not found the code
   */
  approve(tx: Tx, id: number, decision: { by: string; note: string }): Promise<ApprovedClaim>;
  /** Declines a claim and notifies the partner. Throws `validation_error` without a reason. */
  decline(tx: Tx, id: number, decision: { by: string; reason: string }): Promise<ReviewedClaim>;
  /**
   * Revokes an approved claim and notifies the partner; the campsite's page no longer attributes
   * the partner's texts to the owner. Its listing stays unchanged. Throws `validation_error`
   * without a reason.
   */
  revoke(tx: Tx, id: number, decision: { by: string; reason: string }): Promise<ReviewedClaim>;
}

/** An approved claim, and the partner's own id of the listing that was made for it, if any. */
export interface ApprovedClaim {
  claim: ReviewedClaim;
  draft: string | null;
}

interface Deps {
  db: Db;
  clock: Clock;
  mails: PartnerMails;
  /** Loads the editor of listings, which commands need only when a claim is approved. */
  editor(): Promise<Pick<ListingEditor, 'add'>>;
}

const refuse = (sentence: string) => new ExpectedError('bad_request', sentence);

/** Makes the use cases of reviewing claims. */
export function createClaimReview({ db, clock, mails, editor }: Deps): ClaimReview {
  const found = async (queryable: Queryable, id: number): Promise<ClaimRow> => {
    const row = await queryable.maybeOne(selectClaim, [id]);
    if (!row) throw new ExpectedError('not_found', `There is no claim ${id}.`);
    return row;
  };
  const locked = async (tx: Tx, id: number): Promise<ClaimRow> => {
    await tx.maybeOne(lockClaim, [id]);
    return found(tx, id);
  };
  const undecided = async (tx: Tx, id: number): Promise<ClaimRow> => {
    const row = await locked(tx, id);
    if (row.status !== 'pending') throw refuse(`Claim ${id} was ${row.status} already.`);
    return row;
  };
  const decide = (tx: Tx, id: number, decision: Omit<Decision, 'decided_at'>) =>
    tx.execute(updateClaim, [id, { ...decision, decided_at: clock.now() }]);
  /**
   * Adds the draft of a listing and returns its id; null when OpenStreetMap's data are not enough
   * for one.
   */
  const addDraft = async (tx: Tx, claim: ClaimRow): Promise<string | null> => {
    if ((await tx.one(anyCampsiteListing, [claim.partner.id])).any) return null;
    const { add } = await editor();
    try {
      return (await add(tx, claim.partner.id, draftOf(claim))).externalId;
    } catch (error) {
      if (error instanceof ExpectedError && error.code === 'validation_error') return null;
      throw error;
    }
  };
  /** Decides against a claim, and notifies the partner of the reason. */
  const decideAgainst = async (
    tx: Tx,
    { id, name, osm_ref, partner }: ClaimRow,
    { status, by, reason }: { status: keyof typeof REFUSALS; by: string; reason: string },
  ): Promise<ReviewedClaim> => {
    await decide(tx, id, { status, decided_by: by, checked_by: null, reason });
    await mails.post(tx, partner, (language, dashboard) =>
      REFUSALS[status](language, {
        id,
        campsite: name ?? osm_ref,
        reason,
        link: `${dashboard}/claims`,
      }),
    );
    return presentReviewed(await found(tx, id));
  };
  return {
    waiting: async (afterId, limit) =>
      (await db.query(selectWaitingClaims, [afterId, limit])).map(presentReviewed),
    countWaiting: async () => (await db.one(countWaitingClaims)).waiting,
    decided: async (beforeId, limit) =>
      (await db.query(selectDecidedClaims, [beforeId, limit])).map(presentReviewed),
    show: async (id) => presentReviewed(await found(db, id)),
    others: async (id) =>
      (await db.query(selectOtherClaims, [id, MAX_OTHERS])).map(presentReviewed),
    async noteLook(tx, id, look) {
      await undecided(tx, id);
      await tx.execute(updateLook, [id, look]);
    },
    async approve(tx, id, { by, note }) {
      const claim = await undecided(tx, id);
      if (claim.partner.status !== 'approved') {
        throw refuse(`The account of ${claim.partner.name} is ${claim.partner.status}.`);
      }
      if (claim.is_gone) throw refuse('OpenStreetMap has this campsite no longer.');
      const byCode = isCodeFound(claim);
      const reason = byCode && note.trim() === '' ? null : checkedText('note', note);
      const checked_by = byCode ? 'code' : 'hand';
      await decide(tx, id, { status: 'approved', decided_by: by, checked_by, reason });
      const draft = await addDraft(tx, claim);
      await mails.post(tx, claim.partner, (language, dashboard) =>
        claimApproved(language, {
          id,
          campsite: claim.name ?? claim.osm_ref,
          hasDraft: draft !== null,
          link: draft === null ? `${dashboard}/claims` : `${dashboard}/listings/edit/${draft}`,
        }),
      );
      return { claim: presentReviewed(await found(tx, id)), draft };
    },
    async decline(tx, id, { by, reason: typed }) {
      const reason = checkedText('reason', typed);
      return decideAgainst(tx, await undecided(tx, id), { status: 'declined', by, reason });
    },
    async revoke(tx, id, { by, reason: typed }) {
      const reason = checkedText('reason', typed);
      const claim = await locked(tx, id);
      if (claim.status !== 'approved')
        throw refuse(`Claim ${id} is ${claim.status}, not approved.`);
      return decideAgainst(tx, claim, { status: 'revoked', by, reason });
    },
  };
}

import type { Clock } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, notFound, validationError } from '../../platform/errors.ts';
import { emailAddress } from '../account.schema.ts';
import { check } from '../../platform/validation/index.ts';
import {
  deleteMember,
  deleteMemberById,
  insertMember,
  lockMembers,
  markJoined,
  type MemberRole,
  type MemberRow,
  type MembershipRow,
  selectMembers,
  selectMembership,
  selectMemberships,
  updateMemberRole,
} from './member.sql.ts';

/** The people who act for partners, found by their email addresses. */
export interface Members {
  /** Returns the partners that an address may act for. */
  of(email: string, tx?: Queryable): Promise<MembershipRow[]>;
  /** Returns the membership of an address at one partner; undefined when there is none. */
  find(email: string, slug: string): Promise<MembershipRow | undefined>;
  /** Records that a person signed in with an address. */
  joined(tx: Queryable, email: string): Promise<void>;
  list(partnerId: number): Promise<MemberRow[]>;
  /** Adds a member. Throws `validation_error` when the address is invalid or already a member. */
  add(
    tx: Tx,
    partnerId: number,
    member: { email: string; role: MemberRole; invitedBy: string },
  ): Promise<MemberRow>;
  /** Throws `not_found`; `bad_request` when no owner would remain. */
  changeRole(tx: Tx, partnerId: number, memberId: number, role: MemberRole): Promise<MemberRow>;
  /** Removes a member and returns its row. Throws `not_found`; `bad_request` when no owner would remain. */
  remove(tx: Tx, partnerId: number, memberId: number): Promise<MemberRow>;
}

const address = emailAddress();

const invalidEmail = (message: string) => validationError([{ path: 'email', message }]);

async function keepAnOwner(tx: Tx, partnerId: number, memberId: number): Promise<void> {
  const members = await tx.query(lockMembers, [partnerId]);
  if (!members.some(({ id }) => id === memberId)) throw notFound('member');
  const remaining = members.filter(({ id, role }) => role === 'owner' && id !== memberId);
  if (remaining.length === 0) {
    throw new ExpectedError('bad_request', 'An account needs at least one owner.');
  }
}

export const createMembers = (db: Db, clock: Clock): Members => ({
  of: (email, tx = db) => tx.query(selectMemberships, [email]),
  find: (email, slug) => db.maybeOne(selectMembership, [email, slug]),
  joined: async (tx, email) => {
    await tx.execute(markJoined, [email, clock.now()]);
  },
  list: (partnerId) => db.query(selectMembers, [partnerId]),
  async add(tx, partnerId, { email, role, invitedBy }) {
    const checked = check(address, email.trim());
    if (!checked.ok) throw invalidEmail(checked.problems.map(({ message }) => message).join('; '));
    const values = [partnerId, checked.value, role, clock.now(), invitedBy] as const;
    const row = await tx.maybeOne(insertMember, [...values]);
    if (!row) throw invalidEmail('is a member already');
    return row;
  },
  async changeRole(tx, partnerId, memberId, role) {
    if (role !== 'owner') await keepAnOwner(tx, partnerId, memberId);
    const row = await tx.maybeOne(updateMemberRole, [partnerId, memberId, role]);
    if (!row) throw notFound('member');
    return row;
  },
  async remove(tx, partnerId, memberId) {
    await keepAnOwner(tx, partnerId, memberId);
    const row = await tx.maybeOne(deleteMember, [partnerId, memberId]);
    if (!row) throw notFound('member');
    return row;
  },
});

/** Removes a member by its id if it exists, even the last owner. */
export const forgetMember = (db: Queryable, id: number): Promise<number> =>
  db.execute(deleteMemberById, [id]);

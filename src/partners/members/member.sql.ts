import { statement } from '../../platform/db/index.ts';
import type { PartnerStatus } from '../partner.sql.ts';

/** The permissions of a member: everything, everything except the account itself, or reading. */
export type MemberRole = 'owner' | 'member' | 'reader';

/** A person who acts for a partner. */
export interface MemberRow {
  id: number;
  email: string;
  role: MemberRole;
  created_at: Date;
  /** Email address of the member who invited the person; null for the address that applied. */
  invited_by: string | null;
  /** Null until the person has signed in with the address. */
  joined_at: Date | null;
}

/** A partner that an address may act for. */
export interface MembershipRow {
  partner_id: number;
  slug: string;
  name: string;
  status: PartnerStatus;
  role: MemberRole;
  countries: string[];
  time_zone: string | null;
}

const SELECTED = 'id, email, role, created_at, invited_by, joined_at';

/** Selects members, owners first, then in the order in which they were added. */
export const selectMembers = statement<MemberRow, [partnerId: number]>(
  'partners.select_members',
  `select ${SELECTED} from member where partner_id = $1
   order by array_position('{owner,member,reader}'::text[], role), id`,
);

/** Selects a membership; of a test account, with the status of its partner. */
export const selectMembership = statement<MembershipRow, [email: string, slug: string]>(
  'partners.select_membership',
  `select p.id as partner_id, p.slug, p.name, live.status, m.role, p.countries, p.time_zone
   from member m join partner p on m.partner_id = coalesce(p.test_of, p.id)
   join partner live on live.id = m.partner_id
   where lower(m.email) = lower($1) and p.slug = $2`,
);

export const selectMemberships = statement<MembershipRow, [email: string]>(
  'partners.select_memberships',
  `select p.id as partner_id, p.slug, p.name, p.status, m.role, p.countries, p.time_zone
   from member m join partner p on p.id = m.partner_id
   where lower(m.email) = lower($1) order by lower(p.name), p.id`,
);

export const markJoined = statement<never, [email: string, now: Date]>(
  'partners.mark_joined',
  'update member set joined_at = $2 where lower(email) = lower($1) and joined_at is null',
);

/** Serialises changes of a partner's members, so that one owner always remains. */
export const lockMembers = statement<MemberRow, [partnerId: number]>(
  'partners.lock_members',
  `select ${SELECTED} from member where partner_id = $1 order by id for update`,
);

/** Adds a member. Returns no row when the address is already a member. */
export const insertMember = statement<
  MemberRow,
  [partnerId: number, email: string, role: MemberRole, now: Date, invitedBy: string | null]
>(
  'partners.insert_member',
  `insert into member (partner_id, email, role, created_at, invited_by) values ($1, $2, $3, $4, $5)
   on conflict (partner_id, lower(email)) do nothing returning ${SELECTED}`,
);

export const updateMemberRole = statement<
  MemberRow,
  [partnerId: number, memberId: number, role: MemberRole]
>(
  'partners.update_member_role',
  `update member set role = $3 where partner_id = $1 and id = $2 returning ${SELECTED}`,
);

export const deleteMemberById = statement<never, [id: number]>(
  'partners.delete_member_by_id',
  'delete from member where id = $1',
);

export const deleteMember = statement<MemberRow, [partnerId: number, memberId: number]>(
  'partners.delete_member',
  `delete from member where partner_id = $1 and id = $2 returning ${SELECTED}`,
);

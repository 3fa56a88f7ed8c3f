export type { MemberRole, MemberRow, MembershipRow } from './member.sql.ts';
export { createMembers, forgetMember, type Members } from './members.ts';

export type { MemberRole, MemberRow, MembershipRow } from './member.sql.ts';
export { createMembers, type Members } from './members.ts';

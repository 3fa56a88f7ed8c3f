import type { MemberRole, PartnerStatus } from '../../../partners/index.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';

/** A person who uses the dashboard of one partner. */
export interface Member {
  partnerId: number;
  /** The partner's slug, which is part of the dashboard's addresses. */
  slug: string;
  /** The partner's name. */
  partner: string;
  /** Whether this is the partner's test account. */
  isTest: boolean;
  /** The partner's account status. */
  status: PartnerStatus;
  /** The person's permissions. An operator who views the dashboard is a reader. */
  role: MemberRole;
  /** Time zone (IANA name) in which the dashboard shows times. */
  timeZone: string;
  /** Whether this is an operator who views the dashboard. */
  isOperator: boolean;
  /** The actor in the audit log. */
  actor: Actor;
}

const WRITERS: readonly MemberRole[] = ['owner', 'member'];
const OWNERS: readonly MemberRole[] = ['owner'];

/** Changes by members: the permitted roles, and whether the account must be approved. */
const CHANGES = {
  'listings.write': { roles: WRITERS, approved: true },
  'leads.write': { roles: WRITERS, approved: true },
  'webhooks.write': { roles: WRITERS, approved: true },
  'feeds.write': { roles: WRITERS, approved: true },
  'key.write': { roles: OWNERS, approved: true },
  'account.write': { roles: OWNERS, approved: false },
  'premium.write': { roles: OWNERS, approved: true },
  'team.write': { roles: OWNERS, approved: false },
} as const;

/** A change by members; everybody may read. */
export type MemberAction = keyof typeof CHANGES;

/** Whether a person may make a change now. */
export const mayChange = (
  { role, status }: Pick<Member, 'role' | 'status'>,
  action: MemberAction,
): boolean => {
  const { roles, approved } = CHANGES[action];
  return roles.includes(role) && (status === 'approved' || !approved);
};

/** Throws `forbidden` unless the member may make the change. */
export function allow(member: Pick<Member, 'role' | 'status'>, action: MemberAction): void {
  if (mayChange(member, action)) return;
  const { role, status } = member;
  throw new ExpectedError(
    'forbidden',
    CHANGES[action].roles.includes(role)
      ? `The account is ${status}: nothing can be changed until it is approved.`
      : `Your role (${role}) does not allow this. An owner of the account can change your role.`,
  );
}

import type { MemberRole, PartnerStatus } from '../../../partners/index.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';

/** Somebody who uses the dashboard of one partner. */
export interface Member {
  partnerId: number;
  /** The partner's slug, which is in the addresses of its dashboard. */
  slug: string;
  /** The partner's name. */
  partner: string;
  /** Whether this is the partner's test account. */
  isTest: boolean;
  /** The partner's account status. */
  status: PartnerStatus;
  /** What the person may do. An operator who looks at what the partner sees is a reader. */
  role: MemberRole;
  /** Whether this is an operator who looks at what the partner sees. */
  isOperator: boolean;
  /** Who acts, for the audit log. */
  actor: Actor;
}

const WRITERS: readonly MemberRole[] = ['owner', 'member'];
const OWNERS: readonly MemberRole[] = ['owner'];

/** What members change: the roles that may, and whether the account has to be approved. */
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

/** A change that members make; everybody may read. */
export type MemberAction = keyof typeof CHANGES;

/** Whether somebody may make a change now. */
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

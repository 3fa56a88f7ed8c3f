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
  /** The partner's account status; of a test account, that of its live account. */
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

const APPROVED: readonly PartnerStatus[] = ['approved'];
/** An applicant prepares its listings while it waits. */
const PREPARING: readonly PartnerStatus[] = ['approved', 'pending'];
/** Nobody who has not been approved causes mails to others, since they contain the account's name. */
const EVER_APPROVED: readonly PartnerStatus[] = ['approved', 'suspended'];
const ANY: readonly PartnerStatus[] = ['approved', 'pending', 'suspended', 'rejected'];

/** Changes by members: the permitted roles and account statuses. */
const CHANGES = {
  'listings.write': { roles: WRITERS, statuses: PREPARING },
  'claims.write': { roles: WRITERS, statuses: APPROVED },
  'leads.write': { roles: WRITERS, statuses: APPROVED },
  'webhooks.write': { roles: WRITERS, statuses: APPROVED },
  'feeds.write': { roles: WRITERS, statuses: APPROVED },
  'key.write': { roles: OWNERS, statuses: APPROVED },
  'test.open': { roles: OWNERS, statuses: PREPARING },
  'account.write': { roles: OWNERS, statuses: ANY },
  'contact.write': { roles: OWNERS, statuses: EVER_APPROVED },
  'premium.write': { roles: OWNERS, statuses: APPROVED },
  'featured.write': { roles: WRITERS, statuses: APPROVED },
  'team.write': { roles: OWNERS, statuses: EVER_APPROVED },
} as const;

/** A change by members; everybody may read. */
export type MemberAction = keyof typeof CHANGES;

/** Changes of a test account that need no approval, because nothing of it reaches travellers or mails. */
const IN_TRIAL: ReadonlySet<MemberAction> = new Set<MemberAction>([
  'key.write',
  'leads.write',
  'webhooks.write',
]);

/** The parts of a member that decide what it may change. */
type Permitted = Pick<Member, 'role' | 'status' | 'isTest'>;

/** Whether a person may make a change now. */
export const mayChange = ({ role, status, isTest }: Permitted, action: MemberAction): boolean => {
  const { roles, statuses } = CHANGES[action];
  const inTrial = isTest && status === 'pending' && IN_TRIAL.has(action);
  return roles.includes(role) && (statuses.includes(status) || inTrial);
};

/** Throws `forbidden` unless the member may make the change. */
export function allow(member: Permitted, action: MemberAction): void {
  if (mayChange(member, action)) return;
  const { role, status } = member;
  throw new ExpectedError(
    'forbidden',
    CHANGES[action].roles.includes(role)
      ? `The account is ${status}: this can be changed once it is approved.`
      : `Your role (${role}) does not allow this. An owner of the account can change your role.`,
  );
}

import type { MemberRole } from '../../../partners/index.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';

/** Somebody who uses the dashboard of one partner. */
export interface Member {
  partnerId: number;
  /** The partner's slug, which is in the addresses of its dashboard. */
  slug: string;
  /** What the person may do. An operator who looks at what the partner sees is a reader. */
  role: MemberRole;
  /** Whether this is an operator who looks at what the partner sees. */
  isOperator: boolean;
  /** Who acts, for the audit log. */
  actor: Actor;
}

/** What members do, and the roles that may. Everyone may read. */
const MAY = {
  'listings.write': ['owner', 'member'],
  'leads.write': ['owner', 'member'],
  'webhooks.write': ['owner', 'member'],
  'feeds.write': ['owner', 'member'],
  'key.write': ['owner'],
  'account.write': ['owner'],
  'team.write': ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>;

/** A change that members make. */
export type MemberAction = keyof typeof MAY;

/** Whether a role may make a change. */
export const mayChange = (role: MemberRole, action: MemberAction): boolean =>
  (MAY[action] as readonly MemberRole[]).includes(role);

/** Throws `forbidden` unless the member may make the change. */
export function allow({ role }: Pick<Member, 'role'>, action: MemberAction): void {
  if (mayChange(role, action)) return;
  throw new ExpectedError(
    'forbidden',
    `Your role (${role}) does not allow this. An owner of the account can change your role.`,
  );
}

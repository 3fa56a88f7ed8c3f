import { createDashboards, type Dashboard } from '../../src/app/pages/dashboard/index.ts';
import type { MemberRole } from '../../src/partners/index.ts';
import type { TestCampcairn } from './campcairn.ts';

/** The dashboard of a partner as one of its people has it. */
export async function dashboardOf(
  { context, services }: Pick<TestCampcairn, 'context' | 'services'>,
  slug: string,
  role: MemberRole = 'owner',
): Promise<Dashboard> {
  const { id: partnerId, name: partner, status } = await services.partners.bySlug(slug);
  const actor = { kind: 'member' as const, name: `${role}@vans.example` };
  const isTest = false;
  const timeZone = 'UTC';
  const member = {
    partnerId,
    slug,
    partner,
    isTest,
    status,
    role,
    timeZone,
    isOperator: false,
    actor,
  };
  return createDashboards(context, services)(member);
}

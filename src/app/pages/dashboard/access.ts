import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import type { SessionRow } from '../../../people/index.ts';
import { isTestSlug } from '../../../partners/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import { timeZoneOfPartner } from '../../use-cases/account/time-zone.ts';
import type { Member } from './member.ts';

/** Minimum time between two audit entries for one operator who views one partner's dashboard. */
const RECORD_LOOK_EVERY_MS = 3_600_000;

/**
 * Creates the function that finds the person of a session in a partner's dashboard: a member, or an
 * operator with a second factor, who may only read and whose visit is recorded. Undefined for
 * anybody else, and when the partner does not exist.
 */
export function createMemberAccess(
  { db, clock, audit }: AppContext,
  { members, operators, partners }: Services,
) {
  const looks = new Map<string, number>();
  const recordLook = async (email: string, partnerId: number, slug: string): Promise<void> => {
    const now = clock.now().getTime();
    const look = `${email} ${slug}`;
    if (now - (looks.get(look) ?? 0) < RECORD_LOOK_EVERY_MS) return;
    const entry = { action: 'partner.look', subject: `partner ${slug}`, partnerId };
    await audit.record(db, { kind: 'operator', name: email }, entry);
    // Set only after recording, so that a visit that could not be recorded is refused the next time
    // too.
    looks.set(look, now);
  };
  const asOperator = async (email: string, slug: string): Promise<Member | undefined> => {
    if (!(await operators.isOperator(email))) return undefined;
    try {
      const row = await partners.bySlug(slug);
      const { id, name, status } = row;
      await recordLook(email, id, slug);
      const actor = { kind: 'operator' as const, name: email };
      return {
        partnerId: id,
        slug,
        partner: name,
        isTest: isTestSlug(slug),
        status,
        role: 'reader',
        timeZone: timeZoneOfPartner(row),
        isOperator: true,
        actor,
      };
    } catch (error) {
      if (error instanceof ExpectedError && error.code === 'not_found') return undefined;
      throw error;
    }
  };
  return async (
    { email, second_factor_at }: Pick<SessionRow, 'email' | 'second_factor_at'>,
    slug: string,
  ): Promise<Member | undefined> => {
    const membership = await members.find(email, slug);
    if (!membership) return second_factor_at ? asOperator(email, slug) : undefined;
    const { partner_id: partnerId, name: partner, status, role } = membership;
    const actor = { kind: 'member' as const, name: email };
    const isTest = isTestSlug(slug);
    const timeZone = timeZoneOfPartner(membership);
    return { partnerId, slug, partner, isTest, status, role, timeZone, isOperator: false, actor };
  };
}

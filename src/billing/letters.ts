import { type Language, type Letter, premiumChanged, type PremiumChange } from '../mails/index.ts';
import type { PartnerRow } from '../partners/index.ts';
import type { Snapshot, SubscriptionState } from './snapshot.ts';

/** States in which a partner has not, or no longer, what it pays for. */
const WITHOUT: ReadonlySet<SubscriptionState | undefined> = new Set([
  undefined,
  'incomplete',
  'ended',
  'refunded',
  'disputed',
]);

/** What a partner is to be told of; null when it knows, or nothing has changed for it. */
function changeOf(before: Snapshot | undefined, after: Snapshot): PremiumChange | null {
  const was = before?.state;
  switch (after.state) {
    case 'trialing':
    case 'active':
      return WITHOUT.has(was) ? 'started' : null;
    case 'incomplete':
      return null;
    case 'ended':
      return was === undefined || was === 'incomplete' || was === 'ended' ? null : 'ended';
    default:
      return after.state === was ? null : after.state;
  }
}

/** The mail about what has changed in a partner's subscription; null for none. */
export function letterAbout(
  { id, name }: PartnerRow,
  before: Snapshot | undefined,
  after: Snapshot,
): ((language: Language, dashboard: string) => Letter) | null {
  const change = changeOf(before, after);
  if (change === null) return null;
  const facts = { partnerId: id, partner: name, change, until: after.premium_until };
  return (language, dashboard) => premiumChanged(language, { ...facts, dashboard });
}

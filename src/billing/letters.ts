import { type Language, type Letter, premiumChanged, type PremiumChange } from '../mails/index.ts';
import type { PartnerRow } from '../partners/index.ts';
import { isRunning, type Snapshot, type SubscriptionState } from './snapshot.ts';

/** Whether the partner had Premium for its payment in this state. */
const hadIt = (was: SubscriptionState | undefined): boolean =>
  was !== undefined && isRunning(was) && was !== 'refunded' && was !== 'disputed';

/** Returns the change that a partner is notified of; null for none, or when it knows already. */
function changeOf(before: Snapshot | undefined, after: Snapshot): PremiumChange | null {
  const was = before?.state;
  switch (after.state) {
    case 'trialing':
    case 'active':
      return hadIt(was) ? null : 'started';
    case 'incomplete':
      return null;
    case 'ended':
      return was !== undefined && isRunning(was) ? 'ended' : null;
    default:
      return after.state === was ? null : after.state;
  }
}

/**
 * Returns the mail about a change of a partner's subscription; null for none.
 * @param isFeaturing whether the block of ads is switched on
 */
export function letterAbout(
  { id, name, premium_until: given }: PartnerRow,
  before: Snapshot | undefined,
  after: Snapshot,
  { now, isFeaturing }: { now: Date; isFeaturing: boolean },
): ((language: Language, dashboard: string, timeZone: string) => Letter) | null {
  const change = changeOf(before, after);
  if (change === null) return null;
  const until = after.premium_until;
  const givenUntil = given !== null && given > (until ?? now) && given > now ? given : null;
  const facts = { partnerId: id, partner: name, change, until, givenUntil, isFeaturing };
  return (language, dashboard, timeZone) =>
    premiumChanged(language, { ...facts, dashboard, timeZone });
}

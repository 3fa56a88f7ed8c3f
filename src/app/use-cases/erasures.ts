import { join } from 'node:path';
import type { DeliveryStates, Retention } from '../../leads/index.ts';
import type { Feeds } from '../../feeds/index.ts';
import { forgetOperator } from '../../operators/index.ts';
import { type ApplicationReview, forgetMember, lockPartner } from '../../partners/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/config/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ReplayErasures, Erasure } from '../../platform/erasures/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { redactReport } from '../../reports/index.ts';
import { createQuietClosedAccounts } from './account/closed-accounts.ts';

/** Returns the path of the file that records erasures outside the database. */
export const erasureFile = ({ ERASURE_LOG, DATA_DIR }: Settings): string =>
  ERASURE_LOG ?? join(DATA_DIR, 'erasures.log');

/** Services on the same database. */
interface Deps {
  retention: Pick<Retention, 'eraseLead' | 'erasePartner'>;
  applicationReview: Pick<ApplicationReview, 'erase' | 'withdraw'>;
  deliveryStates: DeliveryStates;
  loadFeeds(): Promise<Pick<Feeds, 'removeAllOf'>>;
}

/** Creates the function that repeats earlier erasures in a database. */
export function createErasureReplay(
  { db, clock }: { db: Db; clock: Clock },
  { retention, applicationReview, deliveryStates, loadFeeds }: Deps,
): ReplayErasures {
  const closedAccounts = createQuietClosedAccounts({
    db,
    clock,
    applicationReview,
    deliveryStates,
    retention,
    loadFeeds,
  });
  const again: Record<Erasure['kind'], (subject: string) => Promise<unknown>> = {
    lead: (id) => retention.eraseLead(id),
    application: (id) => applicationReview.erase(Number(id)).catch(unlessUnknown),
    report: (id) => redactReport(db, Number(id), clock.now()),
    account: (id) =>
      db.transaction(async (tx) => {
        const partner = await lockPartner(tx, Number(id));
        if (partner === undefined || partner.closed_at !== null) return;
        await closedAccounts.close(tx, partner.id, { typedName: partner.name, by: '' });
      }),
    member: (id) => forgetMember(db, Number(id)),
    operator: (id) => forgetOperator(db, Number(id)),
  };
  return async (erasures) => {
    for (const { kind, subject } of erasures) await again[kind](subject);
  };
}

function unlessUnknown(error: unknown): void {
  if (!(error instanceof ExpectedError && error.code === 'not_found')) throw error;
}

import type { Billing } from '../../../billing/index.ts';
import { withdrawClaimsOf } from '../../../claims/index.ts';
import { deleteListingsOf } from '../../../listings/index.ts';
import type { Retention } from '../../../leads/index.ts';
import type { DeliveryStates } from '../../../leads/index.ts';
import type { Feeds } from '../../../feeds/index.ts';
import {
  type ApplicationReview,
  type Closing,
  createClosing,
  lockPartner,
  type PartnerRow,
  emptyTestAccount,
  testAccountOf,
  unusedTestAccounts,
} from '../../../partners/index.ts';
import type { Actor, Audit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { enqueue, type JobKind } from '../../../platform/jobs/index.ts';

/** Closes accounts, at their owners' request or because their application was declined. */
export interface ClosedAccounts {
  /**
   * Closes an account with its test account, within the caller's transaction: hides its listings,
   * deletes key, webhook and members, and withdraws waiting claims of campsites and a waiting
   * application. A job deletes
   * listings and erases leads later. Throws `validation_error` at `name` unless the typed name is
   * the partner's.
   */
  close(tx: Tx, partnerId: number, wish: { typedName: string; by: string }): Promise<PartnerRow>;
  /** The job that erases leads, and deletes listings and photos, of a closed account. */
  job: JobKind;
}

interface Deps {
  db: Db;
  clock: Clock;
  closing: Closing;
  deliveryStates: Pick<DeliveryStates, 'webhookChanged' | 'leadEmailChanged'>;
  loadFeeds(): Promise<Pick<Feeds, 'removeAllOf'>>;
  retention: Pick<Retention, 'erasePartner'>;
  billing: Pick<Billing, 'cancelAll'>;
  /** Deletes the photos that the partner has uploaded. */
  removePhotosOf(partnerId: number): Promise<void>;
  applicationReview: Pick<ApplicationReview, 'withdraw'>;
}

const CLEAR = 'accounts.clear';

const RETENTION: Actor = { kind: 'system', name: 'retention' };

/**
 * Creates the job that empties the test accounts of partners that were never approved, when their
 * keys have not been used for some time.
 */
export function createUnusedTests({
  db,
  clock,
  audit,
  deliveryStates,
}: Pick<Deps, 'db' | 'clock' | 'deliveryStates'> & { audit: Pick<Audit, 'record'> }): JobKind {
  return {
    kind: 'accounts.empty_tests',
    concurrency: 1,
    everySeconds: 86_400,
    async run() {
      for (const partnerId of await unusedTestAccounts(db, clock)) {
        await db.transaction(async (tx) => {
          await lockPartner(tx, partnerId);
          const slug = await emptyTestAccount(tx, clock, partnerId);
          if (slug === undefined) return;
          await deliveryStates.webhookChanged(tx, partnerId, null);
          await enqueueClear(tx, partnerId);
          const entry = { action: 'test.empty', subject: `partner ${slug}`, partnerId };
          await audit.record(tx, RETENTION, entry);
        });
      }
    },
  };
}

const enqueueClear = (tx: Tx, partnerId: number) =>
  enqueue(tx, { kind: CLEAR, key: String(partnerId), payload: { partner: partnerId } });

/** Creates the closing of accounts across all slices. */
export function createClosedAccounts(deps: Deps): ClosedAccounts {
  const { db, clock, closing, deliveryStates, loadFeeds, retention, billing } = deps;
  const { applicationReview, removePhotosOf } = deps;
  return {
    async close(tx, partnerId, wish) {
      // Before the partner is locked, in the same order as decisions about applications.
      await applicationReview.withdraw(tx, partnerId);
      return closing.close(tx, partnerId, wish, async () => {
        const feeds = await loadFeeds();
        const test = await testAccountOf(tx, partnerId);
        if (test) {
          await lockPartner(tx, test.id);
          await deliveryStates.webhookChanged(tx, test.id, null);
          await feeds.removeAllOf(tx, test.id);
          await enqueueClear(tx, test.id);
        }
        await deliveryStates.webhookChanged(tx, partnerId, null);
        await deliveryStates.leadEmailChanged(tx, partnerId, null);
        await feeds.removeAllOf(tx, partnerId);
        await billing.cancelAll(tx, partnerId);
        await withdrawClaimsOf(tx, clock, partnerId);
        await enqueueClear(tx, partnerId);
      });
    },
    job: {
      kind: CLEAR,
      concurrency: 1,
      async run({ payload }) {
        const partnerId = Number(payload.partner);
        await retention.erasePartner(partnerId);
        await deleteListingsOf(db, clock, partnerId);
        await removePhotosOf(partnerId);
      },
    },
  };
}

const nothing = async () => undefined;

/**
 * Creates the closing of accounts that notifies nobody and cancels no subscription: of the demo, and of
 * accounts that had been closed before a backup was restored. The job that a server runs deletes photos.
 */
export const createQuietClosedAccounts = (
  deps: Omit<Deps, 'closing' | 'billing' | 'removePhotosOf'>,
): ClosedAccounts =>
  createClosedAccounts({
    ...deps,
    closing: createClosing({ clock: deps.clock, mail: nothing, closesDemo: true }),
    billing: { cancelAll: nothing },
    removePhotosOf: nothing,
  });

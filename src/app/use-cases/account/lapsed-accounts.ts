import type { Members, PreparedAccounts } from '../../../partners/index.ts';
import type { People } from '../../../people/index.ts';
import type { Actor, Audit } from '../../../platform/audit/index.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { JobKind } from '../../../platform/jobs/index.ts';
import type { ClosedAccounts } from './closed-accounts.ts';

interface Deps {
  db: Db;
  audit: Pick<Audit, 'record'>;
  preparedAccounts: Pick<PreparedAccounts, 'lapsed' | 'lockLapsed' | 'forget'>;
  /** Closes without a mail, because the mail about the decision has named the day. */
  closedAccounts: Pick<ClosedAccounts, 'close'>;
  members: Pick<Members, 'list' | 'of'>;
  isOperator(email: string, tx: Tx): Promise<boolean>;
  people: Pick<People, 'forget'>;
}

const RETENTION: Actor = { kind: 'system', name: 'retention' };

/**
 * Creates the job that deletes accounts whose applications were declined some days ago or have lost
 * their personal data: their listings, members, and the people who have no other account.
 */
export function createLapsedAccounts(deps: Deps): JobKind {
  const { db, audit, preparedAccounts, closedAccounts, members, isOperator, people } = deps;
  const remove = async (partnerId: number) => {
    const team = await members.list(partnerId);
    await db.transaction(async (tx) => {
      const partner = await preparedAccounts.lockLapsed(tx, partnerId);
      if (!partner) return;
      await closedAccounts.close(tx, partnerId, { typedName: partner.name, by: '' });
      await preparedAccounts.forget(tx, partnerId);
      for (const { email } of team) {
        const others = await members.of(email, tx);
        if (others.length > 0 || (await isOperator(email, tx))) continue;
        await people.forget(tx, email);
      }
      const entry = { action: 'account.lapse', subject: `partner ${partner.slug}`, partnerId };
      await audit.record(tx, RETENTION, entry);
    });
  };
  return {
    kind: 'accounts.lapse',
    concurrency: 1,
    everySeconds: 3600,
    async run() {
      for (const partnerId of await preparedAccounts.lapsed()) await remove(partnerId);
    },
  };
}

import { rmSync } from 'node:fs';
import { DEMO } from '@campcairn/demo-partner/facts';
import type { Operators } from '../../operators/index.ts';
import type { People } from '../../people/index.ts';
import type { Recorder } from '../../platform/audit/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import type { ApplicationReview, Partners } from '../../partners/index.ts';
import { createQuietClosedAccounts } from './account/closed-accounts.ts';
import { demoKeyFile } from './demo.ts';
import { DEMO_OPERATOR } from './demo-door.ts';
import { lockDemo } from './demo.sql.ts';
import type { AppContext } from '../composition/app-context.ts';

type Deps = Parameters<typeof createQuietClosedAccounts>[0] & {
  partners: Pick<Partners, 'list'>;
  applicationReview: Pick<ApplicationReview, 'list' | 'erase' | 'decline'>;
  operators: Operators;
  people: { secondFactors: Pick<People['secondFactors'], 'reset'> };
};

/**
 * Removes the demo in one transaction: closes its partner's account, erases the application that it
 * made, and removes its operator. Its listings are hidden at once; the job of closed accounts deletes
 * them, and erases its leads. The rows of erased leads, its closed account and its entries in the audit
 * log stay.
 * @returns the slug of the demo's partner
 * @throws `not_found` without a demo; `bad_request` when the demo's operator is the only one
 */
export async function removeDemo(
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  services: Omit<Deps, 'db' | 'clock'>,
  { change }: Pick<Recorder, 'change'>,
): Promise<string> {
  const { applicationReview, operators, partners, people } = services;
  const { slug, applicant } = DEMO;
  const partner = (await partners.list()).find((row) => row.slug === slug && row.is_demo);
  if (partner === undefined || partner.closed_at !== null)
    throw new ExpectedError('not_found', 'There is no demo.');
  const applications = await applicationReview.list();
  const accounts = createQuietClosedAccounts({ ...services, db, clock });
  await change(async (tx) => {
    await tx.query(lockDemo);
    const emails = await operators.emails(tx);
    if (emails.includes(DEMO_OPERATOR)) {
      if (emails.length === 1) {
        const sentence = 'The demo has the only operator. First add yourself: operator add EMAIL.';
        throw new ExpectedError('bad_request', sentence);
      }
      await operators.remove(tx, DEMO_OPERATOR);
      await people.secondFactors.reset(tx, DEMO_OPERATOR);
    }
    for (const { id, status, website } of applications) {
      if (website !== applicant.website) continue;
      // Whoever is erased gets no mail about the decision.
      await applicationReview.erase(id, tx);
      if (status === 'pending') await applicationReview.decline(id, undefined, tx);
    }
    await accounts.close(tx, partner.id, { typedName: partner.name, by: '' });
    const entry = { action: 'demo.remove', subject: `partner ${slug}`, partnerId: partner.id };
    return { result: undefined, entry };
  });
  rmSync(demoKeyFile(settings.DATA_DIR), { force: true });
  return slug;
}

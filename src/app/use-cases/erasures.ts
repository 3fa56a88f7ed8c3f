import { join } from 'node:path';
import { forgetOperator } from '../../operators/index.ts';
import { createClosing, createPartners, forgetMember, lockPartner } from '../../partners/index.ts';
import type { Settings } from '../../platform/config/index.ts';
import { type EraseAgain, type Erasure } from '../../platform/erasures/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { wipeReport } from '../../reports/index.ts';
import { createClosedAccounts } from './account/closed-accounts.ts';
import { createApplicationServices } from '../composition/application-services.ts';
import { createFeedServices } from '../composition/feed-services.ts';
import type { Foundation } from '../composition/app-context.ts';
import { createLeadServices } from '../composition/lead-services.ts';
import { createPeopleServices } from '../composition/people-services.ts';

/** The file that keeps what was erased outside of the database. */
export const erasureFile = ({ ERASURE_LOG, DATA_DIR }: Settings): string =>
  ERASURE_LOG ?? join(DATA_DIR, 'erasures.log');

const nothing = async () => undefined;

/** Makes what erases once more, in the database of the foundation, what was erased before. */
export function createEraseAgain(foundation: Foundation, outbound: Outbound): EraseAgain {
  const { db, clock } = foundation;
  const leadServices = createLeadServices(foundation, outbound);
  const { mailbox, partnerMails, retention, deliveryStates } = leadServices;
  const { operators } = createPeopleServices(foundation, mailbox);
  const partners = createPartners(db, clock);
  const { applicationReview } = createApplicationServices(foundation, partners, operators, mailbox);
  const noPlaces = () => Promise.reject(new Error('No feed is read here'));
  const closedAccounts = createClosedAccounts({
    db,
    clock,
    // They were told when the account was closed, and what they paid for was cancelled.
    closing: createClosing({ clock, mail: nothing }),
    billing: { cancelAll: nothing },
    deliveryStates,
    retention,
    feeds: createFeedServices(foundation, outbound, noPlaces, partnerMails, mailbox),
  });
  const again: Record<Erasure['kind'], (subject: string) => Promise<unknown>> = {
    lead: (id) => retention.eraseLead(id),
    application: (id) => applicationReview.erase(Number(id)).catch(unlessUnknown),
    report: (id) => wipeReport(db, Number(id), clock.now()),
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

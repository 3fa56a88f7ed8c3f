import {
  type Actor,
  type Audit,
  createRecorder,
  type Recorder,
} from '../../../platform/audit/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { getters, lazily } from '../../../platform/lazily.ts';
import { createApplicationOperations } from './applications.ts';
import { createClaimOperations } from './claims.ts';
import { createFeedOperations } from './feeds.ts';
import { createLeadOperations } from './leads.ts';
import { createListingOperations } from './listings.ts';
import { createPartnerOperations } from './partners.ts';
import { createSourceOperations } from './sources.ts';
import { createSystemOperations } from './system.ts';

type DepsOf<Create extends (deps: never, recorder: Recorder, actor: Actor) => unknown> =
  Parameters<Create>[0];

/** The services that operations use. */
export type OperationDeps = DepsOf<typeof createPartnerOperations> &
  Omit<DepsOf<typeof createApplicationOperations>, 'feeds'> &
  DepsOf<typeof createFeedOperations> &
  DepsOf<typeof createListingOperations> &
  DepsOf<typeof createClaimOperations> &
  DepsOf<typeof createLeadOperations> &
  DepsOf<typeof createSourceOperations> &
  DepsOf<typeof createSystemOperations>;

/** Operations of operators, in the console or by `cc`; each change is recorded in the audit log. */
export type Operations = ReturnType<typeof createOperations>;

/** Creates the operations of one actor, each kind when it is first read. */
export function createOperations(
  context: { db: Db; audit: Pick<Audit, 'record'> },
  services: OperationDeps,
  actor: Actor,
) {
  const recorder = createRecorder(context, actor);
  const feeds = lazily(() => createFeedOperations(services, recorder));
  return getters({
    partners: lazily(() => createPartnerOperations(services, recorder)),
    applications: lazily(() => {
      const { applicationReview, partners, checkWebsite, savedReplies } = services;
      const deps = { applicationReview, partners, checkWebsite, feeds: feeds(), savedReplies };
      return createApplicationOperations(deps, recorder);
    }),
    feeds,
    claims: lazily(() => createClaimOperations(services, recorder, actor)),
    listings: lazily(() => createListingOperations(services, recorder)),
    leads: lazily(() => createLeadOperations(services, recorder)),
    sources: lazily(() => createSourceOperations(services, recorder)),
    system: lazily(() => createSystemOperations(services, recorder, actor)),
    recorder: () => recorder,
  });
}

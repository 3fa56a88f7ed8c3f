import type { Actor, Audit } from '../../../platform/audit/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { createApplicationOperations } from './applications.ts';
import { createClaimOperations } from './claims.ts';
import { createFeedOperations } from './feeds.ts';
import { createLeadOperations } from './leads.ts';
import { createListingOperations } from './listings.ts';
import { createPartnerOperations } from './partners.ts';
import { createRecorder, type Recorder } from './recorded.ts';
import { createSystemOperations } from './system.ts';

export type { Change, Recorder } from './recorded.ts';

type Uses<Create extends (needs: never, recorder: Recorder, actor: Actor) => unknown> =
  Parameters<Create>[0];

/** The services that operations use. */
export type OperationNeeds = Uses<typeof createPartnerOperations> &
  Omit<Uses<typeof createApplicationOperations>, 'feeds'> &
  Uses<typeof createFeedOperations> &
  Uses<typeof createListingOperations> &
  Uses<typeof createClaimOperations> &
  Uses<typeof createLeadOperations> &
  Uses<typeof createSystemOperations>;

/** What operators do, in the console or by `cc`: each change with its entry in the audit log. */
export type Operations = ReturnType<typeof createOperations>;

/** Makes the operations in the name of one actor. */
export function createOperations(
  foundation: { db: Db; audit: Pick<Audit, 'record'> },
  needs: OperationNeeds,
  actor: Actor,
) {
  const recorder = createRecorder(foundation, actor);
  const feeds = createFeedOperations(needs, recorder);
  return {
    partners: createPartnerOperations(needs, recorder),
    applications: createApplicationOperations({ ...needs, feeds }, recorder),
    feeds,
    claims: createClaimOperations(needs, recorder, actor),
    listings: createListingOperations(needs, recorder),
    leads: createLeadOperations(needs, recorder),
    system: createSystemOperations(needs, recorder, actor),
    recorder,
  };
}

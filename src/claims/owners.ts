import type { Queryable } from '../platform/db/index.ts';
import { selectLastDecisions } from './claim.sql.ts';

/** Tells which partners may speak as a campsite's owner. */
export interface CampsiteOwners {
  /**
   * Returns the owners among the partners that list a campsite: those with an approved claim of it;
   * if there are none, all without a declined or revoked claim.
   */
  among(placeId: number, partnerIds: readonly number[]): Promise<Set<number>>;
}

/** Creates the use case of campsites' owners. */
export function createCampsiteOwners(reads: Queryable): CampsiteOwners {
  return {
    async among(placeId, partnerIds) {
      if (partnerIds.length === 0) return new Set();
      const rows = await reads.query(selectLastDecisions, [placeId]);
      const decisions = new Map(rows.map((row) => [row.partner_id, row.status]));
      const isDecided = rows.some(({ status }) => status === 'approved');
      return new Set(
        partnerIds.filter((id) => {
          const decision = decisions.get(id);
          return decision === 'approved' || (!isDecided && decision === undefined);
        }),
      );
    },
  };
}

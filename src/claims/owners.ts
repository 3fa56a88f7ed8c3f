import type { Queryable } from '../platform/db/index.ts';
import { selectLastDecisions } from './claim.sql.ts';

/** Whose words about a campsite are its owner's. */
export interface CampsiteOwners {
  /**
   * Of partners that list a campsite, those that may speak as its owner: whose claim of it operators approved; where they
   * approved nobody's, all but those whose claim they declined or revoked.
   */
  among(placeId: number, partnerIds: readonly number[]): Promise<Set<number>>;
}

/** Makes what tells the owners of campsites. */
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

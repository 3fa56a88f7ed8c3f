import type { Queryable } from '../../platform/db/index.ts';
import { selectSignsOfLife, type SignOfLifeRow } from './signs-of-life.sql.ts';

/** The ways in which a partner is noticed. */
const SIGNS = ['api', 'feed', 'member'] as const;

export type Sign = (typeof SIGNS)[number];

/** A partner with its last sign of life and what it was; null when there was none. */
export interface PartnerInUse extends Omit<SignOfLifeRow, Sign> {
  lastSign: { at: Date; by: Sign } | null;
}

function lastSignOf(row: Pick<SignOfLifeRow, Sign>): PartnerInUse['lastSign'] {
  const signs = SIGNS.flatMap((by) => {
    const at = row[by];
    return at === null ? [] : [{ at, by }];
  });
  return signs.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}

/** Returns all partners that are no test accounts with their last signs of life, by id. */
export async function partnersInUse(db: Queryable): Promise<PartnerInUse[]> {
  const rows = await db.query(selectSignsOfLife);
  return rows.map(({ api, feed, member, ...row }) => ({
    ...row,
    lastSign: lastSignOf({ api, feed, member }),
  }));
}

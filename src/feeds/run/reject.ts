import type { Tx } from '../../platform/db/index.ts';
import { rejectOthers, rejectRepeated, stagedAgain, unstage } from './apply.sql.ts';
import type { Intake } from './intake.ts';
import type { KnownRows } from './known-rows.ts';

interface Rejecting {
  feedId: number;
  partnerId: number;
  intake: Intake;
  known: KnownRows;
}

/** Takes rows out of the stage whose id is not theirs to have: the first of the file has it. */
export async function rejectRows(tx: Tx, rejecting: Rejecting): Promise<void> {
  const { feedId, partnerId, intake, known } = rejecting;
  for (const { row, external_id, valid, first } of await tx.query(rejectRepeated)) {
    if (valid) intake.reject(row, external_id, `is that of row ${first} already`);
  }
  if (known.size > 0) await rejectSeen(tx, rejecting);
  for (const { row, external_id, valid } of await tx.query(rejectOthers, [feedId, partnerId])) {
    if (valid) intake.reject(row, external_id, 'belongs to another feed of the same partner');
  }
}

/** Rows that are known were counted without being staged; one id may be in both places. */
async function rejectSeen(tx: Tx, { feedId, intake, known }: Rejecting): Promise<void> {
  const later: number[] = [];
  for (const { row, external_id, valid, row_hash } of await tx.query(stagedAgain, [feedId])) {
    const seenAt = known.seenAt(row_hash);
    if (seenAt === 0) continue;
    if (seenAt < row) {
      later.push(row);
      if (valid) intake.reject(row, external_id, `is that of row ${seenAt} already`);
    } else intake.rejectUnchanged(seenAt, external_id, `is that of row ${row} already`);
  }
  if (later.length > 0) await tx.execute(unstage, [later]);
}

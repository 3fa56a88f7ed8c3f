import type { Tx } from '../../platform/db/index.ts';
import {
  SEEN_PAGE_ROWS,
  addUnseen,
  analyzeUnseen,
  createUnseen,
  rejectOthers,
  rejectRepeated,
  stagedAgain,
  unstage,
} from '../apply/apply.sql.ts';
import type { Intake } from '../map/intake.ts';
import type { KnownRows } from './known-rows.ts';

interface Rejecting {
  feedId: number;
  partnerId: number;
  intake: Intake;
  known: KnownRows;
}

/** Listing ids in one statement's parameter. */
const LISTINGS_PER_STATEMENT = 50_000;

/** Rejects duplicate ids within the file (the first row keeps the id) and rows of other feeds' listings. */
export async function rejectRows(tx: Tx, rejecting: Rejecting): Promise<void> {
  const { feedId, partnerId, intake, known } = rejecting;
  const repeated = await tx.query(rejectRepeated);
  for (const { row, external_id, first } of repeated) {
    intake.reject(row, external_id, `is that of row ${first} already`);
  }
  intake.rejectMore((repeated[0]?.total ?? 0) - repeated.length);
  await noteUnseen(tx, known);
  if (known.size > 0) await rejectSeen(tx, rejecting);
  const others = await tx.query(rejectOthers, [feedId, partnerId]);
  for (const { row, external_id } of others) {
    intake.reject(row, external_id, 'belongs to another feed of the same partner');
  }
  intake.rejectMore((others[0]?.total ?? 0) - others.length);
}

async function noteUnseen(tx: Tx, known: KnownRows): Promise<void> {
  await tx.execute(createUnseen);
  const unseen = known.unseen();
  for (let at = 0; at < unseen.length; at += LISTINGS_PER_STATEMENT) {
    await tx.execute(addUnseen, [unseen.slice(at, at + LISTINGS_PER_STATEMENT)]);
  }
  await tx.execute(analyzeUnseen);
}

/** Rejects duplicates between staged rows and recognised ones, which are not staged. */
async function rejectSeen(tx: Tx, { feedId, intake, known }: Rejecting): Promise<void> {
  for (let after = 0; ;) {
    const page = await tx.query(stagedAgain, [feedId, after]);
    const later: number[] = [];
    for (const { row, external_id, valid, row_hash } of page) {
      const seenAt = known.seenAt(row_hash.toString('latin1'));
      if (seenAt > row) {
        intake.rejectUnchanged(seenAt, external_id, `is that of row ${row} already`);
      } else {
        later.push(row);
        if (valid) intake.reject(row, external_id, `is that of row ${seenAt} already`);
      }
    }
    if (later.length > 0) await tx.execute(unstage, [later]);
    const last = page.at(-1);
    if (last === undefined || page.length < SEEN_PAGE_ROWS) return;
    after = last.row;
  }
}

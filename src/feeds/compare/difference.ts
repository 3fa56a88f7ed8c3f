import type { Session } from '../../platform/db/index.ts';
import { stageMovedAsBefore } from '../apply/apply.sql.ts';
import { needsConfirmation } from '../apply/apply.ts';
import { changedFields, type FieldChange } from './changed-fields.ts';
import {
  type Change,
  type ChangedListing,
  selectChanges,
  selectMissing,
} from './difference.sql.ts';
import type { Intake } from '../map/intake.ts';
import { KnownRows } from './known-rows.ts';
import { rejectRows } from './reject.ts';
import { analyzeStage, widenMemory } from './stage.sql.ts';

/** A listing of a difference. */
export interface DifferentListing {
  id: string;
  title: string;
  /** The fields that would change; none for listings that are added, paused or resumed. */
  fields: FieldChange[];
}

/** Listings that a run would change in one way: how many, and the first of them. */
export interface Changes {
  count: number;
  listings: DifferentListing[];
}

/** What a run would change of what is published now. */
export interface FeedDifference {
  added: Changes;
  changed: Changes;
  resumed: Changes;
  unchanged: number;
  /** Null when the file was not read to its end. */
  paused: Changes | null;
  /** Whether so many are missing that none is paused until an operator confirms it. */
  heldBack: boolean;
}

interface Comparing {
  feedId: number;
  partnerId: number;
  intake: Intake;
  /** Whether the file was read to its end. */
  whole: boolean;
}

/** Compares the staged rows with what is published. Rows that a run would reject are counted as failed. */
export function compareStage(session: Session, comparing: Comparing): Promise<FeedDifference> {
  return session.transaction(async (tx) => {
    const { feedId, partnerId, intake, whole } = comparing;
    await tx.execute(widenMemory);
    await tx.execute(analyzeStage);
    await rejectRows(tx, { feedId, partnerId, intake, known: new KnownRows() });
    if (intake.hasFormerIds) await tx.execute(stageMovedAsBefore, [feedId, partnerId]);
    const rows = await tx.query(selectChanges, [feedId, partnerId]);
    const of = (change: Change): Changes => {
      const row = rows.find((known) => known.change === change);
      return { count: row?.count ?? 0, listings: row?.listings.map(different) ?? [] };
    };
    const { live, missing, held, pausing, listings } = await tx.one(selectMissing, [feedId]);
    const gone = listings.map(({ external_id: id, title }) => ({ id, title, fields: [] }));
    return {
      added: of('added'),
      changed: of('changed'),
      resumed: of('resumed'),
      unchanged: of('unchanged').count,
      paused: whole ? { count: pausing, listings: gone } : null,
      heldBack:
        whole &&
        missing > 0 &&
        (intake.unidentified > 0 || needsConfirmation({ live, missing, held })),
    };
  });
}

function different({ external_id: id, title, live, next }: ChangedListing): DifferentListing {
  return { id, title, fields: live === null ? [] : changedFields(live, next) };
}

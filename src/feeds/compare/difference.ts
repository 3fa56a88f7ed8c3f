import { isDeepStrictEqual } from 'node:util';
import type { Session } from '../../platform/db/index.ts';
import { storableStart } from '../storable.ts';
import { needsConfirmation, rejectRows, type RowsToReject } from './compare.ts';
import { stageMovedAsBefore } from './compare.sql.ts';
import {
  type Change,
  type ChangedListing,
  selectChanges,
  selectMissing,
} from './difference.sql.ts';

/** One field of a listing before and after a change, as text; null for a field without a value. */
interface FieldChange {
  /** A dotted path of the API's listing input. */
  path: string;
  before: string | null;
  after: string | null;
}

/** A listing of a difference. */
interface DifferentListing {
  id: string;
  title: string;
  /** The first eight fields that would change; none for listings that are added, paused or resumed. */
  fields: FieldChange[];
}

/** Listings that a run would change in one way: their number, and the first of them. */
export interface Changes {
  count: number;
  listings: DifferentListing[];
}

/** The changes that a run would make to the published listings. */
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

const MAX_FIELDS = 8;
const MAX_CHARACTERS = 120;

/**
 * Returns the changes that a run with the staged rows would make, without changing any listing.
 * Rows that a run would reject count as failed.
 * @param whole whether the file was read to its end
 */
export function differenceOf(
  session: Session,
  rows: RowsToReject,
  whole: boolean,
): Promise<FeedDifference> {
  return session.transaction(async (tx) => {
    const { feed, importer } = rows;
    await rejectRows(tx, rows);
    if (importer.hasFormerIds) await tx.execute(stageMovedAsBefore, [feed.id, feed.partner_id]);
    const changes = await tx.query(selectChanges, [feed.id, feed.partner_id]);
    const of = (change: Change): Changes => {
      const row = changes.find((known) => known.change === change);
      return { count: row?.count ?? 0, listings: row?.listings.map(different) ?? [] };
    };
    const { live, missing, held, pausing, listings } = await tx.one(selectMissing, [feed.id]);
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
        (importer.unidentified > 0 || needsConfirmation({ live, missing, held })),
    };
  });
}

function different({ external_id: id, title, live, next }: ChangedListing): DifferentListing {
  return {
    id,
    title,
    fields: live === null ? [] : changedFields(live, next, '').slice(0, MAX_FIELDS),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields in which two documents of a listing differ. A list counts as one field. */
function changedFields(before: Fields, after: Fields, prefix: string): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const path = prefix + name;
    if (isDeepStrictEqual(was, is)) return [];
    if (isFields(was) && isFields(is)) return changedFields(was, is, `${path}.`);
    return [{ path, before: asText(was), after: asText(is) }];
  });
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return storableStart(typeof value === 'string' ? value : JSON.stringify(value), MAX_CHARACTERS);
}

import type { Tx } from '../../platform/db/index.ts';
import { lockFeedToApply } from '../feed.sql.ts';
import { FeedRemoved } from '../feeds.errors.ts';
import type { MappedFeed } from '../map/map-feed.ts';
import {
  SEEN_PAGE_ROWS,
  addUnseen,
  analyzeUnseen,
  countHeld,
  countLive,
  createUnseen,
  markMissingUnseen,
  markMissingUnstaged,
  moveListings,
  rejectOthers,
  rejectRepeated,
  releaseHeld,
  stagedAgain,
  unstage,
} from './compare.sql.ts';
import type { KnownRows } from './known-rows.ts';
import { adaptSession, analyzeStage } from './stage.sql.ts';

/**
 * A mapped feed that was compared with its published listings; says what happens to the missing
 * ones.
 */
export interface ComparedFeed extends MappedFeed {
  /** Why no missing listing is paused; null when all are. */
  error: string | null;
  /** `held` when missing listings await an operator's confirmation. */
  status: 'ok' | 'held';
  /** Whether missing listings are held since this run, and none was before. */
  beginsToHold: boolean;
}

/** The part of a mapped feed that is needed for rejecting rows. */
export type RowsToReject = Pick<MappedFeed, 'feed' | 'importer'>;

/** From this number of published listings on, a drop of more than half needs an operator's confirmation. */
const CONFIRM_DROP_FROM_LISTINGS = 20;

/** Listing ids in one statement's parameter. */
const LISTINGS_PER_STATEMENT = 50_000;

/**
 * Third step of a run: compares the staged rows with the feed's listings. Rejects rows whose id is
 * taken, changes the ids of listings whose rows have a new one, and marks missing listings as held.
 * @throws {FeedBroken} when no valid row is left; {FeedRemoved} when the feed was removed meanwhile
 */
export async function compareFeed(tx: Tx, mapped: MappedFeed): Promise<ComparedFeed> {
  const { feed, importer } = mapped;
  if ((await tx.maybeOne(lockFeedToApply, [feed.id])) === undefined) throw new FeedRemoved();
  await rejectRows(tx, mapped);
  if (importer.hasFormerIds) {
    await tx.execute(moveListings, [feed.id, feed.partner_id, importer.known.size > 0]);
  }
  importer.checkUsable();
  return { ...mapped, ...(await markMissing(tx, mapped)) };
}

/** Rejects duplicate ids within the file (the first row keeps the id) and rows of other feeds' listings. */
export async function rejectRows(tx: Tx, { feed, importer }: RowsToReject): Promise<void> {
  const { known } = importer;
  await tx.execute(adaptSession);
  await tx.execute(analyzeStage);
  const repeated = await tx.query(rejectRepeated);
  for (const { row, external_id, first } of repeated) {
    importer.reject(row, external_id, `is that of row ${first} already`);
  }
  importer.rejectMore((repeated[0]?.total ?? 0) - repeated.length);
  await storeUnseen(tx, known);
  if (known.size > 0) await rejectSeen(tx, { feed, importer });
  const others = await tx.query(rejectOthers, [feed.id, feed.partner_id]);
  for (const { row, external_id } of others) {
    importer.reject(row, external_id, 'belongs to another feed of the same partner');
  }
  importer.rejectMore((others[0]?.total ?? 0) - others.length);
}

async function storeUnseen(tx: Tx, known: KnownRows): Promise<void> {
  await tx.execute(createUnseen);
  const unseen = known.unseen();
  for (let at = 0; at < unseen.length; at += LISTINGS_PER_STATEMENT) {
    await tx.execute(addUnseen, [unseen.slice(at, at + LISTINGS_PER_STATEMENT)]);
  }
  await tx.execute(analyzeUnseen);
}

/** Rejects duplicates between staged rows and recognised ones, which are not staged. */
async function rejectSeen(tx: Tx, { feed, importer }: RowsToReject): Promise<void> {
  for (let after = 0; ;) {
    const page = await tx.query(stagedAgain, [feed.id, after]);
    const later: number[] = [];
    for (const { row, external_id, valid, row_hash } of page) {
      const seenAt = importer.known.seenAt(row_hash.readBigUInt64BE());
      if (seenAt > row) {
        importer.rejectUnchanged(seenAt, external_id, `is that of row ${row} already`);
      } else {
        later.push(row);
        if (valid) importer.reject(row, external_id, `is that of row ${seenAt} already`);
      }
    }
    if (later.length > 0) await tx.execute(unstage, [later]);
    const last = page.at(-1);
    if (last === undefined || page.length < SEEN_PAGE_ROWS) return;
    after = last.row;
  }
}

/** Whether missing listings stay until an operator confirms that they are gone. */
export const needsConfirmation = ({
  live,
  missing,
  held,
}: {
  live: number;
  missing: number;
  /** Whether some of the missing listings were held before. */
  held: boolean;
}): boolean => held || (live >= CONFIRM_DROP_FROM_LISTINGS && missing * 2 > live);

/**
 * Marks the listings that are missing from the file as held. They stay held, awaiting confirmation, when more than half
 * are missing, or when some were held before and still are. While rows of the file have no readable id, any missing
 * listing may be one of theirs: then the marks are taken back, and a later run decides.
 */
async function markMissing(
  tx: Tx,
  { feed, importer }: MappedFeed,
): Promise<Pick<ComparedFeed, 'error' | 'status' | 'beginsToHold'>> {
  const { unidentified } = importer;
  const { held } = await tx.one(countHeld, [feed.id]);
  const newly =
    importer.known.size === 0
      ? await tx.execute(markMissingUnstaged, [feed.id])
      : await tx.execute(markMissingUnseen, [feed.id]);
  const missing = held + newly;
  const beginsToHold = false;
  if (missing === 0) return { error: null, status: 'ok', beginsToHold };
  const { live } = await tx.one(countLive, [feed.id]);
  if (needsConfirmation({ live, missing, held: held > 0 })) {
    const error = `${missing} of ${live} listings are no longer in the feed: none was paused; confirm it, or wait for them to come back.`;
    return { error, status: 'held', beginsToHold: held === 0 };
  }
  if (unidentified === 0) return { error: null, status: 'ok', beginsToHold };
  await tx.execute(releaseHeld, [feed.id]);
  return { error: mayBeThere(missing, unidentified), status: 'ok', beginsToHold };
}

/** Returns the sentence about why nothing is paused while rows of a file have no readable id. */
const mayBeThere = (missing: number, unidentified: number): string =>
  `${missing === 1 ? '1 listing is' : `${missing} listings are`} not in the feed as far as it can be read: none was paused, as ${unidentified === 1 ? '1 row is' : `${unidentified} rows are`} too damaged to tell which.`;

import type { RowPhotos } from '../../listings/index.ts';
import type { Locator } from '../../places/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { wholeSecond } from '../../platform/clock.ts';
import type { Db, Session } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { loadKnownRows } from '../compare/known-rows.sql.ts';
import { rowHashSeed } from '../compare/known-rows.ts';
import { Stage } from '../compare/stage.ts';
import type { FeedRow } from '../feed.sql.ts';
import type { FeedFile } from '../read/open-feed.ts';
import { settingsOf } from '../read/source.ts';
import { mappingVersion } from './mapping-version.ts';
import { type FindTowns, Towns } from './location/towns.ts';
import { RowImporter, type RowSink } from './row-importer.ts';

export interface MapDeps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  /**
   * Returns the locator of listings; called only when rows are read, since it may load the
   * gazetteer.
   */
  locator(): Promise<Pick<Locator, 'locate'>>;
  findTowns: FindTowns;
  photos?: RowPhotos;
}

/** A feed whose rows are staged, or recognised as unchanged since the last run. */
export interface MappedFeed {
  feed: FeedRow;
  /** Counts and problems of the rows. */
  importer: RowImporter;
  /** Version of mapping and settings with which the rows were hashed. */
  mapping: string;
  validators: FeedFile['validators'];
  now: Date;
}

/**
 * Second step of a run: maps each row of a file to a listing, and sends it to the staging table of the session. Rows
 * that are known from the last run are recognised by their bytes and neither mapped nor staged.
 * @param onRows called with the number of rows so far
 */
export async function mapFeed(
  deps: MapDeps,
  session: Session,
  feed: FeedRow,
  { format, batches, validators }: FeedFile,
  { onRows, signal }: { onRows(rows: number): void; signal: AbortSignal | undefined },
): Promise<MappedFeed> {
  const now = wholeSecond(deps.clock.now());
  const stage = await Stage.open(session);
  let mapping = '';
  const importer = await feedImporter(deps, feed, stage, now, async (header) => {
    mapping = mappingVersion(settingsOf(feed, deps.keyRing), format, header);
    return mapping === feed.mapping ? loadKnownRows(session, feed.id) : null;
  });
  for await (const batch of batches) {
    signal?.throwIfAborted();
    await importer.add(batch);
    onRows(importer.rows);
  }
  await stage.end();
  return { feed, importer, mapping, validators, now };
}

/** Makes the importer of a feed's rows. */
export async function feedImporter(
  { keyRing, locator, findTowns, photos }: MapDeps,
  feed: FeedRow,
  sink: RowSink,
  now: Date,
  loadKnown?: RowImporter['options']['loadKnown'],
): Promise<RowImporter> {
  const { locate } = await locator();
  return new RowImporter({
    partnerId: feed.partner_id,
    settings: settingsOf(feed, keyRing),
    hashSeed: rowHashSeed(keyRing, feed.id),
    towns: new Towns(findTowns, feed.partner_countries),
    locate,
    now,
    sink,
    photos,
    ...(loadKnown && { loadKnown }),
  });
}

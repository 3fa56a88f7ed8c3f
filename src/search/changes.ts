import type { Db, Queryable } from '../platform/db/index.ts';
import {
  type ChangeRow,
  forgetChanges,
  forgetFuture,
  selectChanges,
  selectSnapshot,
} from './change.sql.ts';

/** Ids of the rows to read again. */
export interface Changed {
  listings: Set<number>;
  calendars: Set<number>;
  partners: Set<number>;
  /** Ids of campsites' pages, which are positive (unlike their ids in the index). */
  campsites: Set<number>;
  /** Whether anything else changed that pages show, such as Premium or a claim. */
  pages: boolean;
}

/** Thrown when changes were deleted before this reader saw them: its index has to be loaded again. */
export class ChangesLost extends Error {
  override name = 'ChangesLost';
}

/** Delivers every committed change exactly once, although transactions commit in any order. */
export class ChangeReader {
  readonly #db: Queryable;
  #snapshot: string;
  #timeline: string | null;

  private constructor(db: Queryable, snapshot: string, timeline: string | null) {
    this.#db = db;
    this.#snapshot = snapshot;
    this.#timeline = timeline;
  }

  /** Creates a reader of changes that are committed from now on. */
  static async fromNow(db: Db): Promise<ChangeReader> {
    await db.execute(forgetFuture);
    const { snapshot, timeline } = await db.one(selectSnapshot);
    return new ChangeReader(db, snapshot, timeline);
  }

  /** Creates a reader of the changes after a `position` that another reader of the same database had. */
  static from(db: Queryable, position: string): ChangeReader {
    return new ChangeReader(db, position, null);
  }

  /** The `pg_snapshot` up to which changes were delivered. */
  get position(): string {
    return this.#snapshot;
  }

  /** Whether a standby has become the primary since this reader began, so that a few changes may have been missed. */
  isDoubtful = false;

  /**
   * Delivers the changes committed since the last call that resolved; if `apply` rejects, the next call
   * delivers them again. Throws ChangesLost when some were deleted.
   */
  async read(apply: (changed: Changed) => Promise<void>): Promise<void> {
    const rows = await this.#db.query(selectChanges, [this.#snapshot]);
    const { snapshot, timeline, lost } = rows[0]!;
    // A snapshot that goes back means another database at the same address, such as a restored one.
    if (lost || end(snapshot) < end(this.#snapshot)) {
      throw new ChangesLost('Changes were cleared away before they were read');
    }
    const changed: Changed = {
      listings: new Set(),
      calendars: new Set(),
      partners: new Set(),
      campsites: new Set(),
      pages: false,
    };
    for (const row of rows) collect(changed, row);
    await apply(changed);
    this.#snapshot = snapshot;
    if (timeline === null) return;
    this.isDoubtful ||= timeline !== (this.#timeline ?? timeline);
    this.#timeline = timeline;
  }
}

/** Returns xmax of a snapshot `xmin:xmax:running`: the number of the first transaction that had not begun yet. */
const end = (snapshot: string): bigint => BigInt(snapshot.split(':')[1]!);

function collect(changed: Changed, { kind, ids }: ChangeRow): void {
  if (kind === null) return;
  if (kind === 'page') {
    changed.pages = true;
    return;
  }
  const into = {
    listing: 'listings',
    calendar: 'calendars',
    partner: 'partners',
    campsite: 'campsites',
  } as const;
  for (const id of ids!) changed[into[kind]].add(id);
}

/** Makes every process reload its search index once the transaction is committed. */
export const loadSearchAnew = (tx: Queryable): Promise<number> => tx.execute(forgetChanges);

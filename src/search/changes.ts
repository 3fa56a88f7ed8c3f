import type { Db } from '../platform/db/index.ts';
import { type ChangeRow, selectChanges, selectHorizon } from './change.sql.ts';

/** What to read again. */
export interface Changed {
  listings: Set<number>;
  calendars: Set<number>;
  partners: Set<number>;
}

/** Changes are lost to this reader: what it knows may be wrong, and has to be read anew. */
export class ChangesLost extends Error {
  override name = 'ChangesLost';
}

/**
 * Reads each committed change once, in spite of sequence numbers becoming visible out of order:
 * every look takes in all changes of transactions that were not finished at the last one.
 */
export class ChangeReader {
  readonly #db: Db;
  #horizon: bigint;
  #seen = new Set<number>();

  private constructor(db: Db, horizon: bigint) {
    this.#db = db;
    this.#horizon = horizon;
  }

  /** A reader of what is committed from now on. */
  static async fromNow(db: Db): Promise<ChangeReader> {
    const { horizon } = await db.one(selectHorizon);
    return new ChangeReader(db, BigInt(horizon));
  }

  /** What was committed since the last look. Throws ChangesLost when some of it is gone. */
  async read(): Promise<Changed> {
    const rows = await this.#db.query(selectChanges, [String(this.#horizon)]);
    const horizon = BigInt(rows[0]!.horizon);
    // Going back in time means another database under the same address, such as a restored one.
    if (BigInt(rows[0]!.cleared) >= this.#horizon || horizon < this.#horizon) {
      throw new ChangesLost('Changes were cleared away before they were read');
    }
    const changed: Changed = { listings: new Set(), calendars: new Set(), partners: new Set() };
    const seen = new Set<number>();
    for (const row of rows) {
      if (row.seq === null) continue;
      if (BigInt(row.xid!) >= horizon) seen.add(row.seq);
      if (!this.#seen.has(row.seq)) collect(changed, row);
    }
    this.#seen = seen;
    this.#horizon = horizon;
    return changed;
  }
}

function collect(changed: Changed, { kind, ids }: ChangeRow): void {
  const into =
    kind === 'listing'
      ? changed.listings
      : kind === 'calendar'
        ? changed.calendars
        : changed.partners;
  for (const id of ids!) into.add(id);
}

import type { Db } from '../platform/db/index.ts';
import { type ChangeRow, forgetFuture, selectChanges, selectSnapshot } from './change.sql.ts';

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

/** Reads each committed change once, in spite of transactions that end in any order. */
export class ChangeReader {
  readonly #db: Db;
  #snapshot: string;

  private constructor(db: Db, snapshot: string) {
    this.#db = db;
    this.#snapshot = snapshot;
  }

  /** A reader of what is committed from now on. */
  static async fromNow(db: Db): Promise<ChangeReader> {
    await db.execute(forgetFuture);
    const { snapshot } = await db.one(selectSnapshot);
    return new ChangeReader(db, snapshot);
  }

  /** What was committed since the last look. Throws ChangesLost when some of it is gone. */
  async read(): Promise<Changed> {
    const rows = await this.#db.query(selectChanges, [this.#snapshot]);
    const { snapshot, lost } = rows[0]!;
    // Going back in time means another database under the same address, such as a restored one.
    if (lost || end(snapshot) < end(this.#snapshot)) {
      throw new ChangesLost('Changes were cleared away before they were read');
    }
    const changed: Changed = { listings: new Set(), calendars: new Set(), partners: new Set() };
    for (const row of rows) collect(changed, row);
    this.#snapshot = snapshot;
    return changed;
  }
}

/** The first transaction that had not begun yet: `xmin:xmax:running`. */
const end = (snapshot: string): bigint => BigInt(snapshot.split(':')[1]!);

function collect(changed: Changed, { kind, ids }: ChangeRow): void {
  if (kind === null) return;
  const into = { listing: 'listings', calendar: 'calendars', partner: 'partners' } as const;
  for (const id of ids!) changed[into[kind]].add(id);
}

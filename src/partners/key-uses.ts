import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { noteKeyUses } from './partner.sql.ts';

const WRITE_EVERY_MS = 30_000;

/** Records when API keys were last used, without a write for each request. */
export interface KeyUses {
  /** Records a use of a partner's key now. */
  note(partnerId: number): void;
  /** Writes the uses since the last write. */
  write(): Promise<void>;
  /** Writes the remaining uses and ends. */
  close(): Promise<void>;
}

/**
 * Creates the records of a process, which are kept in memory and written every 30 seconds, so a
 * crash loses at most 30 seconds. Records that cannot be written are kept.
 */
export function createKeyUses(db: Db, clock: Clock, onError: (error: unknown) => void): KeyUses {
  let uses = new Map<number, number>();
  const write = async (): Promise<void> => {
    if (uses.size === 0) return;
    const noted = uses;
    uses = new Map();
    // Sorted by id, so that two processes cannot deadlock.
    const rows = [...noted].sort(([a], [b]) => a - b).map(([id, at]) => ({ id, at: new Date(at) }));
    try {
      await db.execute(noteKeyUses, [JSON.stringify(rows)]);
    } catch (error) {
      for (const [id, at] of noted) if (!uses.has(id)) uses.set(id, at);
      throw error;
    }
  };
  const writeQuietly = () => write().catch(onError);
  const timer = setInterval(() => void writeQuietly(), WRITE_EVERY_MS).unref();
  return {
    note: (partnerId) => uses.set(partnerId, clock.now().getTime()),
    write,
    async close() {
      clearInterval(timer);
      await writeQuietly();
    },
  };
}

import type { Actor, Audit, AuditEntry } from '../../../platform/audit/index.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A change that was made, and its entry of the audit log; null where there was nothing to change. */
export interface Change<Result> {
  result: Result;
  entry: AuditEntry | null;
}

/** Makes changes in the name of one actor. */
export interface Recorder {
  /** Makes a change and its entry in one transaction. */
  change<Result>(work: (tx: Tx) => Promise<Change<Result>>): Promise<Result>;
  /** Adds an entry within the caller's transaction. */
  note(tx: Tx, entry: AuditEntry): Promise<void>;
}

/** Makes the recorder of an actor: an operator, or the user who runs a command. */
export function createRecorder(
  { db, audit }: { db: Db; audit: Pick<Audit, 'record'> },
  actor: Actor,
): Recorder {
  const note: Recorder['note'] = (tx, entry) => audit.record(tx, actor, entry);
  return {
    note,
    change: (work) =>
      db.transaction(async (tx) => {
        const { result, entry } = await work(tx);
        if (entry) await note(tx, entry);
        return result;
      }),
  };
}

import type { Clock } from '../clock.ts';
import type { Db, Queryable, Tx } from '../db/index.ts';
import { type AuditRow, insertAuditEntry, selectAuditEntries } from './audit.sql.ts';

/** The person or program that acted. */
export interface Actor {
  /** A partner's member, an operator in the console, a command of `cc`, or the program itself. */
  kind: AuditRow['actor_kind'];
  /** The email address of a person; the user's name on the machine for a command. */
  name: string;
}

/** An action. Never contains a traveller's personal data, a key or a secret. */
export interface AuditEntry {
  /** `<thing>.<verb>`, such as `listing.hide`. */
  action: string;
  /** The thing that was changed, such as `listing 17` or `partner coast-vans`. */
  subject: string;
  /** The partner it concerns. */
  partnerId?: number | null;
  /** Why, in the actor's words. */
  reason?: string | null;
  /** The changed fields, before and after. */
  before?: object | null;
  after?: object | null;
}

/** Conditions for the entries to list. */
export interface AuditQuery {
  partnerId?: number;
  subject?: string;
  /** The beginning of the action, such as `listing.`. */
  action?: string;
  /** An email address, in upper or lower case. */
  actor?: string;
  /** True for entries of members only, false for entries of others only. */
  byMembers?: boolean;
  /** Lists entries with lower ids; starts with the newest when unset. */
  beforeId?: number;
}

/** The append-only log of every action of people. */
export interface Audit {
  /** Adds an entry within the caller's transaction, so that it commits with the action. */
  record(tx: Queryable, actor: Actor, entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery, limit: number): Promise<AuditRow[]>;
}

/** Makes the audit log. */
export const createAudit = (db: Db, clock: Clock): Audit => ({
  async record(tx, { kind, name }, entry) {
    const { action, subject, partnerId = null, reason = null, before = null, after = null } = entry;
    const about = { action, subject, partner_id: partnerId, reason, before, after };
    await tx.execute(insertAuditEntry, [
      { at: clock.now(), actor_kind: kind, actor: name, ...about },
    ]);
  },
  list({ partnerId, subject = null, action = null, actor = null, byMembers, beforeId }, limit) {
    const filter = {
      partner_id: partnerId ?? null,
      subject,
      action,
      actor,
      by_members: byMembers ?? null,
      before_id: beforeId ?? null,
    };
    return db.query(selectAuditEntries, [filter, limit]);
  },
});

/** A change, and its entry in the audit log; null when there was nothing to change. */
export interface Change<Result> {
  result: Result;
  entry: AuditEntry | null;
}

/** Records the actions of one actor. */
export interface Recorder {
  /** Makes a change and its entry in one transaction. */
  change<Result>(work: (tx: Tx) => Promise<Change<Result>>): Promise<Result>;
  /** Adds an entry within the caller's transaction. */
  record(tx: Queryable, entry: AuditEntry): Promise<void>;
}

/**
 * Creates the recorder of an actor: a member, an operator, or the user who runs a command.
 * @param partnerId the partner of entries that name none
 */
export function createRecorder(
  { db, audit }: { db: Db; audit: Pick<Audit, 'record'> },
  actor: Actor,
  partnerId: number | null = null,
): Recorder {
  const record: Recorder['record'] = (tx, entry) =>
    audit.record(tx, actor, { partnerId, ...entry });
  return {
    record,
    change: (work) =>
      db.transaction(async (tx) => {
        const { result, entry } = await work(tx);
        if (entry) await record(tx, entry);
        return result;
      }),
  };
}

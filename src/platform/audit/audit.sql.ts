import { statement } from '../db/index.ts';

/** One entry of the audit log. */
export interface AuditRow {
  id: number;
  at: Date;
  actor_kind: 'member' | 'operator' | 'command' | 'system';
  actor: string;
  action: string;
  subject: string;
  partner_id: number | null;
  reason: string | null;
  before: object | null;
  after: object | null;
}

/** The columns of a new entry. */
export type NewAuditRow = Omit<AuditRow, 'id'>;

export const insertAuditEntry = statement<never, [entry: NewAuditRow]>(
  'audit.insert_audit_entry',
  `insert into audit_entry (at, actor_kind, actor, action, subject, partner_id, reason, before, after)
   select at, actor_kind, actor, action, subject, partner_id, reason, before, after
   from jsonb_to_record($1::jsonb) as e (at timestamptz, actor_kind text, actor text, action text,
     subject text, partner_id bigint, reason text, before jsonb, after jsonb)`,
);

/** Conditions for entries, all of which must hold; null selects all. */
export interface AuditFilter {
  partner_id: number | null;
  subject: string | null;
  action: string | null;
  actor: string | null;
  by_members: boolean | null;
  before_id: number | null;
}

/** Newest first. */
export const selectAuditEntries = statement<AuditRow, [filter: AuditFilter, limit: number]>(
  'audit.select_audit_entries',
  `select id, at, actor_kind, actor, action, subject, e.partner_id, reason, before, after
   from audit_entry e
   where ($1::jsonb->>'partner_id' is null or e.partner_id = ($1->>'partner_id')::bigint)
     and ($1->>'subject' is null or e.subject = $1->>'subject')
     and ($1->>'action' is null or starts_with(e.action, $1->>'action'))
     and ($1->>'actor' is null or lower(e.actor) = lower($1->>'actor'))
     and ($1->>'by_members' is null
       or (e.actor_kind = 'member') = ($1->>'by_members')::boolean)
     and ($1->>'before_id' is null or e.id < ($1->>'before_id')::bigint)
   order by e.id desc limit $2`,
);

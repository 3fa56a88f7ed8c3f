// The relation over the audit log that statements elsewhere may read.

/** Every entry, as a relation for `from` or `join`. */
export const AUDITED = '(select id, subject, actor_kind, at from audit_entry)';

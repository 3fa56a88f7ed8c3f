export { type Actor, type Audit, type AuditEntry, type AuditQuery, createAudit } from './audit.ts';
export type { AuditRow } from './audit.sql.ts';

export { AUDITED } from './published.sql.ts';
export {
  type Actor,
  type Audit,
  type AuditEntry,
  type AuditQuery,
  type Change,
  createAudit,
  createRecorder,
  type Recorder,
} from './audit.ts';
export type { AuditRow } from './audit.sql.ts';

import type { Queryable } from '../../../platform/db/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Member } from './member.ts';

/** Records in the audit log what a member did, in the transaction that does it. */
export type Recorder = (
  tx: Queryable,
  action: string,
  subject: string,
  change?: { before?: object; after?: object },
) => Promise<void>;

/** Makes the recorder of a member, whose entries belong to the partner. */
export const createRecorder =
  ({ audit }: Pick<AppContext, 'audit'>, { actor, partnerId }: Member): Recorder =>
  (tx, action, subject, change = {}) =>
    audit.record(tx, actor, { action, subject, partnerId, ...change });

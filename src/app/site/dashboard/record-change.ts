import type { Tx } from '../../../platform/db/index.ts';
import type { Foundation } from '../../foundation.ts';
import type { Member } from './member.ts';

/** Records in the audit log what a member did to the partner's account. */
export const recordChange = (
  { audit }: Foundation,
  tx: Tx,
  { actor, partnerId, slug }: Member,
  action: string,
  { before, after }: { before?: object; after?: object },
): Promise<void> =>
  audit.record(tx, actor, {
    action,
    subject: `partner ${slug}`,
    partnerId,
    before: before ?? null,
    after: after ?? null,
  });

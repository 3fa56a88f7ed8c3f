import { validationError } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { type BatchError, failureOf, idOf } from './batch.ts';
import { listingNotFound } from './listing.errors.ts';
import { EXTERNAL_ID_SENTENCE, isExternalId } from './listing.schema.ts';
import type { Listings } from './listing.ts';

/** The result of one deletion, in the shape of the API. */
export interface DeletionResult {
  index: number;
  external_id: string | null;
  status: number;
  error?: BatchError;
}

/** The results of deletions. */
export interface DeletionAnswer {
  summary: { deleted: number; failed: number };
  results: DeletionResult[];
}

const badId = () => validationError([{ path: 'external_id', message: EXTERNAL_ID_SENTENCE }]);

/**
 * Deletes listings by one statement. Each id has the result that it would have on its own, in the
 * order sent: an id that comes twice is found once.
 */
export async function deleteBatch(
  listings: Pick<Listings, 'deleteMany'>,
  log: Logger,
  partnerId: number,
  sent: readonly unknown[],
): Promise<DeletionAnswer> {
  const ids = sent.map((external_id) => idOf({ external_id }));
  const valid = new Set(ids.filter((id) => id !== null && isExternalId(id)) as string[]);
  const left = valid.size > 0 ? await listings.deleteMany(partnerId, [...valid]) : new Set();
  const results = ids.map((external_id, index): DeletionResult => {
    if (external_id !== null && left.delete(external_id)) {
      return { index, external_id, status: 204 };
    }
    const isId = external_id !== null && isExternalId(external_id);
    return { index, external_id, ...failureOf(isId ? listingNotFound() : badId(), log) };
  });
  const deleted = results.filter(({ status }) => status === 204).length;
  return { summary: { deleted, failed: results.length - deleted }, results };
}

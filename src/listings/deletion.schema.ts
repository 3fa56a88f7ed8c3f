import { z } from 'zod';
import { check, type Checked, otherNames } from '../platform/validation/index.ts';
import { refusedItem } from './batch.schema.ts';
import { externalId } from './listing.schema.ts';
import { OTHER_NAMES } from './other-names.ts';

/** Maximum number of listings that one call deletes. */
export const MAX_DELETIONS = 1000;

const deletionOf = <Id extends z.ZodType>(id: Id) =>
  z.strictObject({
    external_ids: z.array(id).min(1).max(MAX_DELETIONS).describe('Your own ids of the listings.'),
  });

/** The body of `POST /listings/batch/delete`. */
export const deletionRequest = deletionOf(z.union([externalId, refusedItem]))
  .meta({ id: 'DeletionRequest' })
  .register(otherNames, OTHER_NAMES.deletion);
const uncheckedDeletion = deletionOf(z.unknown());

/** Checks the list of a deletion as a whole; its ids are checked one by one later. */
export function checkDeletion(value: unknown): Checked<unknown[]> {
  const checked = check(uncheckedDeletion, value);
  return checked.ok ? { ok: true, value: checked.value.external_ids } : checked;
}

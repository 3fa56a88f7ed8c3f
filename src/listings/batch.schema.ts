import { z } from 'zod';
import { type ExpectedError, type Problem, validationError } from '../platform/errors.ts';
import { check, type Checked } from '../platform/validation/index.ts';

/** Maximum number of items in one batch. */
export const MAX_ITEMS = 100;

/** The schema of a batch. */
export const batchOf = <Item extends z.ZodType>(item: Item, description: string) =>
  z.strictObject({ items: z.array(item).min(1).max(MAX_ITEMS).describe(description) });

/** Any other value of an item. JSON Schema accepts it, because such an item is refused on its own. */
export const refusedItem = z.unknown().meta({
  id: 'RefusedBatchItem',
  type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
  items: {},
  description: 'Anything else: this item is refused with `validation_error`, and stops no other.',
});

const uncheckedBatch = batchOf(z.unknown(), 'Items.');

/** Checks a batch: the list as a whole, and each item on its own by `checkItem`. */
export function checkItems<Item>(
  value: unknown,
  checkItem: (sent: unknown) => Item,
): Checked<Item[]> {
  const batch = check(uncheckedBatch, value);
  return batch.ok ? { ok: true, value: batch.value.items.map((item) => checkItem(item)) } : batch;
}

/**
 * Returns the `validation_error` of a batch that is refused as a whole: its own problems, then
 * those of its items. Only as many items are checked as a batch may have.
 */
export function refusalOfBatch(
  problems: Problem[],
  sent: unknown,
  problemsOf: (item: unknown) => Problem[],
): ExpectedError {
  const items = (sent as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) return validationError(problems);
  const ofItems = items.slice(0, MAX_ITEMS).flatMap((item: unknown, index) =>
    problemsOf(item).map(({ path, message }) => ({
      path: path === '' ? `items.${index}` : `items.${index}.${path}`,
      message,
    })),
  );
  return validationError([...problems, ...ofItems]);
}

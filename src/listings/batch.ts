import {
  DatabaseUnavailable,
  ExpectedError,
  type ErrorCode,
  type Problem,
  validationError,
} from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import type { Listings, Upserted } from './listing.ts';
import { type BatchItem, checkBatchItem, MAX_ITEMS } from './listing.schema.ts';

/** The result of one item, in the shape of the API. */
export interface BatchResult {
  index: number;
  external_id: string | null;
  status: number;
  result: Upserted['result'] | 'error';
  id?: number;
  public_url?: string;
  error?: { code: ErrorCode; message: string; details?: Problem[] };
}

/** The results of a batch. */
export interface BatchAnswer {
  summary: { created: number; updated: number; unchanged: number; failed: number };
  results: BatchResult[];
}

/**
 * The id that an item was sent with. An unpaired surrogate is replaced, because many JSON parsers
 * refuse it.
 */
const idOf = (item: unknown): string | null => {
  const id = (item as { external_id?: unknown } | null | undefined)?.external_id;
  return typeof id === 'string' ? id.toWellFormed() : null;
};

async function writeItem(
  listings: Listings,
  partnerId: number,
  { sent, checked }: BatchItem,
): Promise<Upserted> {
  if (!checked.ok) throw listings.refusal(checked.problems, sent);
  const { external_id, ...input } = checked.value;
  return listings.put(partnerId, external_id, input);
}

/**
 * Returns the `validation_error` of a batch that is refused as a whole: its own problems, then
 * those of its items. Only as many items are checked as a batch may have.
 */
export function refusalOfBatch(
  listings: Pick<Listings, 'refusal'>,
  problems: Problem[],
  sent: unknown,
): ExpectedError {
  const items = (sent as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) return validationError(problems);
  const ofItems = items.slice(0, MAX_ITEMS).flatMap((item: unknown, index) => {
    const { checked } = checkBatchItem(item);
    const { details = [] } = listings.refusal(checked.ok ? [] : checked.problems, item);
    return details.map(({ path, message }) => ({
      path: path === '' ? `items.${index}` : `items.${index}.${path}`,
      message,
    }));
  });
  return validationError([...problems, ...ofItems]);
}

const failure = (error: unknown, log: Logger): Pick<BatchResult, 'status' | 'error'> => {
  if (error instanceof ExpectedError) {
    const { code, message, details } = error;
    return { status: 422, error: { code, message, ...(details ? { details } : {}) } };
  }
  log.error({ err: error }, 'an item of a batch failed');
  const message = 'Something failed on our side; send this item again.';
  return { status: 500, error: { code: 'internal_error', message } };
};

/**
 * Writes the items of a batch independently. Items of the same id are written in the order sent:
 * the writer starts one only after the previous has finished. Resolves with a result for each item;
 * an item that fails unexpectedly has status 500 and is logged. Throws {DatabaseUnavailable} for
 * the whole batch, which the caller then sends again.
 */
export async function writeBatch(
  listings: Listings,
  log: Logger,
  partnerId: number,
  items: BatchItem[],
): Promise<BatchAnswer> {
  const summary = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const results = await Promise.all(
    items.map(async (item, index): Promise<BatchResult> => {
      const common = { index, external_id: idOf(item.sent) };
      try {
        const { result, id, public_url } = await writeItem(listings, partnerId, item);
        summary[result]++;
        return { ...common, status: result === 'created' ? 201 : 200, result, id, public_url };
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        summary.failed++;
        return { ...common, result: 'error', ...failure(error, log) };
      }
    }),
  );
  return { summary, results };
}

import {
  DatabaseUnavailable,
  ExpectedError,
  type ErrorCode,
  type Problem,
} from '../platform/errors.ts';
import { type Caller, STATUS_OF } from '../platform/http/index.ts';
import type { Logger } from '../platform/log.ts';
import type { Listings, Upserted } from './listing.ts';
import { type BatchItem, checkBatchItem } from './listing.schema.ts';

/** Why an item failed, in the shape of the API. */
export interface BatchError {
  code: ErrorCode;
  message: string;
  details?: Problem[];
}

/** The result of one item, in the shape of the API. */
export interface BatchResult {
  index: number;
  external_id: string | null;
  status: number;
  result: Upserted['result'] | 'error';
  id?: number;
  public_url?: string;
  error?: BatchError;
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
export const idOf = (item: unknown): string | null => {
  const id = (item as { external_id?: unknown } | null | undefined)?.external_id;
  return typeof id === 'string' ? id.toWellFormed() : null;
};

/** The partner that a batch belongs to, see `Caller`. */
type BatchOwner = Pick<Caller, 'partnerId' | 'isTrial'>;

async function writeItem(
  listings: Listings,
  { partnerId, isTrial }: BatchOwner,
  { sent, checked }: BatchItem,
): Promise<Upserted> {
  if (!checked.ok) throw listings.refusal(checked.problems, sent);
  const { external_id, ...input } = checked.value;
  const put = isTrial ? listings.putInTrial : listings.put;
  return put(partnerId, external_id, input);
}

/** The problems of an item, also that of a location in an ocean. */
export function problemsOfItem(listings: Pick<Listings, 'refusal'>, item: unknown): Problem[] {
  const { checked } = checkBatchItem(item);
  return listings.refusal(checked.ok ? [] : checked.problems, item).details ?? [];
}

/** The status and the error of an item that failed; what was not expected is logged. */
export const failureOf = (error: unknown, log: Logger): { status: number; error: BatchError } => {
  if (error instanceof ExpectedError) {
    const { code, message, details } = error;
    return { status: STATUS_OF[code], error: { code, message, ...(details ? { details } : {}) } };
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
  owner: BatchOwner,
  items: BatchItem[],
): Promise<BatchAnswer> {
  const summary = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const resultOf = async (item: BatchItem, index: number): Promise<BatchResult> => {
    const common = { index, external_id: idOf(item.sent) };
    try {
      const { result, id, public_url } = await writeItem(listings, owner, item);
      summary[result]++;
      return { ...common, status: result === 'created' ? 201 : 200, result, id, public_url };
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      summary.failed++;
      return { ...common, result: 'error', ...failureOf(error, log) };
    }
  };
  const oneByOne = async () => {
    const results: BatchResult[] = [];
    for (const [index, item] of items.entries()) results.push(await resultOf(item, index));
    return results;
  };
  // In a trial each waits for the others, and would keep a connection meanwhile.
  const results = owner.isTrial ? await oneByOne() : await Promise.all(items.map(resultOf));
  return { summary, results };
}

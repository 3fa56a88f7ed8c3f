import type { Batch, Identified } from '../batches.ts';
import { CampcairnError } from '../errors.ts';
import type {
  AvailabilityBatchItem,
  BatchResult,
  CheckedCalendar,
  CheckResult,
  DeletedItem,
  FailedItem,
  SavedCalendar,
} from '../generated/types.ts';
import type { Http } from '../http.ts';
import { backoff } from '../retries.ts';

/** The result for an item; `index` is its position among all given items. */
export type PutOutcome<T> = BatchResult & { item: T };

/** What would become of an item; `index` is its position among all given items. */
export type CheckOutcome<T> = CheckResult & { item: T };

/** The result for a calendar; `index` is its position among all given calendars. */
export type AvailabilityOutcome<T = AvailabilityBatchItem> = (SavedCalendar | FailedItem) & {
  item: T;
};

/** What would become of a calendar; `index` is its position among all given calendars. */
export type AvailabilityCheckOutcome<T = AvailabilityBatchItem> = (CheckedCalendar | FailedItem) & {
  item: T;
};

/** The result for an id; `index` is its position among all given ids. */
export type DeleteOutcome = DeletedItem | FailedItem;

/** An endpoint for batches. */
export interface BatchCall {
  path: string;
  /** Makes the body of items, given as JSON. */
  body(texts: readonly string[]): string;
}

const ofItems = (texts: readonly string[]) => `{"items":[${texts.join(',')}]}`;

export const PUT_LISTINGS: BatchCall = { path: '/listings/batch', body: ofItems };
export const CHECK_LISTINGS: BatchCall = { path: '/listings/batch/check', body: ofItems };
export const PUT_CALENDARS: BatchCall = { path: '/availability/batch', body: ofItems };
export const CHECK_CALENDARS: BatchCall = { path: '/availability/batch/check', body: ofItems };
export const DELETE_LISTINGS: BatchCall = {
  path: '/listings/batch/delete',
  body: (texts) => `{"external_ids":[${texts.join(',')}]}`,
};

/** Sends one batch. Items that failed because of an error of the service are sent again. */
export async function sendBatch<T extends Identified, Result extends { status: number }>(
  http: Http,
  { path, body }: BatchCall,
  { items, texts, from }: Batch<T>,
  signal: AbortSignal,
): Promise<(Result & { item: T })[]> {
  const ids = items.map(({ external_id: id }) => id);
  const results: Result[] = [];
  let places = items.map((_, place) => place);
  for (let attempt = 1; places.length > 0; attempt += 1) {
    const json = body(places.map((place) => texts[place]!));
    const call = { method: 'POST', path, repeatable: true } as const;
    const answer = await http.send<{ results?: Result[] }>({ ...call, json, signal });
    if (answer.results?.length !== places.length)
      throw new CampcairnError(`POST ${path}: the answer has not one result for each item.`);
    for (const [at, place] of places.entries()) results[place] = answer.results[at]!;
    if (attempt >= http.attempts) break;
    // An item whose id occurs again later in the batch was superseded, so it is not repeated.
    places = places.filter(
      (place) => results[place]!.status >= 500 && ids.lastIndexOf(ids[place]!) === place,
    );
    if (places.length > 0) await http.wait(backoff(attempt), signal);
  }
  return results.map((result, place) => ({ ...result, index: from + place, item: items[place]! }));
}

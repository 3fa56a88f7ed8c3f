import type { Batch, Identified } from '../batches.ts';
import { CampcairnError } from '../errors.ts';
import type { BatchAnswer, BatchResult } from '../generated/types.ts';
import type { Http } from '../http.ts';
import { backoff } from '../retries.ts';

/** The result for an item; `index` is its position among all given items. */
export type PutOutcome<T> = BatchResult & { item: T };

/** Sends one batch. Items that failed because of an error of the service are sent again. */
export async function putBatch<T extends Identified>(
  http: Http,
  { items, texts, from }: Batch<T>,
  signal: AbortSignal,
): Promise<PutOutcome<T>[]> {
  const ids = items.map(({ external_id: id }) => id);
  const results: BatchResult[] = [];
  let places = items.map((_, place) => place);
  for (let attempt = 1; places.length > 0; attempt += 1) {
    const json = `{"items":[${places.map((place) => texts[place]).join(',')}]}`;
    const call = { method: 'POST', path: '/listings/batch', repeatable: true } as const;
    const answer = await http.send<BatchAnswer>({ ...call, json, signal });
    if (answer.results?.length !== places.length)
      throw new CampcairnError(
        'POST /listings/batch: the answer has not one result for each item.',
      );
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

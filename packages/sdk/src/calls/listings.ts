import { inBatches, LARGEST_BATCH, sendBatches } from '../batches.ts';
import type {
  Availability,
  AvailabilityRangeInput,
  BatchItem,
  Listing,
  ListingInput,
  ListListingsData,
  UpsertedListing,
} from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import { type List, listAt } from '../pages.ts';
import { type PutOutcome, putBatch } from './put-batch.ts';

/** Which listings, and how many of a page. */
export type ListingQuery = NonNullable<ListListingsData['query']>;

/** How many listings are sent at once. */
export interface PutManyOptions extends CallOptions {
  /** How many items go into one call: 1 to 100, which is also the default. */
  batchSize?: number | undefined;
  /** How many calls are on their way at once; 2 unless given. */
  inFlight?: number | undefined;
}

const pathOf = (externalId: string) => `/listings/${encodeURIComponent(externalId)}`;

/** What you offer, by your own ids. */
export class Listings {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** All your listings, or those that `query` asks for; 200 of a page unless it says otherwise. */
  list(query: ListingQuery = {}, options?: CallOptions): List<Listing> {
    return listAt(this.#http, '/listings', query, options);
  }

  /** One listing. Throws an `ApiError` of status 404 if there is none. */
  get(externalId: string, options?: CallOptions): Promise<Listing> {
    const path = pathOf(externalId);
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /** Creates or replaces a listing: fields that are left out are cleared. */
  put(externalId: string, listing: ListingInput, options?: CallOptions): Promise<UpsertedListing> {
    const json = JSON.stringify(listing);
    const path = pathOf(externalId);
    return this.#http.send({ method: 'PUT', path, json, repeatable: true, ...options });
  }

  /**
   * Creates or replaces any number of listings, in as few calls as the API takes. Gives what became of each,
   * in the order of the items, as soon as it is known. A listing that is refused does not stop the others:
   * look at `result`. Throws if a whole call is refused or cannot be made.
   */
  putMany<T extends BatchItem>(
    items: Iterable<T> | AsyncIterable<T>,
    { batchSize = LARGEST_BATCH, inFlight = 2, signal }: PutManyOptions = {},
  ): AsyncGenerator<PutOutcome<T>, void, undefined> {
    if (!(batchSize >= 1 && batchSize <= LARGEST_BATCH))
      throw new RangeError('batchSize: 1 to 100.');
    if (!(inFlight >= 1)) throw new RangeError('inFlight: 1 or more.');
    const batches = inBatches(items, batchSize);
    return sendBatches(batches, (batch, either) => putBatch(this.#http, batch, either), {
      inFlight,
      signal,
    });
  }

  /** Deletes a listing with its availability. Throws an `ApiError` of status 404 if there was none. */
  delete(externalId: string, options?: CallOptions): Promise<void> {
    const path = pathOf(externalId);
    const call = { method: 'DELETE', path, repeatable: true, absentIsDone: true } as const;
    return this.#http.send({ ...call, ...options });
  }

  /** When a listing can be booked. */
  availability(externalId: string, options?: CallOptions): Promise<Availability> {
    const path = `${pathOf(externalId)}/availability`;
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /** Replaces when a listing can be booked; no ranges: nothing is known. */
  putAvailability(
    externalId: string,
    ranges: AvailabilityRangeInput[],
    options?: CallOptions,
  ): Promise<Availability> {
    const json = JSON.stringify({ ranges });
    const path = `${pathOf(externalId)}/availability`;
    return this.#http.send({ method: 'PUT', path, json, repeatable: true, ...options });
  }
}

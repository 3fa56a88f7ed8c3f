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

/** Filters and page size of a list of listings. */
export type ListingQuery = NonNullable<ListListingsData['query']>;

/** Options for sending many listings. */
export interface PutManyOptions extends CallOptions {
  /** Number of items in one call: 1 to 100, by default 100. */
  batchSize?: number | undefined;
  /** Number of simultaneous calls; 2 by default. */
  inFlight?: number | undefined;
}

const pathOf = (externalId: string) => `/listings/${encodeURIComponent(externalId)}`;

/** Your listings, identified by your own ids. */
export class Listings {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Lists all your listings, or those that match `query`; by default 200 on each page. */
  list(query: ListingQuery = {}, options?: CallOptions): List<Listing> {
    return listAt(this.#http, '/listings', query, options);
  }

  /** Returns one listing. Throws an `ApiError` with status 404 if there is none. */
  get(externalId: string, options?: CallOptions): Promise<Listing> {
    const path = pathOf(externalId);
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /** Creates or replaces a listing. Fields that are left out are cleared. */
  put(externalId: string, listing: ListingInput, options?: CallOptions): Promise<UpsertedListing> {
    const json = JSON.stringify(listing);
    const path = pathOf(externalId);
    return this.#http.send({ method: 'PUT', path, json, repeatable: true, ...options });
  }

  /**
   * Creates or replaces any number of listings with as few calls as possible. Yields a result for
   * each, in the order of the items, as soon as it is known. A refused listing does not stop the
   * others: check `result`. Throws if a whole call is refused or fails.
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

  /**
   * Deletes a listing with its availability. Throws an `ApiError` with status 404 if there was
   * none.
   */
  delete(externalId: string, options?: CallOptions): Promise<void> {
    const path = pathOf(externalId);
    const call = { method: 'DELETE', path, repeatable: true, absentIsDone: true } as const;
    return this.#http.send({ ...call, ...options });
  }

  /** Returns when a listing can be booked. */
  availability(externalId: string, options?: CallOptions): Promise<Availability> {
    const path = `${pathOf(externalId)}/availability`;
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /** Replaces the availability of a listing. Without ranges, its availability is unknown. */
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

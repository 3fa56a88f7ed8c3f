import {
  type Identified,
  inBatches,
  LARGEST_BATCH,
  LARGEST_DELETION,
  sendBatches,
} from '../batches.ts';
import type {
  Availability,
  AvailabilityBatchItem,
  AvailabilityRangeInput,
  BatchResult,
  CheckResult,
  Listing,
  ListListingsData,
  UpsertedListing,
} from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import { type List, listAt } from '../pages.ts';
import type { BatchItem, ListingInput } from '../types.ts';
import {
  type AvailabilityCheckOutcome,
  type AvailabilityOutcome,
  type BatchCall,
  CHECK_CALENDARS,
  CHECK_LISTINGS,
  type CheckOutcome,
  DELETE_LISTINGS,
  type DeleteOutcome,
  PUT_CALENDARS,
  PUT_LISTINGS,
  type PutOutcome,
  sendBatch,
} from './put-batch.ts';

/** Filters and page size of a list of listings. */
export type ListingQuery = Omit<NonNullable<ListListingsData['query']>, 'fields'>;

/** Options for sending one listing. */
export interface PutOptions extends CallOptions {
  /**
   * The ETag that the listing must have, as `getWithEtag` returns it: otherwise the call throws an
   * `ApiError` with status 412. Such a call is not repeated when its answer was lost, because it may
   * have changed the ETag itself.
   */
  ifMatch?: string | undefined;
}

/** A listing and the ETag of its content. */
export interface TaggedListing {
  listing: Listing;
  etag: string;
}

/** Options for sending or deleting many listings. */
export interface PutManyOptions extends CallOptions {
  /** Number of items in one call, by default as many as it takes: 100, or 1000 ids to delete. */
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
  list(query?: ListingQuery, options?: CallOptions): List<Listing>;
  /** Lists only some fields of your listings. */
  list<Field extends keyof Listing>(
    query: ListingQuery & { fields: readonly Field[] },
    options?: CallOptions,
  ): List<Pick<Listing, Field>>;
  list(
    { fields, ...query }: ListingQuery & { fields?: readonly (keyof Listing)[] } = {},
    options?: CallOptions,
  ): List<Listing> {
    const all = { ...query, ...(fields === undefined ? {} : { fields: fields.join(',') }) };
    return listAt(this.#http, '/listings', all, options);
  }

  /** Returns one listing. Throws an `ApiError` with status 404 if there is none. */
  get(externalId: string, options?: CallOptions): Promise<Listing> {
    const path = pathOf(externalId);
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /**
   * Returns one listing with its ETag, for `put` with `ifMatch`. Throws an `ApiError` with status 404
   * if there is none.
   */
  async getWithEtag(externalId: string, options?: CallOptions): Promise<TaggedListing> {
    let etag = '';
    const call = { method: 'GET', path: pathOf(externalId), repeatable: true } as const;
    const onEtag = (given: string) => void (etag = given);
    const listing = await this.#http.send<Listing>({ ...call, onEtag, ...options });
    return { listing, etag };
  }

  /** Creates or replaces a listing. Fields that are left out are cleared. */
  put(externalId: string, listing: ListingInput, options?: PutOptions): Promise<UpsertedListing> {
    const json = JSON.stringify(listing);
    const path = pathOf(externalId);
    const repeatable = options?.ifMatch === undefined;
    return this.#http.send({ method: 'PUT', path, json, repeatable, ...options });
  }

  /**
   * Creates or replaces any number of listings with as few calls as possible. Yields a result for
   * each, in the order of the items, as soon as it is known. A refused listing does not stop the
   * others: check `result`. Throws if a whole call is refused or fails.
   */
  putMany<T extends BatchItem>(
    items: Iterable<T> | AsyncIterable<T>,
    options?: PutManyOptions,
  ): AsyncGenerator<PutOutcome<T>, void, undefined> {
    return this.#sendMany<T, BatchResult>(PUT_LISTINGS, items, LARGEST_BATCH, options);
  }

  /**
   * Says what `putMany` would do with the items, as the service itself checks them, and changes
   * nothing. Yields a result for each, in the order of the items: the error it would be refused with,
   * or the fields that would change. Each call compares with what is saved now.
   */
  checkMany<T extends BatchItem>(
    items: Iterable<T> | AsyncIterable<T>,
    options?: PutManyOptions,
  ): AsyncGenerator<CheckOutcome<T>, void, undefined> {
    return this.#sendMany<T, CheckResult>(CHECK_LISTINGS, items, LARGEST_BATCH, options);
  }

  #sendMany<T extends Identified, Result extends { status: number }>(
    call: BatchCall,
    items: Iterable<T> | AsyncIterable<T>,
    largest: number,
    { batchSize = largest, inFlight = 2, signal }: PutManyOptions = {},
    textOf?: (item: T) => string,
  ): AsyncGenerator<Result & { item: T }, void, undefined> {
    if (!(batchSize >= 1 && batchSize <= largest))
      throw new RangeError(`batchSize: 1 to ${largest}.`);
    if (!(inFlight >= 1)) throw new RangeError('inFlight: 1 or more.');
    return sendBatches(
      inBatches(items, batchSize, textOf),
      (batch, either) => sendBatch<T, Result>(this.#http, call, batch, either),
      { inFlight, signal },
    );
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

  /**
   * Deletes any number of listings, by default 1000 with each call. Yields a result for each id, in
   * the order of the ids: status 204, or 404 if there was none. Throws if a whole call is refused
   * or fails. After a lost answer the call is repeated, and then says 404 of what it had deleted.
   */
  async *deleteMany(
    externalIds: Iterable<string> | AsyncIterable<string>,
    options?: PutManyOptions,
  ): AsyncGenerator<DeleteOutcome, void, undefined> {
    async function* items() {
      for await (const external_id of externalIds) yield { external_id };
    }
    const textOf = ({ external_id: id }: Identified) => JSON.stringify(id);
    const outcomes = this.#sendMany<Identified, DeleteOutcome>(
      DELETE_LISTINGS,
      items(),
      LARGEST_DELETION,
      options,
      textOf,
    );
    for await (const { item: _, ...outcome } of outcomes) yield outcome;
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

  /**
   * Replaces the availability of any number of listings with as few calls as possible. Yields a
   * result for each, in the order of the items, as soon as it is known: check `status`, which is
   * 200, or 404 for a listing that is not there. Throws if a whole call is refused or fails.
   */
  putAvailabilityMany<T extends AvailabilityBatchItem>(
    items: Iterable<T> | AsyncIterable<T>,
    options?: PutManyOptions,
  ): AsyncGenerator<AvailabilityOutcome<T>, void, undefined> {
    return this.#sendMany<T, AvailabilityOutcome<T>>(PUT_CALENDARS, items, LARGEST_BATCH, options);
  }

  /**
   * Says what `putAvailabilityMany` would do with the calendars, as the service itself checks them,
   * and changes nothing. Yields a result for each, in the order of the items: the error it would be
   * refused with, or whether it differs from what is saved.
   */
  checkAvailabilityMany<T extends AvailabilityBatchItem>(
    items: Iterable<T> | AsyncIterable<T>,
    options?: PutManyOptions,
  ): AsyncGenerator<AvailabilityCheckOutcome<T>, void, undefined> {
    return this.#sendMany<T, AvailabilityCheckOutcome<T>>(
      CHECK_CALENDARS,
      items,
      LARGEST_BATCH,
      options,
    );
  }
}

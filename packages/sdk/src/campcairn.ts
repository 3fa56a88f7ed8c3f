import { Account } from './calls/account.ts';
import { Events } from './calls/events.ts';
import { Leads } from './calls/leads.ts';
import { Listings } from './calls/listings.ts';
import { TestMode } from './calls/test-mode.ts';
import type { GetStatisticsData, Statistics, Taxonomy } from './generated/types.ts';
import { type CallOptions, type ClientOptions, createHttp, type Http } from './http.ts';

/** Period and filters of the statistics. */
export type StatisticsQuery = NonNullable<GetStatisticsData['query']>;

/** The Campcairn partner API. */
export class Campcairn {
  /** Your account, including the addresses that are notified of enquiries. */
  readonly account: Account;
  /** Your listings and their availability. */
  readonly listings: Listings;
  /** Clicks and enquiries of travellers. */
  readonly leads: Leads;
  /** Events of the last 90 days that were sent to your webhook, or would have been with a webhook. */
  readonly events: Events;
  /** Functions for test keys: creating leads, and advancing time. */
  readonly testMode: TestMode;
  readonly #http: Http;

  constructor(options: ClientOptions) {
    this.#http = createHttp(options);
    this.account = new Account(this.#http);
    this.listings = new Listings(this.#http);
    this.leads = new Leads(this.#http);
    this.events = new Events(this.#http);
    this.testMode = new TestMode(this.#http);
  }

  /** Returns how often your listings are seen. Part of Premium. */
  statistics(query: StatisticsQuery = {}, options?: CallOptions): Promise<Statistics> {
    return this.#http.send({ method: 'GET', path: '/stats', query, repeatable: true, ...options });
  }

  /** Returns the values that fields of listings may have. */
  taxonomy(options?: CallOptions): Promise<Taxonomy> {
    return this.#http.send({ method: 'GET', path: '/taxonomy', repeatable: true, ...options });
  }
}

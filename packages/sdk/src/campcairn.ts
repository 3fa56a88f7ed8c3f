import { Account } from './calls/account.ts';
import { Events } from './calls/events.ts';
import { Leads } from './calls/leads.ts';
import { Listings } from './calls/listings.ts';
import { TestMode } from './calls/test-mode.ts';
import type { GetStatisticsData, Statistics, Taxonomy } from './generated/types.ts';
import { type CallOptions, type ClientOptions, createHttp, type Http } from './http.ts';

/** Which statistics. */
export type StatisticsQuery = NonNullable<GetStatisticsData['query']>;

/** The Campcairn partner API. */
export class Campcairn {
  /** Your account, and where you are told of enquiries. */
  readonly account: Account;
  /** What you offer, and when it can be booked. */
  readonly listings: Listings;
  /** Clicks and enquiries of travellers. */
  readonly leads: Leads;
  /** Everything that your webhook was or would have been told in the last 90 days. */
  readonly events: Events;
  /** With a test key: cause leads, and advance time. */
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

  /** How often your listings are seen. Part of Premium. */
  statistics(query: StatisticsQuery = {}, options?: CallOptions): Promise<Statistics> {
    return this.#http.send({ method: 'GET', path: '/stats', query, repeatable: true, ...options });
  }

  /** The words that listings may use. */
  taxonomy(options?: CallOptions): Promise<Taxonomy> {
    return this.#http.send({ method: 'GET', path: '/taxonomy', repeatable: true, ...options });
  }
}

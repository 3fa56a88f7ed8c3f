import type { Lead, ListLeadsData } from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import { type List, listAt } from '../pages.ts';

/** Which leads, and how many of a page. */
export type LeadQuery = NonNullable<ListLeadsData['query']>;

/** Clicks and enquiries of travellers. */
export class Leads {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** All your leads, or those that `query` asks for, oldest first; 200 of a page unless it says otherwise. */
  list(query: LeadQuery = {}, options?: CallOptions): List<Lead> {
    return listAt(this.#http, '/leads', query, options);
  }

  /** Says that you have an enquiry: it is not sent again. May be repeated. */
  acknowledge(id: string, options?: CallOptions): Promise<Lead> {
    const path = `/leads/${encodeURIComponent(id)}/ack`;
    return this.#http.send({ method: 'POST', path, repeatable: true, ...options });
  }
}

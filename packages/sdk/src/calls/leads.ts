import type { ListLeadsData } from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import { type FollowedPage, type List, listAt } from '../pages.ts';
import type { Lead } from '../types.ts';

/** Filters and page size of a list of leads. */
export type LeadQuery = NonNullable<ListLeadsData['query']>;

/** Leads that match a query: only enquiries or only clicks if it asks for a kind. */
export type LeadsOf<Query extends LeadQuery> = Query extends { kind: infer Kind }
  ? Extract<Lead, { kind: Kind }>
  : Lead;

/** Clicks and enquiries of travellers. */
export class Leads {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Lists all your leads, or those that match `query`, oldest first; by default 200 on each page. */
  list<Query extends LeadQuery = LeadQuery>(
    query?: Query,
    options?: CallOptions,
  ): List<LeadsOf<Query>, FollowedPage<LeadsOf<Query>>> {
    return listAt(this.#http, '/leads', query ?? {}, options);
  }

  /** Reads a lead. Rejects with `not_found` for an id that is none of yours. */
  get(id: string, options?: CallOptions): Promise<Lead> {
    const path = `/leads/${encodeURIComponent(id)}`;
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /** Confirms that you have received an enquiry, so that it is not sent again. May be repeated. */
  acknowledge(id: string, options?: CallOptions): Promise<Lead> {
    const path = `/leads/${encodeURIComponent(id)}/ack`;
    return this.#http.send({ method: 'POST', path, repeatable: true, ...options });
  }
}

import type { ListEventsData } from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import { type FollowedPage, type List, listAt } from '../pages.ts';
import type { Event } from '../types.ts';

/** Filters and page size of a list of events. */
export type EventQuery = NonNullable<ListEventsData['query']>;

/** Events of the last 90 days that were sent to your webhook, or would have been with a webhook. */
export class Events {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Lists all events, or those that match `query`, oldest first; by default 200 on each page. */
  list(query: EventQuery = {}, options?: CallOptions): List<Event, FollowedPage<Event>> {
    return listAt(this.#http, '/events', query, options);
  }

  /** Returns one event with its delivery attempts. */
  get(id: string, options?: CallOptions): Promise<Event> {
    const path = `/events/${encodeURIComponent(id)}`;
    return this.#http.send({ method: 'GET', path, repeatable: true, ...options });
  }

  /** Sends an event to your webhook again, with the same bytes. */
  resend(id: string, options?: CallOptions): Promise<Event> {
    const path = `/events/${encodeURIComponent(id)}/resend`;
    return this.#http.send({ method: 'POST', path, repeatable: false, ...options });
  }
}

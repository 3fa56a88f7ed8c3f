import type { Event, ListEventsData } from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import { type List, listAt } from '../pages.ts';

/** Which events, and how many of a page. */
export type EventQuery = NonNullable<ListEventsData['query']>;

/** Everything that webhooks were or would have been told in the last 90 days. */
export class Events {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** All events, or those that `query` asks for, oldest first; 200 of a page unless it says otherwise. */
  list(query: EventQuery = {}, options?: CallOptions): List<Event> {
    return listAt(this.#http, '/events', query, options);
  }

  /** One event with its attempts. */
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

import type { LogFilter } from '#lib/services.ts';

export const STATES = ['waiting', 'delivered', 'failed', 'stopped', 'cancelled'] as const;
export const EVENT_TYPES = ['lead.created', 'webhook.test'] as const;

/** Reads the filter of the log from the page's address; invalid values are ignored. */
export const logFilter = (params: URLSearchParams): LogFilter => ({
  state: STATES.find((state) => state === params.get('state')),
  eventType: EVENT_TYPES.find((type) => type === params.get('type')),
  cursor: params.get('after') ?? undefined,
});

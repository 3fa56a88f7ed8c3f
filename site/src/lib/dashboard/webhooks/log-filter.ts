import type { LogFilter } from '#lib/services.ts';

export const STATES = ['waiting', 'delivered', 'failed', 'stopped', 'cancelled'] as const;
export const EVENT_TYPES = ['lead.created', 'webhook.test'] as const;

/** Reads the filter of the log from the page's address; invalid values are ignored. */
export const logFilter = (params: URLSearchParams): LogFilter => ({
  state: STATES.find((state) => state === params.get('state')),
  eventType: EVENT_TYPES.find((type) => type === params.get('type')),
  cursor: params.get('after') ?? undefined,
});

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/;

/**
 * Parses a time as browsers post it, in UTC: `2026-05-31T09:00`; returns undefined when it is
 * invalid.
 */
export function readMoment(text: string): Date | undefined {
  const trimmed = text.trim();
  const time = new Date(`${trimmed.replace(' ', 'T')}:00Z`);
  return MOMENT.test(trimmed) && !Number.isNaN(time.getTime()) ? time : undefined;
}

/** Formats a time, in UTC, for a `datetime-local` field. */
export const writeMoment = (time: Date): string => time.toISOString().slice(0, 16);

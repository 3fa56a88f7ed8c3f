import type { LogFilter } from '#lib/services.ts';

export const STATES = ['waiting', 'delivered', 'failed', 'stopped', 'cancelled'] as const;
export const EVENT_TYPES = ['lead.created', 'webhook.test'] as const;

/** Reads the filter of the log from a page's address; what is no filter is ignored. */
export const logFilter = (params: URLSearchParams): LogFilter => ({
  state: STATES.find((state) => state === params.get('state')),
  eventType: EVENT_TYPES.find((type) => type === params.get('type')),
  cursor: params.get('after') ?? undefined,
});

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/;

/** A time as browsers post it, in UTC: `2026-05-31T09:00`; undefined when it is none. */
export function readMoment(text: string): Date | undefined {
  const trimmed = text.trim();
  const time = new Date(`${trimmed.replace(' ', 'T')}:00Z`);
  return MOMENT.test(trimmed) && !Number.isNaN(time.getTime()) ? time : undefined;
}

/** A time as the field of a form has it. */
export const writeMoment = (time: Date): string => time.toISOString().slice(0, 16);

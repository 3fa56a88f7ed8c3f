import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** What is logged of an error: PostgreSQL's own details quote whole rows, so they stay out. */
const whatFailed = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return { name, message, stack, code, routine, ...(cause ? { cause: whatFailed(cause) } : {}) };
};

/**
 * The structured log, one JSON line an event. What could hold personal data or a secret
 * (headers, bodies, query strings) is never handed to it, so nothing needs to be masked here.
 */
export const createLog = (level: string, to: 1 | 2 | DestinationStream = 1): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: whatFailed },
    },
    typeof to === 'number' ? pino.destination(to) : to,
  );

import { type DestinationStream, type Logger, pino } from 'pino';
import { traceId } from './trace/index.ts';

export type { Logger };

/** Picks the fields of an error that are logged. PostgreSQL's `detail` is left out, because it quotes whole rows. */
const whatFailed = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return { name, message, stack, code, routine, ...(cause ? { cause: whatFailed(cause) } : {}) };
};

/**
 * Creates the structured log, one JSON line per event, with the id of the trace that it belongs to. What could contain personal data or secrets
 * (headers, bodies, query strings) is never passed to it, so nothing is masked here.
 */
export const createLog = (level: string, to: 1 | 2 | DestinationStream = 1): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: whatFailed },
      mixin() {
        const trace = traceId();
        return trace === undefined ? {} : { trace };
      },
    },
    typeof to === 'number' ? pino.destination(to) : to,
  );

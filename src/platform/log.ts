import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * The structured log, one JSON line an event. What could hold personal data or a secret
 * (headers, bodies, query strings) is never handed to it, so nothing needs to be masked here.
 */
export const createLog = (level: string): Logger =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

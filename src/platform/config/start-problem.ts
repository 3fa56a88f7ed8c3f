import { join } from 'node:path';
import { CannotStart, DatabaseUnavailable, messageOf } from '../errors.ts';
import { databaseSentence } from '../mendable.ts';
import { SettingError } from './setting.ts';
import type { Settings } from './settings.ts';

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  path?: string;
  routine?: string;
  /** The port when listening failed. */
  port?: number;
  /** The host name when it could not be resolved. */
  hostname?: string;
}

const LISTENING: Record<string, string> = {
  EADDRINUSE: 'is already in use by another program',
  EACCES: 'may not be used by this user',
};

/** PostgreSQL's SQLSTATEs for a wrong password, user, pg_hba rule or database name, and a user without rights. */
const REFUSED = /^(?:28000|28P01|3D000|42501)$/;

/** Whether PostgreSQL refused the connection, even within a migration. */
const isRefused = ({ code, cause }: SystemError): boolean =>
  REFUSED.test(code ?? (cause as SystemError | undefined)?.code ?? '');

function listenProblem({ code = '', port, hostname }: SystemError, settings: Settings): string {
  const { HOST, METRICS_HOST, METRICS_PORT } = settings;
  const ofMetrics =
    port === undefined
      ? hostname === METRICS_HOST && hostname !== HOST
      : port === METRICS_PORT && port !== settings.PORT;
  const names = ofMetrics ? ['METRICS_HOST', 'METRICS_PORT'] : ['HOST', 'PORT'];
  const [host, listened] = ofMetrics ? [METRICS_HOST, METRICS_PORT] : [HOST, settings.PORT];
  const why = LISTENING[code];
  return why
    ? `${names[1]} ${listened} ${why}.`
    : `${names[0]} must be an address of this machine; ${host} is not.`;
}

function sentenceOf(error: SystemError, settings: Settings): string | undefined {
  const { syscall, path, message } = error;
  if (error instanceof CannotStart) return message;
  if (syscall === 'listen') return listenProblem(error, settings);
  if (settings.DATABASE_URL !== undefined) {
    const why =
      error instanceof DatabaseUnavailable ? error.cause : isRefused(error) ? error : undefined;
    if (why) return databaseSentence('DATABASE_URL leads to no database that can be used', why);
  }
  if (settings.DATABASE_URL === undefined && error instanceof DatabaseUnavailable) {
    return `The embedded database ended the connection: ${messageOf(error.cause)}. Its log is ${join(settings.DATA_DIR, 'postgres', 'postgres.log')}; start again.`;
  }
  if (syscall === 'getaddrinfo') return listenProblem(error, settings);
  if (path !== undefined && path === settings.ERASURE_LOG)
    return `ERASURE_LOG must be a file that can be written to: ${message}.`;
  if (syscall === 'mkdir' || path?.startsWith(settings.DATA_DIR))
    return `DATA_DIR must be a folder that can be written to: ${message}.`;
  return undefined;
}

/**
 * Converts a failure at the start that is caused by a setting, or by the service that it names, to
 * a SettingError; returns any other error unchanged.
 */
export function startProblem(error: unknown, settings: Settings): unknown {
  if (!(error instanceof Error) || error instanceof SettingError) return error;
  const sentence = sentenceOf(error, settings);
  return sentence === undefined ? error : new SettingError(sentence, { cause: error });
}

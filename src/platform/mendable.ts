import { DatabaseUnavailable, DiskFull, Mendable, messageOf } from './errors.ts';

/** A fault that the operator can repair: a code for programs, and one or two sentences that say what is wrong and how to repair it. */
export interface Mending {
  code:
    | 'database_unavailable'
    | 'database_refused'
    | 'file_unusable'
    | 'network'
    | 'cannot_proceed';
  sentence: string;
}

/** By PostgreSQL's SQLSTATE (its manual, appendix A), or the system's code. */
const DATABASE_FIXES: Record<string, string> = {
  '08P01': 'it has to lead to PostgreSQL itself, not to a pooler',
  '25006': 'it takes no writes: name the primary, or end default_transaction_read_only',
  '28000': 'correct its user, or let that in by pg_hba.conf',
  '28P01': 'correct its user or password',
  '3D000': 'make the database, or correct its name',
  '3F000': 'make the schema public, or correct search_path',
  '42501': 'its role has to own the database and its tables',
  '42P01': 'restore a backup into an empty database, as this one lacks tables',
  '42703': 'restore a backup into an empty database, as this one lacks columns',
  '53100': 'make room on its disk',
  '53200': 'give PostgreSQL more memory',
  '53300': 'raise max_connections, or lower DATABASE_POOL',
  '40P01': 'others use what is needed: try again',
  '57014': 'others use what is needed: try again, or stop what uses the database',
  '55P03': 'others use what is needed: try again',
  '57P01': 'it is stopped: start it',
  '57P02': 'it has crashed: look at its log',
  '57P03': 'it is starting or stopping: try again',
  '58030': 'look at its disk and its log',
  XX001: 'its files are damaged: restore a backup into a new one',
  XX002: 'its indexes are damaged: run REINDEX',
  ECONNREFUSED: 'start PostgreSQL, or correct host and port',
  ENOENT: 'start PostgreSQL, or correct the folder of its socket',
  ENOTFOUND: 'correct its host',
  EAI_AGAIN: 'its host cannot be looked up at the moment: try again',
  ETIMEDOUT: 'its host does not answer: correct it, or open the firewall',
  EHOSTUNREACH: 'its host cannot be reached: correct it, or mend the network',
  ENETUNREACH: 'its host cannot be reached: correct it, or mend the network',
};

/** The client's own error, which has no code. */
const NO_PASSWORD = /client password must be a string/;

const FILE_REASONS: Record<string, string> = {
  ENOENT: 'it, or its folder, is not there',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is there already',
  ENOTEMPTY: 'it is not empty',
  EACCES: 'this user may not use it; give it the right, or run this as its owner',
  EPERM: 'this user may not use it; give it the right, or run this as its owner',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full; make room',
  EDQUOT: 'the quota of the disk is used up; make room',
  EFBIG: 'it would be too large for its file system',
  EIO: 'the disk fails; look at the log of the system',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
  ENFILE: 'too many files are open on this machine',
};

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

interface Coded {
  code?: string;
  syscall?: string;
  path?: string;
  severity?: string;
  cause?: unknown;
}

/** An error and its causes, the first of several attempts in their place. */
function* chainOf(error: unknown): Generator<Coded> {
  for (let one = error; one instanceof Error; one = one.cause) {
    yield one as Coded;
    if (one instanceof AggregateError && one.errors[0] instanceof Error) yield one.errors[0];
  }
}

/**
 * Returns how to repair an error of PostgreSQL or of a connection to it, such as `make room on its
 * disk`.
 */
export function databaseFix(error: unknown): string | undefined {
  if (NO_PASSWORD.test(messageOf(error))) return 'name the password of its user';
  for (const { code } of chainOf(error)) {
    const fix = code === undefined ? undefined : DATABASE_FIXES[code];
    if (fix !== undefined) return fix;
  }
  return undefined;
}

/** Returns `what`, how to repair it, and PostgreSQL's message, for an error of the database. */
export function databaseSentence(what: string, error: unknown): string {
  const fix = databaseFix(error);
  const said = messageOf(error);
  return fix === undefined ? `${what}: ${said}.` : `${what}: ${fix}. It says: ${said}.`;
}

/** Why a file or folder cannot be used, such as `the disk is full; make room`; undefined for other errors. */
export const fileReason = (error: unknown): string | undefined =>
  FILE_REASONS[(error as Coded | null)?.code ?? ''];

/** Whether PostgreSQL itself has sent an error. */
const isOfPostgres = ({ code, severity }: Coded): boolean =>
  severity !== undefined && /^[0-9A-Z]{5}$/.test(code ?? '');

/** Describes a fault that the operator can repair; gives undefined for faults of the program itself. */
export function mending(error: unknown): Mending | undefined {
  if (error instanceof Mendable) return { code: 'cannot_proceed', sentence: error.message };
  if (error instanceof DatabaseUnavailable) {
    const what =
      error instanceof DiskFull
        ? 'The disk of the database is full'
        : 'The database cannot be used';
    return { code: 'database_unavailable', sentence: databaseSentence(what, error.cause) };
  }
  for (const one of chainOf(error)) {
    if (isOfPostgres(one) && databaseFix(one) !== undefined) {
      const sentence = databaseSentence('The database refuses this', one);
      return { code: 'database_refused', sentence };
    }
    const { code = '', path, syscall } = one;
    const reason = syscall === undefined ? undefined : FILE_REASONS[code];
    if (reason !== undefined && syscall !== 'connect') {
      const sentence = `${path ?? 'A file'} cannot be used: ${reason}.`;
      return { code: 'file_unusable', sentence };
    }
    if (code === 'EADDRINUSE') {
      return { code: 'network', sentence: `${messageOf(one)}: end what listens there.` };
    }
    if (syscall !== undefined && (NETWORK.has(code) || syscall === 'connect')) {
      return { code: 'network', sentence: `A server cannot be reached: ${messageOf(one)}.` };
    }
  }
  return undefined;
}

import { SettingError } from '../platform/config/index.ts';
import { ExpectedError, messageOf, type Problem } from '../platform/errors.ts';
import { mending } from '../platform/mendable.ts';
import { SecretError } from '../platform/secrets/index.ts';
import { Unconfirmed, UsageError, WorkFailed } from './command.ts';

/** Exit codes of failed commands. Each code stands for a different reaction of the caller. */
export const EXIT = {
  /** An internal fault, or one of the settings or the database. */
  fault: 1,
  /** The command line is invalid. */
  usage: 2,
  /** The named object does not exist. */
  notFound: 3,
  /** The command was understood and is not allowed. */
  refused: 4,
  /** The command ran without a usable result: a broken feed, an import without a valid row, a set-up with a problem. */
  failed: 5,
} as const;

/** The report of a failed command. */
export interface Failure {
  exit: number;
  /** For programs, in the form of the API's errors. */
  error: { code: string; message: string; details?: Problem[] };
  /** For people. */
  text: string;
}

/**
 * Returns the report of an error and the exit code.
 * @param withTrace adds the stack trace of an internal fault
 */
export function failureOf(error: unknown, withTrace: boolean): Failure {
  if (error instanceof ExpectedError) {
    const { code, message, details } = error;
    const said = (details ?? []).map((problem) => `  ${problem.path} ${problem.message}`);
    return {
      exit: code === 'not_found' ? EXIT.notFound : EXIT.refused,
      error: { code, message, ...(details && { details }) },
      text: [message, ...said].join('\n'),
    };
  }
  if (error instanceof UsageError) return plain(EXIT.usage, 'usage', error);
  if (error instanceof WorkFailed) return plain(EXIT.failed, 'work_failed', error);
  if (error instanceof Unconfirmed) return plain(EXIT.refused, 'unconfirmed', error);
  if (error instanceof SettingError) return plain(EXIT.fault, 'wrong_setting', error);
  if (error instanceof SecretError) return plain(EXIT.fault, 'unreadable_secret', error);
  const mended = mending(error);
  if (mended !== undefined) {
    const { code, sentence } = mended;
    return { exit: EXIT.fault, error: { code, message: sentence }, text: sentence };
  }
  const message = messageOf(error);
  const said = `This is a fault of Campcairn: ${message}. With LOG_LEVEL=debug the command says where; please report that.`;
  const trace = withTrace ? `\n${String((error as Error | null)?.stack ?? error)}` : '';
  return { exit: EXIT.fault, error: { code: 'internal_error', message }, text: said + trace };
}

const plain = (exit: number, code: string, { message }: Error): Failure => ({
  exit,
  error: { code, message },
  text: message,
});

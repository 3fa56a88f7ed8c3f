import { SettingError } from '../platform/config/index.ts';
import { ExpectedError, messageOf, type Problem } from '../platform/errors.ts';
import { mending } from '../platform/mendable.ts';
import { SecretError } from '../platform/secrets/index.ts';
import { Unconfirmed, UsageError, WorkFailed } from './command.ts';

/** How a command can end other than well. Codes are told apart by what to do next. */
export const EXIT = {
  /** A fault of ours, of the settings or of the database. */
  fault: 1,
  /** The command line is wrong. */
  usage: 2,
  /** What was named does not exist. */
  notFound: 3,
  /** It was understood and may not be. */
  refused: 4,
  /** It was done, and came to nothing: a broken feed, no valid row, an import of which nothing could be used. */
  failed: 5,
} as const;

/** Why a command did not end well. */
export interface Failure {
  exit: number;
  /** For programs, as the API's errors are. */
  error: { code: string; message: string; details?: Problem[] };
  /** For people. */
  text: string;
}

/**
 * What is to be said of an error, and the exit code.
 * @param withTrace says of a fault of ours where it happened, too.
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

import type { OperatorRow, Operators } from '../../operators/index.ts';
import type { People } from '../../people/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { retryParkedJob } from '../../platform/jobs/index.ts';
import type { Recorder } from './recorded.ts';

interface Needs {
  operators: Operators;
  people: {
    sessions: Pick<People['sessions'], 'endAllOf'>;
    signIn: Pick<People['signIn'], 'printLink'>;
  };
}

/** What operators do about the installation itself: its jobs, and who else runs it. */
export const createSystemOperations = ({ operators, people }: Needs, { change }: Recorder) => ({
  /** Retries a parked job at once, with its number of attempts reset. Throws `not_found`. */
  retryJob: (id: number): Promise<void> =>
    change(async (tx) => {
      if (!(await retryParkedJob(tx, id))) {
        throw new ExpectedError('not_found', `There is no parked job ${id}.`);
      }
      return { result: undefined, entry: { action: 'job.retry', subject: `job ${id}` } };
    }),

  /** Adds an operator by email; idempotent. Throws `validation_error`. */
  addOperator: (email: string): Promise<OperatorRow> =>
    change(async (tx) => {
      const known = await operators.emails(tx);
      const result = await operators.add(email, tx);
      const entry = { action: 'operator.add', subject: `operator ${result.email}` };
      return { result, entry: known.includes(result.email) ? null : entry };
    }),

  /** The path of a link by which an operator signs in, for one use within an hour. */
  printLink: (email: string): Promise<string> =>
    change(async (tx) => {
      const result = await people.signIn.printLink(email, tx);
      return { result, entry: { action: 'operator.link', subject: `operator ${email}` } };
    }),

  /** Removes an operator, and ends all its sessions. Throws `not_found`, and `bad_request` for the last one. */
  removeOperator: (email: string): Promise<OperatorRow> =>
    change(async (tx) => {
      const result = await operators.remove(tx, email);
      await people.sessions.endAllOf(tx, result.email);
      const entry = { action: 'operator.remove', subject: `operator ${result.email}` };
      return { result, entry };
    }),

  /** Ends all sessions of an operator. Throws `not_found`. */
  endSessions: (email: string): Promise<void> =>
    change(async (tx) => {
      if (!(await operators.emails(tx)).includes(email)) {
        throw new ExpectedError('not_found', `${email} is not an operator.`);
      }
      await people.sessions.endAllOf(tx, email);
      const entry = { action: 'operator.sign_out', subject: `operator ${email}` };
      return { result: undefined, entry };
    }),
});

import type { OperatorRow, Operators } from '../../../operators/index.ts';
import type { People, RemovedFactors } from '../../../people/index.ts';
import type { Actor, Recorder } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import { retryFailedJob, retryFailedJobs } from '../../../platform/jobs/index.ts';

interface Deps {
  operators: Operators;
  people: {
    sessions: Pick<People['sessions'], 'endAllOf'>;
    signIn: Pick<People['signIn'], 'printLink'>;
    secondFactors: Pick<People['secondFactors'], 'reset'>;
  };
}

/** Operations on the installation itself: its jobs and its operators. */
export const createSystemOperations = (
  { operators, people }: Deps,
  { change, record }: Recorder,
  actor: Actor,
) => ({
  /** Retries a failed job at once, with its number of attempts reset. Throws `not_found`. */
  retryJob: (id: number): Promise<void> =>
    change(async (tx) => {
      if (!(await retryFailedJob(tx, id))) {
        throw new ExpectedError('not_found', `There is no parked or failing job ${id}.`);
      }
      return { result: undefined, entry: { action: 'job.retry', subject: `job ${id}` } };
    }),

  /**
   * Retries those of the given jobs that have failed; returns their number. Throws `bad_request` when
   * none has.
   */
  retrySelected: (ids: readonly number[]): Promise<number> =>
    change(async (tx) => {
      let result = 0;
      for (const id of ids) {
        if (!(await retryFailedJob(tx, id))) continue;
        await record(tx, { action: 'job.retry', subject: `job ${id}` });
        result += 1;
      }
      if (result === 0) {
        throw new ExpectedError('bad_request', 'None of these jobs is parked or failing any more.');
      }
      return { result, entry: null };
    }),

  /** Retries all failed jobs of a kind; returns their number. */
  retryJobs: (kind: string): Promise<number> =>
    change(async (tx) => {
      const result = await retryFailedJobs(tx, kind);
      const entry = { action: 'job.retry', subject: `jobs ${kind}`, after: { retried: result } };
      return { result, entry: result === 0 ? null : entry };
    }),

  /**
   * Adds an operator by email; idempotent. Deletes the person's earlier sessions, links and second
   * factors, even those of a partner's member. Throws `validation_error`.
   */
  addOperator: (email: string): Promise<OperatorRow> =>
    change(async (tx) => {
      const known = await operators.emails(tx);
      const result = await operators.add(email, tx);
      if (known.includes(result.email)) return { result, entry: null };
      await people.secondFactors.reset(tx, result.email);
      const entry = { action: 'operator.add', subject: `operator ${result.email}` };
      return { result, entry };
    }),

  /** Returns the path of a link by which an operator signs in once within an hour. */
  printLink: (email: string): Promise<string> =>
    change(async (tx) => {
      const result = await people.signIn.printLink(email, tx);
      return { result, entry: { action: 'operator.link', subject: `operator ${email}` } };
    }),

  /**
   * Removes an operator, and ends all its sessions, links and second factors. Throws `not_found`, and
   * `bad_request` for the last one.
   */
  removeOperator: (email: string): Promise<OperatorRow> =>
    change(async (tx) => {
      const result = await operators.remove(tx, email);
      await people.secondFactors.reset(tx, result.email);
      const entry = { action: 'operator.remove', subject: `operator ${result.email}` };
      return { result, entry };
    }),

  /**
   * Removes all second factors of an operator, who sets up a new one at the next sign-in, and ends
   * the operator's sessions and links. Throws `not_found`, and `bad_request` when operators reset
   * their own in the console.
   */
  resetSecondFactor: (email: string): Promise<OperatorRow & RemovedFactors> =>
    change(async (tx) => {
      const wanted = email.trim().toLowerCase();
      const found = (await operators.list(tx)).find((row) => row.email.toLowerCase() === wanted);
      if (!found) throw new ExpectedError('not_found', `${email} is not an operator.`);
      if (actor.kind === 'operator' && actor.name.toLowerCase() === wanted) {
        throw new ExpectedError(
          'bad_request',
          'You replace or remove your own second factors on the page "Your sign-in".',
        );
      }
      const removed = await people.secondFactors.reset(tx, found.email);
      const about = { subject: `operator ${found.email}`, before: removed };
      return {
        result: { ...found, ...removed },
        entry: { action: 'operator.reset_second_factor', ...about },
      };
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

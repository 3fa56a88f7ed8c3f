import { emailAddress } from '../partners/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { ExpectedError, validationError } from '../platform/errors.ts';
import { check } from '../platform/validation/index.ts';
import {
  deleteOperator,
  lockOperators,
  type OperatorRow,
  selectOperator,
  selectOperatorEmails,
  selectOperators,
  upsertOperator,
} from './operator.sql.ts';

/** The people who run Campcairn. */
export interface Operators {
  /** Adds an operator by email; idempotent. Rejects with `validation_error`. */
  add(email: string, tx?: Queryable): Promise<OperatorRow>;
  /** Whether an address is an operator's; asked within the caller's transaction where there is one. */
  isOperator(email: string, tx?: Queryable): Promise<boolean>;
  /** In the order in which they were added. */
  list(tx?: Queryable): Promise<OperatorRow[]>;
  /**
   * Removes an operator, found by email. Throws `not_found`, and `bad_request` for the last one, so that
   * an operator can always sign in.
   */
  remove(tx: Tx, email: string): Promise<OperatorRow>;
  /** The email addresses of all operators. */
  emails(tx?: Queryable): Promise<string[]>;
}

const address = emailAddress();

/** Makes the use cases of operators. */
export const createOperators = (db: Db, clock: Clock): Operators => ({
  async add(email, tx = db) {
    const checked = check(address, email.trim());
    if (!checked.ok) {
      throw validationError(checked.problems.map(({ message }) => ({ path: 'email', message })));
    }
    return tx.one(upsertOperator, [checked.value, clock.now()]);
  },
  list: (tx = db) => tx.query(selectOperators),
  async remove(tx, email) {
    const operators = await tx.query(lockOperators);
    const wanted = email.trim().toLowerCase();
    const found = operators.find((operator) => operator.email.toLowerCase() === wanted);
    if (!found) throw new ExpectedError('not_found', `${email} is not an operator.`);
    if (operators.length === 1) {
      throw new ExpectedError('bad_request', 'The last operator cannot be removed.');
    }
    await tx.execute(deleteOperator, [found.id]);
    return found;
  },
  isOperator: async (email, tx = db) => (await tx.maybeOne(selectOperator, [email])) !== undefined,
  emails: async (tx = db) => (await tx.query(selectOperatorEmails)).map(({ email }) => email),
});

/** Removes an operator by its id, if there is one. */
export const forgetOperator = (db: Queryable, id: number): Promise<number> =>
  db.execute(deleteOperator, [id]);

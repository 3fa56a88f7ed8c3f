import { emailAddress } from '../partners/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { validationError } from '../platform/errors.ts';
import { check } from '../platform/validation/index.ts';
import {
  type OperatorRow,
  selectOperator,
  selectOperatorEmails,
  upsertOperator,
} from './operator.sql.ts';

/** The people who run Campcairn. */
export interface Operators {
  /** Adds an operator by email; idempotent. Rejects with `validation_error`. */
  add(email: string): Promise<OperatorRow>;
  /** Whether an address is an operator's. */
  isOperator(email: string): Promise<boolean>;
  /** The email addresses of all operators. */
  emails(tx?: Queryable): Promise<string[]>;
}

const address = emailAddress();

/** Makes the use cases of operators. */
export const createOperators = (db: Db, clock: Clock): Operators => ({
  async add(email) {
    const checked = check(address, email.trim());
    if (!checked.ok) {
      throw validationError(checked.problems.map(({ message }) => ({ path: 'email', message })));
    }
    return db.one(upsertOperator, [checked.value, clock.now()]);
  },
  isOperator: async (email) => (await db.maybeOne(selectOperator, [email])) !== undefined,
  emails: async (tx = db) => (await tx.query(selectOperatorEmails)).map(({ email }) => email),
});

import { statement } from '../platform/db/index.ts';

/** A person who runs Campcairn. */
export interface OperatorRow {
  id: number;
  email: string;
  created_at: Date;
}

/** Adds an operator, or finds the one of that address. */
export const upsertOperator = statement<OperatorRow, [email: string, now: Date]>(
  'operators.upsert_operator',
  `insert into operator (email, created_at) values ($1, $2)
   on conflict (lower(email)) do update set email = operator.email
   returning id, email, created_at`,
);

export const selectOperator = statement<OperatorRow, [email: string]>(
  'operators.select_operator',
  'select id, email, created_at from operator where lower(email) = lower($1)',
);

export const selectOperators = statement<OperatorRow>(
  'operators.select_operators',
  'select id, email, created_at from operator order by id',
);

/** Serialises removals, so that one operator always remains. */
export const lockOperators = statement<OperatorRow>(
  'operators.lock_operators',
  'select id, email, created_at from operator order by id for update',
);

export const deleteOperator = statement<never, [id: number]>(
  'operators.delete_operator',
  'delete from operator where id = $1',
);

export const selectOperatorEmails = statement<{ email: string }>(
  'operators.select_operator_emails',
  'select email from operator order by id',
);

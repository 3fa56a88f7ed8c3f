export { createOperators, forgetOperator, type Operators } from './operator.ts';
export type { OperatorRow } from './operator.sql.ts';

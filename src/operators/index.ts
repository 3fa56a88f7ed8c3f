export { createOperators, type Operators } from './operator.ts';

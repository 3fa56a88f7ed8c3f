export { comparisonJob } from './comparing.ts';
export { createPairs, type PairOf, type PairChange, type Pairs } from './pairs.ts';
export { SAME_AS_EACH } from './published.sql.ts';

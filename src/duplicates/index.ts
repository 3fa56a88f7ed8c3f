export { comparisonJob } from './comparing.ts';
export { createPairs, type PairOf, type PairChange, type Pairs } from './pairs.ts';
export { SAME_AS } from './published.sql.ts';

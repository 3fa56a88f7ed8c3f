export { isTicked, lineProblem, linesOf, linesProblem, problemsIn } from './fields.ts';
export { createFormGuard, type FormGuard, type FormRefusal } from './guard.ts';
export { networkOf } from './network.ts';

import { pluralsOf } from '../../plurals.ts';

/** Picks the Dutch form of a sentence for a count. */
export const n = pluralsOf('nl');

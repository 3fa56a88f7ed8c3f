import type { FilterName } from './index-query.ts';

/**
 * One thing that is asked for, and what the listings of a selection say about it: `yes` holds
 * those that state a match, `open` those that state nothing and stay in for it, marked. Whoever
 * is in neither has said no. Each chosen amenity is a criterion of its own.
 */
export interface Criterion {
  name: FilterName;
  /** The amenity, for criteria named `amenity`. */
  value?: string;
  yes: Int32Array;
  open: Int32Array | null;
}

import { z } from 'zod';

/** What else callers call the fields of an input, and what its hints are made of. */
export interface OtherNames {
  /** Paths of fields by other names, whose letters alone count: `longitude` is `location.lng`. */
  fields?: Readonly<Record<string, string>>;
  /** What to do with unknown fields that are no other names, by path. */
  sentences?: Readonly<Record<string, string>>;
  /** Returns the number of decimals of the amounts in an input; undefined when it does not say their currency. */
  decimalsOf?(sent: unknown): number | undefined;
}

/** The other names of the fields of inputs, by schema. */
export const otherNames = z.registry<OtherNames>();

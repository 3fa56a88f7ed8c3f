import { z } from 'zod';

/** What else callers call the fields of an input. */
export interface OtherNames {
  /** Paths of fields by other names, whose letters alone count: `longitude` is `location.lng`. */
  fields?: Readonly<Record<string, string>>;
  /** What to do with unknown fields that are no other names, by path. */
  sentences?: Readonly<Record<string, string>>;
}

/** The other names of the fields of inputs, by schema. */
export const otherNames = z.registry<OtherNames>();

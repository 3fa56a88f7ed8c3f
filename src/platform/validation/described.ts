import type { z } from 'zod';

/** Gives each field of an object's shape what the API description says of it. */
export const described = <Shape extends Readonly<Record<string, z.ZodType>>>(
  shape: Shape,
  words: { readonly [Name in keyof Shape]: string },
): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.describe(words[name] ?? '')]),
  ) as Shape;

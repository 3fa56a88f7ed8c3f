import type { PostedForm } from '../../src/platform/forms/index.ts';

/** A form as it is posted; a list is a field that is there more than once. */
export const formOf = (fields: Record<string, string | string[]>): PostedForm => ({
  getAll: (name) => [fields[name] ?? []].flat(),
});

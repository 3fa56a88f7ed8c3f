/** Parameters of a list's address that say what was done. */
const OF_ANSWER: ReadonlySet<string> = new Set(['done', 'count', 'bulk']);

/** The filter of a list's address: without the action that was called and what came of it. */
export const listFilter = (params: Iterable<[string, string]>): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name]) => !name.startsWith('/') && !OF_ANSWER.has(name)),
  );

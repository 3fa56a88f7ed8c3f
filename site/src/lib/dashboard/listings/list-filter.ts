/** Parameters of the list's address that describe the result of an action, not the filter. */
const OF_ANSWER: ReadonlySet<string> = new Set(['done', 'count', 'bulk']);

/** Returns the filter in the list's address, without the action's name (`/…`) and its result. */
export const listFilter = (params: Iterable<[string, string]>): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name]) => !name.startsWith('/') && !OF_ANSWER.has(name)),
  );

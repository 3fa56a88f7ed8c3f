/**
 * A copy of a text that holds no other in memory: a part that was cut out of a text keeps the whole of it alive in V8, and
 * one that was joined keeps its parts. For what is kept of a text that is much larger. Half surrogate pairs become U+FFFD.
 */
export const flat = (text: string): string => Buffer.from(text).toString();

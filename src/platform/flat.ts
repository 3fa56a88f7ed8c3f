/**
 * Copies a text, so that it keeps no other text in memory: in V8 a slice keeps the whole text alive, and a concatenation
 * its parts. Use it for a short piece of a long text that is kept. Half surrogate pairs become U+FFFD.
 */
export const flat = (text: string): string => Buffer.from(text).toString();

import { flat } from '../platform/flat.ts';

/**
 * Replaces by U+FFFD what PostgreSQL refuses in a text: NUL and half surrogate pairs. To be called after a text is cut,
 * which may halve a pair.
 */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** Copies the beginning of a text, and replaces what PostgreSQL refuses, as `storable` does. */
export const storableStart = (text: string, characters: number): string =>
  flat(text.slice(0, characters)).replaceAll('\0', '\uFFFD');

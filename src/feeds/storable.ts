import { flat } from '../platform/flat.ts';

/**
 * Replaces the characters that PostgreSQL refuses, NUL and half surrogate pairs, by U+FFFD. Call it
 * after cutting a text, since the cut may split a pair.
 */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** Returns the beginning of a text, made storable. */
export const storableStart = (text: string, characters: number): string =>
  flat(text.slice(0, characters)).replaceAll('\0', '\uFFFD');

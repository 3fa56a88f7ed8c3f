/**
 * A text of a feed with U+FFFD in place of what the database refuses: NUL and half surrogate pairs. To be
 * applied after a text is cut, which may halve a pair.
 */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/**
 * Removes NUL from a text of a request. Nobody types it, and the database refuses to store it or to
 * search for it.
 */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

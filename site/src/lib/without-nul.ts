/** A text that came with a request, without NUL, which nobody types and the database refuses to keep or to look for. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

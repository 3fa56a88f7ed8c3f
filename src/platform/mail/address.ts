const plainAddress = /^[^\p{Cc}\s<>()[\]:;,"\\@]{1,64}@[^\p{Cc}\s<>()[\]:;,"\\@]{1,253}$/u;

/**
 * Whether a text is one mail address and nothing more: no second recipient, no display name, no
 * comment, nothing that could end a header's line.
 */
export const isPlainAddress = (text: string): boolean => plainAddress.test(text);

/** A header's text on one line: control characters and line ends become spaces. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

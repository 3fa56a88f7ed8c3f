/** Replaces masked text. */
export const MASK = '•••';

/**
 * Masks what looks like a mail address, a telephone number or an encoded value (33 letters and digits
 * or more: keys, tokens, Base64).
 */
export const maskPersonal = (text: string): string =>
  text
    .replace(/[^\s<>"'()[\]{},;]+@[^\s<>"'()[\]{},;]+/g, MASK)
    .replace(/\+?\d[\d\s().-]{5,}\d/g, MASK)
    .replace(/[A-Za-z0-9+/_=%-]{33,}/g, MASK);

/** Masks URLs except scheme and host, as paths and queries often contain keys. */
export const maskUrls = (text: string): string =>
  text.replace(/(\w+:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/g, `$1$2/${MASK}`);

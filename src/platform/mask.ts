/** Replaces masked text. */
export const MASK = '•••';

/**
 * Masks texts that look like a mail address, a telephone number or an encoded value (33 letters and
 * digits or more: keys, tokens, Base64).
 */
export const maskPersonal = (text: string): string =>
  text
    .replace(/[^\s<>"'()[\]{},;]+/g, (word) => (holdsAddress(word) ? MASK : word))
    .replace(/\+?\d[\d\s().-]{5,}\d/g, MASK)
    .replace(/[A-Za-z0-9+/_=%-]{33,}/g, MASK);

/** Whether an `@` stands between other signs of a word. */
const holdsAddress = (word: string): boolean => {
  const at = word.indexOf('@', 1);
  return at !== -1 && at < word.length - 1;
};

/**
 * Masks URLs except scheme and host, as paths and queries often contain keys. Of a scheme the last 20 letters
 * are looked for, so that a long word is read once.
 */
export const maskUrls = (text: string): string =>
  text.replace(/(\w{1,20}:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/g, `$1$2/${MASK}`);

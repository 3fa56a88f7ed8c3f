const MAX_TEXTS = 5000;

const texts = new Map<string, string>();

/**
 * Returns the text of a key, which is made once and kept for the next page: `Intl` takes 1 to 150
 * microseconds for a text, and pages repeat the same. The key has to be unique among all callers.
 */
export function remembered(key: string, make: () => string): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = make();
    if (texts.size === MAX_TEXTS) texts.clear();
    texts.set(key, text);
  }
  return text;
}
